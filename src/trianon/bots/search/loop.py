"""The simulation loop: sample a world, descend the tree, evaluate where it ends, back up the values.

`grow` gives the children of a node their priors, and `evaluate` the values of the position that a descent reached: here
by the heuristic and a rollout. `search_with` makes the same loop with those of another evaluator, as `net_loop` does.
"""

from types import FunctionType
from typing import Any

from trianon.bots.search.rollout import lead_of, rollout, values_of
from trianon.bots.search.secret_choices import choose, is_opening, rival_parent, rival_pick, unseal_rivals
from trianon.bots.search.tree import DONE, MAX_DEPTH, ROOT, SearchTree, expand, mark_unexpanded
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.rng import threefry
from trianon.core.kernel.seats import asked, asked_seat, is_secret
from trianon.core.kernel.struct import NONE, Longs, widen


@rule
def draw_world(g: Any, w: Workspace, view: Any, key: Longs, number: int) -> int:
    """Sample world `number` of a series; returns a random seed for the choices in it."""
    w.s_rows[0, :] = 0
    s = w.s[0]
    a, b, d, x = threefry(widen(key[0]), widen(key[1]), widen(key[2]), widen(key[3]), number, 0)
    s.key[0], s.key[1], s.key[2], s.key[3] = a, b, d, a ^ d
    g.functions.determinize(view, w.t[0], s)
    return x | 1


@rule
def predict_view(g: Any, w: Workspace, view: Any, key: Longs, option: int) -> None:
    """Predict the viewer's next view after this answer and the forced ones behind it, if nothing random intervenes."""
    draw_world(g, w, view, key, 0)
    rules, s, t, e, o = g.functions, w.s[0], w.t[0], w.e[0], w.o[0]
    me = widen(view.viewer)
    rules.answer(s, t, e, me, option)
    for _ in range(MAX_DEPTH):
        seat = me if asked(s, me) else asked_seat(s)
        if seat == NONE:
            break
        rules.legal(s, t, o, seat)
        if o.count != 1:
            break
        rules.answer(s, t, e, seat, widen(o.ids[0]))
    w.v_rows[0, :] = 0
    rules.look(s, t, w.v[0], me)


@rule
def grow(rules: Any, thumb: Any, w: Workspace, net: Any, tree: SearchTree, parent: int, seat: int) -> None:
    """Give every legal option a child; its prior is the heuristic's."""
    if mark_unexpanded(tree.nodes, parent, w.o[0], tree.marks):
        thumb.score_all(w.s[0], w.t[0], w.o[0], seat, tree.scores)
        expand(tree, parent, w.o[0])


@rule
def evaluate(rules: Any, thumb: Any, w: Workspace, net: Any, tree: SearchTree, me: int, x: int) -> tuple[float, float]:
    """Fill in the values of all seats; returns the place and the lead of the searching seat. Plays a rollout."""
    rollout(rules, thumb.score_all, w, tree.scores, x, widen(tree.settings.tries))
    values_of(w.s[0], w.ended[0], tree.settings, tree.values)
    return float(w.ended[0].placings[me]), float(lead_of(w.ended[0], widen(w.s[0].players), me))


@rule
def descend(rules: Any, thumb: Any, w: Workspace, net: Any, tree: SearchTree, me: int, x: int) -> tuple[int, int]:
    """Walk from the root to an unvisited node; the end of the path and the next random number.

    The tree's path holds the nodes on the way and, among them, those of the secret picks of rivals.
    """
    nodes, c, path, chains = tree.nodes, tree.settings, tree.path, tree.chains
    s, t, e, o = w.s[0], w.t[0], w.e[0], w.o[0]
    root = widen(tree.cursor[ROOT])
    node = asked_at = path[0] = root
    depth, at_leaf, smooth = 0, False, c.smooth == 1
    chains[:] = NONE
    while depth < MAX_DEPTH - 2:
        seat = me if asked(s, me) else asked_seat(s)
        if seat == NONE:
            break
        secret = is_secret(s)
        if secret and is_opening(s):
            if at_leaf:
                break
            asked_at = node
            chains[:] = NONE
        rules.legal(s, t, o, seat)
        if o.count == 1:
            rules.answer(s, t, e, seat, widen(o.ids[0]))
            continue
        x = next_random(x)
        of_rival = secret and seat != me
        if of_rival:
            pick, x = rival_pick(thumb, w, tree, seat, x, asked_at == root)
            if pick != NONE:
                rules.answer(s, t, e, seat, pick)
                continue
        if at_leaf and not of_rival:
            break
        parent = node
        if of_rival:
            parent, depth = rival_parent(tree, asked_at, seat, depth)
            if parent == NONE:
                break
        grow(rules, thumb, w, net, tree, parent, seat)
        child, x = choose(tree, parent, o, seat, x, smooth and secret, widen(c.least) if depth == 0 else 0)
        if child == NONE:
            break
        rules.answer(s, t, e, seat, widen(nodes[child].action))
        depth += 1
        path[depth] = child
        if of_rival:
            chains[seat] = child
        else:
            node = child
            at_leaf = nodes[child].visits == 0
            if at_leaf and not (secret and smooth):
                break  # else the rivals make their picks first
    return depth, x


@rule
def back_up(tree: SearchTree, depth: int, players: int, place: float, lead: float) -> None:
    """Add the place and the lead of the searching seat and the values of all seats to every node on the path."""
    nodes, path, values = tree.nodes, tree.path, tree.values
    for i in range(depth + 1):
        reached = nodes[path[i]]
        reached.visits += 1
        reached.placings += place
        reached.leads += lead
        for seat in range(players):
            reached.total[seat] += values[seat]


@rule
def search(g: Any, heuristic: Any, w: Workspace, net: Any, tree: SearchTree, view: Any, count: int) -> None:
    """Run more simulations."""
    me, players, cursor = widen(view.viewer), widen(view.players), tree.cursor
    rules, thumb, key, repick = g.functions, heuristic.functions, tree.key, tree.settings.repick
    for _ in range(count):
        x = draw_world(g, w, view, key, widen(cursor[DONE]))
        if repick == 1:
            unseal_rivals(w.s[0], me)
        depth, x = descend(rules, thumb, w, net, tree, me, x)
        place, lead = evaluate(rules, thumb, w, net, tree, me, x)
        back_up(tree, depth, players, place, lead)
        cursor[DONE] += 1


def search_with(grow: Any, evaluate: Any) -> tuple[Any, Any]:
    """The rules `descend` and `search` with these two in place of the globals of the same name.

    Calls are compiled as if the two were written anew, for the type of this evaluator's `net`. They count as code of
    its module: its key covers this one, too.
    """
    names = {**globals(), "grow": grow, "evaluate": evaluate, "__name__": evaluate.__module__}
    for entry in (descend, search):
        function = getattr(entry, "py_func", entry)
        names[function.__name__] = rule(FunctionType(function.__code__, names, function.__name__))
    return names["descend"], names["search"]
