"""Let PostgreSQL tell of each commit that changed a game, for pages that are open."""

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

TELL = """
CREATE OR REPLACE FUNCTION verteller_game_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('verteller_games', '');
    RETURN NULL;
END
$$;
CREATE TRIGGER verteller_game_changed
    AFTER INSERT OR UPDATE OR DELETE ON hosting_hostedgame
    FOR EACH STATEMENT EXECUTE FUNCTION verteller_game_changed();
CREATE TRIGGER verteller_player_changed
    AFTER INSERT OR UPDATE OR DELETE ON hosting_player
    FOR EACH STATEMENT EXECUTE FUNCTION verteller_game_changed();
"""

BE_SILENT = """
DROP TRIGGER IF EXISTS verteller_player_changed ON hosting_player;
DROP TRIGGER IF EXISTS verteller_game_changed ON hosting_hostedgame;
DROP FUNCTION IF EXISTS verteller_game_changed();
"""


def tell(_apps: Apps, editor: BaseDatabaseSchemaEditor) -> None:
    """Have it told; SQLite counts commits by itself."""
    if editor.connection.vendor == "postgresql":
        editor.execute(TELL, params=None)


def be_silent(_apps: Apps, editor: BaseDatabaseSchemaEditor) -> None:
    """Have it told no longer."""
    if editor.connection.vendor == "postgresql":
        editor.execute(BE_SILENT, params=None)


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0002_sessions_and_codes"),
        ("hosting", "0006_master_acts"),
    ]

    operations = [migrations.RunPython(tell, be_silent)]
