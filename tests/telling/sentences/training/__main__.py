"""Let the second reader learn; see the package."""

import argparse
import json
import sys
import time
from collections.abc import Sequence

import numpy as np
import torch

from tests.telling.sentences.cases import LANGUAGES
from tests.telling.sentences.training.examples import REPLIES, Example, examples
from tests.telling.sentences.training.learning import Sample, learn
from tests.telling.sentences.training.model import Network, Places
from verteller.telling.sentences.learned.encoding import vectors_of
from verteller.telling.sentences.learned.judging import subject_of
from verteller.telling.sentences.learned.network import KNOWLEDGE, knowledge


def main(arguments: Sequence[str]) -> int:
    """Learn and write what was learned."""
    parser = argparse.ArgumentParser(prog="training")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--networks", type=int, default=1)
    parser.add_argument("--onward", action="store_true", help="go on from what is known")
    parser.add_argument("--without", nargs="*", default=(), help="sources: lessons02, fresh41")
    parser.add_argument("--out", default=str(KNOWLEDGE))
    asked = parser.parse_args(arguments)
    torch.set_num_threads(2)
    left_out = set(asked.without)
    told = [each for language in LANGUAGES for each in examples(language)]
    samples = list(_samples([each for each in told if each.source not in left_out]))
    print(f"{len(told)} texts, {len(samples)} samples")  # noqa: T201
    networks = _known() if asked.onward else _new(_places(samples), asked.networks)
    for seed, network in enumerate(networks):
        start = time.monotonic()
        for loss in learn(samples, network, asked.rounds, seed, onward=asked.onward):
            print(f"{seed}: {loss:.4f} {time.monotonic() - start:.0f} s", flush=True)  # noqa: T201
    _write(networks, sorted({each.context.rulebook for each in told}), asked.out)
    return 0


def _new(places: Places, count: int) -> list[Network]:
    return [Network(places, seed) for seed in range(count)]


def _known() -> list[Network]:
    """Return the networks that stand, to learn more; all questions must be known to them."""
    known = knowledge()
    places = Places(known.subjects, known.traits, known.languages)
    networks = []
    for seed, weights in enumerate(known.networks):
        network = Network(places, seed)
        network.load_state_dict({key: torch.from_numpy(each) for key, each in weights.items()})
        networks.append(network)
    return networks


def _samples(told: Sequence[Example]) -> list[Sample]:
    samples = []
    for example in told:
        vectors = vectors_of(example.items).astype(np.float16)
        samples += [
            Sample(example, question, vectors)
            for question in example.context.asked
            if question not in example.untold
        ]
    return samples


def _places(samples: Sequence[Sample]) -> Places:
    subjects = {subject_of(each.question, each.example.context.role) for each in samples}
    traits = {trait for each in samples for item in each.example.items for trait in item.traits}
    return Places(
        {subject: number for number, subject in enumerate(sorted(subjects))},
        {trait: number for number, trait in enumerate(sorted(traits))},
        LANGUAGES,
    )


def _write(networks: Sequence[Network], rulebooks: Sequence[str], path: str) -> None:
    places = networks[0].places
    about = {
        "networks": len(networks),
        "subjects": dict(places.subjects),
        "traits": list(places.traits),
        "languages": list(places.languages),
        "replies": list(REPLIES),
        "rulebooks": list(rulebooks),
    }
    arrays = {
        f"{number}/{name}": weights.numpy().astype(np.float16)
        for number, network in enumerate(networks)
        for name, weights in network.state_dict().items()
    }
    np.savez_compressed(path, about=np.array(json.dumps(about)), **arrays)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
