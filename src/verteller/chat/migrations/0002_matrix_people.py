import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("chat", "0001_initial"),
    ]

    operations = [
        migrations.AddField(
            model_name="matrixaccount",
            name="person",
            field=models.ForeignKey(
                # Nobody has linked an account before this one.
                default=0,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="matrix",
                to="hosting.person",
            ),
            preserve_default=False,
        ),
        migrations.AlterField(
            model_name="matrixaccount",
            name="user",
            field=models.CharField(blank=True, db_index=True, max_length=255),
        ),
        migrations.AlterField(
            model_name="matrixevent",
            name="post",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="matrix_events",
                to="chat.post",
            ),
        ),
        migrations.CreateModel(
            name="MatrixCode",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("code", models.CharField(max_length=12, unique=True)),
                ("until", models.DateTimeField()),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="matrix_codes",
                        to="hosting.person",
                    ),
                ),
                (
                    "player",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="matrix_code",
                        to="hosting.player",
                    ),
                ),
            ],
        ),
    ]
