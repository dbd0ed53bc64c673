import pytest
from datetime import timedelta
from tests.mail.borgo_of_14 import *
from tests.mail.village import *
from verteller.hosting.models import *
from verteller.hosting.seeds import commitment
from verteller.mail.composing import compose
pytestmark=pytest.mark.django_db
@pytest.mark.parametrize("seed", [1,2,3,4,5])
def test_it(seed):
    new_village(*ROLES, name="Borgo", rulebook="lupus3", language="it", strictness=0, most=14)
    HostedGame.objects.update(seed=f"{seed:064}", seed_sha256=commitment(f"{seed:064}"))
    v=Village("Borgo"); ps=people(seed)
    for p,line in zip(ps,PEOPLE): assert v.mail(p.address,line).code=="signed_up"
    total=0; bad=0
    for rnd in range(40):
        if v.game.status!=Status.RUNNING: break
        ms=written(v.game, ps)
        for m in ms:
            p=next(x for x in ps if x.name==m.name)
            r=v.mail(p.address,m.text); total+=1
            with games.opened(v.game) as g:
                given=g.state.given.get(v.seat(m.name),{})
                got={k:(given[k].choice[0][1] if given[k].choice else None) for k in m.meant if k in given}
            if r.code!="answer_taken" or got!=m.meant:
                bad+=1
                if bad<25: print("!!",seed,repr(m.text),r.code,m.meant,got,v.player(m.name).name)
        v.now=v.game.due_at+timedelta(seconds=1); sweep_all(v.now)
    print("SEED",seed,"rounds",rnd,"mails",total,"bad",bad,v.game.status)
