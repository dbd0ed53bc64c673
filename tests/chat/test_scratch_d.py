import os, sys, types, time
from datetime import timedelta
from pathlib import Path
import pytest
from django.utils import timezone
from playwright.sync_api import expect
try:
    import verteller.chat.state
except ImportError:
    stub = types.ModuleType("verteller.chat.state")
    def state_of(reader):
        from verteller.hosting.models import HostedGame
        from verteller.hosting import games, clock
        from verteller.chat.access import rooms_for
        rec = HostedGame.objects.get(pk=reader.live.game_id)
        from verteller.hosting.games import opened
        with opened(rec) as game:
            st = game.state
            ph = st.phase
            seats = [dict(seat=i, name=n, alive=(i in st.living), captain=i==2, floor=False, turn=False) for i, n in enumerate(st.names)]
            me = reader.seat
            qs = []
            if me is not None:
                for k, a in game.asked(me).items():
                    qs.append(dict(question=k, sequence=rec.sequence, words=f"Question {k}: whom?", parts=[dict(part=p.name, least=p.least, most=p.most, options=[dict(value=str(o), label=st.names[o] if not isinstance(o,str) else o) for o in p.options]) for p in a.parts], blank=a.blank, answer=None))
            titles = {"square": "The square", "line": "My line", "den": "The den", "lovers": "Lovers", "graveyard": "Graveyard"}
            rooms = [dict(key=r.key, title=titles.get(r.kind, r.kind), may_write=r.may_write) for r in rooms_for(reader, rec)]
            night = ph is not None and ph.name in ("cupid","siblings","wolfhound","wild_child","protector","harlot","wolves","convert","white","witch","seer","fox","raven")
            return dict(now=int(clock.now().timestamp()*1000), game=rec.name, rulebook=rec.rulebook,
              phase=dict(name=ph.name, title=f"Night {ph.number}: {ph.name}" if night else f"Day {ph.number}: {ph.name}", number=ph.number, opened=int(rec.opened_at.timestamp()*1000), until=int(rec.due_at.timestamp()*1000), is_night=night, sequence=1) if ph else None,
              me=None if me is None else dict(seat=me, name=st.names[me], role=st.roles[me], role_name=st.roles[me].title(), story="Every night the pack agrees on a victim. Your goal is to kill all the citizens.", alive=me in st.living),
              seats=seats, rooms=rooms, questions=qs, accused=[], over=False, winners=None, again=None)
    stub.state_of = state_of
    sys.modules["verteller.chat.state"] = stub
from tests.chat.village import live_game, person, player
from tests.web.desk import signed_in_as
from tests.web.test_desk_browser import cookie_of
from verteller.cli._web import WebServer
from verteller.chat import timeline
from verteller.chat.models import PostKind, LiveGame
from verteller.chat.saying import say
from verteller.chat.access import reader_in
from verteller.hosting.playing import close_phase
from verteller.hosting.models import HostedGame

pytestmark = pytest.mark.django_db(transaction=True)
OUT = Path("/tmp/d/shots"); OUT.mkdir(exist_ok=True, parents=True)
ROLES = "werewolf werewolf seer witch cupid wolfhound bear_tamer villager".split()

def test_look(browser):
    with WebServer("127.0.0.1", 0) as server:
        url = f"http://127.0.0.1:{server.port}"
        live = live_game(roles=ROLES, at=timezone.now(), pace={"every": 40})
        pages = {}
        def open_(name, phone, **w):
            size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 900}
            c = browser.new_context(viewport=size, **w)
            c.add_cookies([cookie_of(signed_in_as(person(live, name)), url)])
            p = c.new_page()
            p.on("console", lambda m: print("CONSOLE", m.type, m.text))
            p.on("pageerror", lambda e: print("ERROR", e))
            p.goto(f"{url}/rooms/Abend/")
            return p
        def close():
            g = HostedGame.objects.get(name="Abend")
            close_phase(g, g.sequence, timezone.now())
        phone = open_("Emil", True); desk = open_("Ada", False)
        phone.wait_for_timeout(1200)
        phone.screenshot(path=OUT/"1-phone-night.png"); desk.screenshot(path=OUT/"1-desk-night.png")
        g = HostedGame.objects.get(name="Abend")
        for _ in range(30):
            with __import__("verteller.hosting.games", fromlist=["x"]).opened(HostedGame.objects.get(name="Abend")) as game:
                ph = game.state.phase.name
            if ph == "accuse": break
            close()
        live = LiveGame.objects.select_related("game").get()
        for name, text in (("Ben", "Good morning everybody. Nobody died, how lovely!"), ("Cem", "I do not trust Fritz. He was awfully quiet."), ("Cem", "And he always votes last."), ("Fritz", "Me? I was asleep all night, ask anybody who was also asleep."), ("Emil", "Let us hear Ada first."), ("Ada", "I say Greta. She smiled when night fell, and you do not smile at night fall unless you know something the rest of us do not.")):
            say(reader_in(live, person(live, name)), "square", text)
        phone.wait_for_timeout(1500)
        phone.screenshot(path=OUT/"2-phone-day.png"); desk.screenshot(path=OUT/"2-desk-day.png")
        phone.locator("#unroll").click()
        phone.wait_for_timeout(400); phone.screenshot(path=OUT/"3-phone-table.png")
        phone.locator("#unroll").click()
        phone.locator("#peek").click(); phone.wait_for_timeout(300); phone.screenshot(path=OUT/"4-phone-card.png")
        desk.locator("#menu summary").click(); desk.wait_for_timeout(200); desk.screenshot(path=OUT/"4-desk-menu.png")
        dark = open_("Ben", True, color_scheme="dark"); dark.wait_for_timeout(800); dark.screenshot(path=OUT/"5-phone-day-dark.png")
        print(phone.title(), desk.title())
        for c in list(browser.contexts): c.close()
