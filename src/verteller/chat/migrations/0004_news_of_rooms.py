"""Where somebody writes, and news for other processes: PostgreSQL tells of each commit."""

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

TELL = """
CREATE OR REPLACE FUNCTION verteller_rooms_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('verteller_games', '');
    RETURN NULL;
END
$$;
CREATE TRIGGER verteller_live_changed
    AFTER INSERT OR UPDATE OR DELETE ON chat_livegame
    FOR EACH STATEMENT EXECUTE FUNCTION verteller_rooms_changed();
CREATE TRIGGER verteller_presence_changed
    AFTER INSERT OR UPDATE OR DELETE ON chat_presence
    FOR EACH STATEMENT EXECUTE FUNCTION verteller_rooms_changed();
"""

BE_SILENT = """
DROP TRIGGER IF EXISTS verteller_presence_changed ON chat_presence;
DROP TRIGGER IF EXISTS verteller_live_changed ON chat_livegame;
DROP FUNCTION IF EXISTS verteller_rooms_changed();
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
    dependencies = [("chat", "0003_carried_on")]

    operations = [
        migrations.AddField(
            model_name="presence",
            name="types_in",
            field=models.CharField(blank=True, max_length=40),
        ),
        migrations.RunPython(tell, be_silent),
    ]
