"""The accessibility tree that Chromium computes for a page, as text, compared with golden texts."""

import difflib
import os

from .chromium import ChromiumPage
from .golden import GOLDEN

FOLDER = GOLDEN / "accessibility"

#: Roles that carry no meaning of their own; their children take their place.
_PLAIN = {"none", "generic", "InlineTextBox", "LayoutTable", "LayoutTableRow", "LayoutTableCell", "ListMarker"}
#: The states and values that are written, in this order.
_STATES = (
    "checked", "pressed", "selected", "expanded", "disabled", "readonly", "required", "invalid", "focusable", "modal",
    "multiselectable", "orientation", "hasPopup", "autocomplete", "level", "valuemin", "valuemax", "valuetext", "busy",
    "live", "roledescription")
#: Values of states that are written for no element, because most elements have them.
_USUAL = {"invalid": "false", "busy": "false", "autocomplete": "none", "multiselectable": "false"}


def tree(page: ChromiumPage, role: str = "main", name: str | None = None) -> str:
    """The part of the tree below the only element with `role`, and with `name` if one is given: for each element its
    role, name, value, description and states."""
    nodes = page.cdp("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    (top,) = (node for node in nodes
              if _value(node, "role") == role and not node.get("ignored") and name in (None, _value(node, "name")))
    lines: list[str] = []
    _write(top, by_id, 0, None, lines)
    return "\n".join(lines) + "\n"


def difference(name: str, found: str) -> str | None:
    """How `found` differs from the golden text `name`; `None` if it does not. With `GOLDEN=record` in the environment
    it becomes the golden text."""
    path = FOLDER / f"{name}.txt"
    if os.environ.get("GOLDEN") == "record":
        FOLDER.mkdir(parents=True, exist_ok=True)
        path.write_text(found)
        return None
    if not path.exists():
        return f"there is no golden text {name}; make golden records it"
    lines = difflib.unified_diff(
        path.read_text().splitlines(), found.splitlines(), "golden", "found", lineterm="", n=2)
    return "\n".join(lines) or None


def _value(node: dict, name: str) -> str:
    value = node.get(name, {}).get("value", "")
    return value if isinstance(value, str) else str(value)


def _write(node: dict, nodes: dict[str, dict], depth: int, outer: str | None, lines: list[str]) -> None:
    role, name = _value(node, "role"), " ".join(_value(node, "name").split())
    children = [nodes[child] for child in node.get("childIds", []) if child in nodes]
    isPlain = node.get("ignored") or role in _PLAIN
    # The text of an element that is its name is not written twice.
    if not isPlain and not (role == "StaticText" and (name == outer or not name)):
        parts = ["text" if role == "StaticText" else role]
        if name:
            parts.append(f"“{name}”")
        if value := _value(node, "value"):
            parts.append(f"= “{value}”")
        if description := _value(node, "description"):
            parts.append(f"({description})")
        parts += _states(node)
        lines.append("  " * depth + " ".join(parts))
        depth, outer = depth + 1, name
    if role != "StaticText":
        for child in children:
            _write(child, nodes, depth, outer, lines)


def _states(node: dict) -> list[str]:
    found = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    texts = {name: str(found[name]).lower() for name in _STATES if found.get(name) not in (None, "")}
    return [
        f"[{name}]" if value == "true" else f"[{name}: {value}]" for name, value in texts.items()
        if _USUAL.get(name) != value and not (name in ("disabled", "focusable", "readonly", "required", "modal")
                                              and value == "false")]
