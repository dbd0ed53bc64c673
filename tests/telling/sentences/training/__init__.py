"""
How the second reader learns: from the letters of the corpus, but for the held-out half.

    pip install torch==2.13.0                          # wanted for this alone
    python -m tests.telling.sentences.training                       # half an hour on two cores
    python -m tests.telling.sentences.training --onward --rounds 3   # when lessons were added
    python -m tests.telling.sentences.training --without lessons02   # to measure on these

Writes `src/verteller/telling/sentences/learned/knowledge.npz` anew. What stands there has learned
for nine rounds from the lessons up to 11, then onward for five from those up to 15, in batches of
64 and forgetting more; from 16 to 19 it has not learned yet. The same letters and seeds give the
same knowledge up to rounding.
"""
