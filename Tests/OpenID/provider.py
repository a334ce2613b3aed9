"""A provider of OpenID Connect on loopback, by django-oauth-toolkit, with the users `ada` and `eve`.

It prints its port, reads the redirect address of the application from its input, and prints `ready`.
"""

import os
import pathlib
import socketserver
import sys
import tempfile
import wsgiref.simple_server

import django
from django.conf import settings
from jwcrypto import jwk

FOLDER = tempfile.TemporaryDirectory()
# Django redirects over plain HTTP on loopback.
os.environ["OAUTHLIB_INSECURE_TRANSPORT"] = "1"
settings.configure(
    SECRET_KEY="for tests only", ALLOWED_HOSTS=["127.0.0.1"], ROOT_URLCONF=__name__, USE_TZ=True,
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": pathlib.Path(FOLDER.name) / "db"}},
    INSTALLED_APPS=["django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions", "oauth2_provider"],
    MIDDLEWARE=["django.contrib.sessions.middleware.SessionMiddleware",
                "django.contrib.auth.middleware.AuthenticationMiddleware"],
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField", LOGIN_URL="/login", SESSION_COOKIE_NAME="provider-session",
    OAUTH2_PROVIDER={
        "OIDC_ENABLED": True, "PKCE_REQUIRED": True, "SCOPES": {"openid": "the identity"},
        "OIDC_RSA_PRIVATE_KEY": jwk.JWK.generate(kty="RSA", size=2048).export_to_pem(True, None).decode(),
    })
django.setup()

from django.contrib.auth import authenticate, get_user_model, login  # noqa: E402
from django.core.handlers.wsgi import WSGIHandler  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.http import HttpResponse, HttpResponseRedirect  # noqa: E402
from django.urls import include, path  # noqa: E402
from oauth2_provider.models import get_application_model  # noqa: E402


def sign_in(request):
    """Signs the browser in with the posted name, and leads back to the address `next`."""
    if request.method != "POST":
        return HttpResponse("sign in")
    user = authenticate(username=request.POST["name"], password="correct horse")
    if user is None:
        return HttpResponse("wrong name", status=403)
    login(request, user)
    return HttpResponseRedirect(request.GET["next"])


urlpatterns = [path("login", sign_in), path("o/", include("oauth2_provider.urls", namespace="oauth2_provider"))]


class Server(socketserver.ThreadingMixIn, wsgiref.simple_server.WSGIServer):
    daemon_threads = True


class Handler(wsgiref.simple_server.WSGIRequestHandler):
    def log_message(self, *arguments):
        pass


def main() -> None:
    call_command("migrate", verbosity=0)
    for name in ["ada", "eve"]:
        get_user_model().objects.create_user(name, password="correct horse")
    with wsgiref.simple_server.make_server("127.0.0.1", 0, WSGIHandler(), Server, Handler) as server:
        print(server.server_port, flush=True)
        application = get_application_model()
        application.objects.create(
            name="page", client_id="openid-page", client_secret=os.environ["CLIENT_SECRET"],
            client_type=application.CLIENT_CONFIDENTIAL, authorization_grant_type=application.GRANT_AUTHORIZATION_CODE,
            redirect_uris=sys.stdin.readline().strip(), algorithm="RS256", skip_authorization=True)
        print("ready", flush=True)
        server.serve_forever()


main()
