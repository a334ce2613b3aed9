"""The pages of the examples Gallery, Tracker and Components."""

#: The names of the controls, which are the ends of the addresses of their pages.
CONTROLS = (
    "button link toolbar text-field secure-field search-field text-area number-field slider stepper date-picker form file-upload "
    "checkbox switch select segmented radio-group combo-box multi-select tabs disclosure card breadcrumbs pagination menu dialog popover tooltip "
    "app-shell progress skeleton badge banner empty-state toast table image"
).split()

#: The names of the pages about events.
EVENTS = ("gestures", "drag-and-drop", "shortcuts")

#: The name of the page of the theme.
THEME = "theme"

#: The paths of Gallery.
GALLERY = ("/", *(f"/controls/{name}" for name in (*CONTROLS, *EVENTS, THEME)), "/samples/books")

#: The paths of Tracker: the list, a new issue, an issue, the dashboard, and an address without a page.
TRACKER = ("/", "/issues/new", "/issues/3", "/dashboard", "/nothing")

#: The names of the samples of Components.
COMPONENTS = "leaf gap stacking likes lamp teas tree poll discs letter author notebook cards door console library".split()

#: The texts whose lines are wider than their elements, the controls outside of the window, and the texts and controls
#: that overlap: two texts, or two controls neither of which contains the other.
CUT = """
const cut = [];
for (const e of document.querySelectorAll('main button, main label, main input, main select, main a, main .t')) {
  const box = e.getBoundingClientRect();
  if (!box.width || e.closest('.l-skip, [inert]')) continue;
  if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth && e.tagName !== 'INPUT' && e.tagName !== 'SELECT')
    cut.push(`${e.tagName} ${e.textContent.slice(0, 30)} ${e.scrollWidth} > ${e.clientWidth}`);
  if (box.right > innerWidth + 1 || box.left < -1) cut.push(`${e.tagName} ${e.textContent.slice(0, 30)} is outside`);
}
// The visible part of an element in the panes around it.
const seen = (e) => {
  let { left, top, right, bottom } = e.getBoundingClientRect();
  for (let pane = e.parentElement; pane && pane !== document.body; pane = pane.parentElement) {
    if (getComputedStyle(pane).overflowY === 'visible') continue;
    const box = pane.getBoundingClientRect();
    [left, top, right, bottom] =
      [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, right, bottom, width: Math.max(right - left, 0), height: Math.max(bottom - top, 0) };
};
const boxes = (selector) => [...document.querySelectorAll(selector)].filter((e) =>
  e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.l-skip, .l-cover, [inert]'))
  .map((e) => ({ e, box: seen(e) })).filter(({ box }) => box.width && box.height);
for (const all of [boxes('main .t'), boxes('main :is(button, input, select, textarea, a[href])')]) {
  all.forEach((one, index) => all.slice(index + 1).forEach((other) => {
    if (one.e.contains(other.e) || other.e.contains(one.e)) return;
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    // A button in a field lies above the field.
    const isInField = [one, other].some(({ e }) => e.matches('.l-field, .l-input')) && one.e.parentElement.contains(other.e);
    if (width > 1 && height > 1 && !isInField)
      cut.push(`${one.e.tagName} ${one.e.textContent.slice(0, 30)} overlaps ${other.e.tagName} ${other.e.textContent.slice(0, 30)}`);
  }));
}
return cut;
"""
