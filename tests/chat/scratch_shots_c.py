"""Screenshots (scratch)."""
import pytest
from django.urls import reverse
from tests.chat.village import *
from verteller.hosting.models import Person
from verteller.hosting.accounts import BACKEND, account_of
from django.test import Client
from verteller.chat.lobby.gathering import say_ready
import os
OUT="/tmp/shots_c"
@pytest.mark.django_db(transaction=True)
def test_shots(live_server, browser, settings):
    settings.ALLOWED_HOSTS=["*"]
    names=list(NAMES)+["Ida Jansen","Jo"]
    live=lobby("duesterwald", names, language="en", at=__import__("verteller.hosting.clock").hosting.clock.now())
    for n in names[:5]: say_ready(live, player(live,n), ready=True)
    host=person(live,"Ada"); ben=person(live,"Ben")
    def ctx(p, width, scheme="light"):
        c=browser.new_context(viewport={"width":width,"height":844 if width<500 else 900}, color_scheme=scheme, locale="en")
        if p:
            cl=Client(); cl.force_login(account_of(p), backend=BACKEND)
            c.add_cookies([{"name":"sessionid","value":cl.cookies["sessionid"].value,"url":live_server.url}])
        return c
    pages={"mine":"/rooms/","new":"/rooms/new/","newtab":"/rooms/new/?rulebook=tabula","join":f"/rooms/join/{live.invitation}/","watch":f"/rooms/watch/{live.watching}/","lobby":"/rooms/Abend/lobby/","elsewhere":"/rooms/Abend/elsewhere/","roles":"/rooms/Abend/lobby/roles/","cards":"/rooms/Abend/cards/"}
    only=os.environ.get("ONLY","").split(",") if os.environ.get("ONLY") else list(pages)
    for w in (390,1280):
        for key in only:
            p=None if key in ("join","watch","new","newtab") else host
            c=ctx(p,w, os.environ.get("SCHEME","light"))
            page=c.new_page()
            errs=[]
            page.on("console", lambda m: errs.append(m.text) if m.type in("error","warning") else None)
            page.on("pageerror", lambda e: errs.append(str(e)))
            page.goto(live_server.url+pages[key]); page.wait_for_timeout(700)
            page.screenshot(path=f"{OUT}/{key}-{w}.png", full_page=True)
            print(key,w,errs, page.evaluate("document.documentElement.scrollWidth"))
            c.close()
