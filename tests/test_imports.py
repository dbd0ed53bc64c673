"""What the import contracts of pyproject.toml cannot say by listing names."""

import sys

import grimp

# It reads scenario files, which are YAML; it works out nothing.
READS_YAML = "verteller.rules.conformance.reading"


def test_the_rules_import_the_standard_library_alone() -> None:
    graph = grimp.build_graph("verteller", include_external_packages=True, cache_dir=None)
    rules = {"verteller.rules", *graph.find_descendants("verteller.rules")}

    foreign = {
        (module, imported)
        for module in rules
        for imported in graph.find_modules_directly_imported_by(module)
        if imported not in rules and imported.partition(".")[0] not in sys.stdlib_module_names
    }

    assert foreign <= {(READS_YAML, "yaml")}
