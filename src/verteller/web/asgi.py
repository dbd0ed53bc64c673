"""The pages as an ASGI application."""

import os
import warnings

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "verteller.settings")

# Files are small and read at once; Django would rather have them read bit by bit.
warnings.filterwarnings("ignore", "StreamingHttpResponse must consume synchronous iterators")

application = get_asgi_application()
