"""The pages of the examples Gallery and Tracker."""

#: The names of the controls, which are the ends of the addresses of their pages.
CONTROLS = (
    "button link toolbar text-field secure-field search-field text-area number-field slider stepper date-picker form file-upload "
    "checkbox switch select segmented radio-group combo-box multi-select tabs disclosure card breadcrumbs pagination menu dialog popover tooltip "
    "app-shell progress skeleton badge banner empty-state toast table image"
).split()

#: The names of the pages about events.
EVENTS = ("gestures", "drag-and-drop", "shortcuts")

#: The paths of Gallery.
GALLERY = ("/", *(f"/controls/{name}" for name in (*CONTROLS, *EVENTS)), "/samples/books")

#: The paths of Tracker: the list, a new issue, an issue, the dashboard, and an address without a page.
TRACKER = ("/", "/issues/new", "/issues/3", "/dashboard", "/nothing")
