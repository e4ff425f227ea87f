"""The tests that every game must pass, ours and those of other packages.

In the folder of a package that brings a game, once it is installed (`pip install -e .`):

    pytest --pyargs filature.conformance

tries the games that its pyproject.toml brings; FILATURE_GAMES=dossier,deaddrop tries others.
Beside its own tests a game has `test_rules.py`, a test for each clause; `secrets.py`, which changes
by hand all that a seat may not know; `golden/NAME/`, which `python -m filature.conformance.golden`
writes; and, if it wants further tables tried, `settings.py`.
"""
