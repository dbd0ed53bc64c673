"""A sign-up may wait for a master, and after a downtime mail is waited for."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("hosting", "0004_masters_and_calendars")]

    operations = [
        migrations.AlterField(
            model_name="hostedgame",
            name="sign_up_closes_at",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="heartbeat",
            name="waits_until",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="heartbeat",
            name="fetches",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="heartbeat",
            name="listens",
            field=models.BooleanField(default=False),
        ),
    ]
