import Trellis

let containerPages: [ControlPage] = [
  ControlPage(
    "tabs", "Tabs", "Panels of which one is shown.",
    keys: ["Left, Right": "Goes to the next tab", "Home, End": "Goes to an end"],
    code: """
      TabView(selection: $part) {
        Tab("Details", value: 1) { Details() }
        Tab("History", icon: .clock, value: 2) { History() }
      }
      """
  ) {
    StateSample(1) { value in
      TabView("Parts", selection: value) {
        Tab("Details", value: 1) { Text("The details.") }
        Tab("History", icon: .clock, value: 2) { Text("The history.") }
        Tab("Files", icon: .file, value: 3) { Text("The files.") }
      }
    }
  },
  ControlPage(
    "disclosure", "Disclosure and accordion", "Titles that show and hide content.",
    keys: ["Space, Enter": "Shows or hides the content"],
    code: #"DisclosureGroup("More") { Text("Details") }"#
  ) {
    Sample("Disclosure") { DisclosureGroup("More") { Text("The content.") } }
    Sample("Accordion, one open") {
      Accordion(isExclusive: true) {
        DisclosureGroup("Delivery") { Text("Two days.") }
        DisclosureGroup("Returns") { Text("Thirty days, at our cost.") }
        DisclosureGroup("Payment") { Text("By card or by invoice.") }
      }
    }
  },
  ControlPage(
    "card", "Card and labels", "Content in a frame, names with values, texts with icons.",
    code: #"Card("Plan") { LabeledContent("Price", value: "12 €") }"#
  ) {
    Card("Plan") {
      LabeledContent("Price", value: "12 €")
      LabeledContent("Renews", value: "1 December")
      Label("All features", icon: .check)
    }
  },
  ControlPage(
    "breadcrumbs", "Breadcrumbs", "Links to the pages above this one.",
    code:
      #"Breadcrumbs([Breadcrumb("Home", destination: "/"), Breadcrumb("Page", destination: "/page")])"#
  ) {
    Sample("Breadcrumbs") {
      Breadcrumbs(
        [
          Breadcrumb("Home", destination: "/"), Breadcrumb("Packages", destination: "/"),
          Breadcrumb("swift", destination: "/"),
        ], label: "Package")
    }
  },
  ControlPage(
    "pagination", "Pagination", "Buttons to the pages of a long list.",
    code: #"Pagination(page: $page, count: 20)"#
  ) { StateSample(5) { page in Pagination(page: page, count: 20) } },
  ControlPage(
    "app-shell", "Application shell",
    "A sidebar that folds, a bar of links at the bottom of narrow windows, a toolbar.",
    code: """
      pages.layout { page, content in
        AppShell("Tracker", path: page.location.path, links: links) { content }
      }
      """
  ) { Text("The example Tracker stands in one.") },
]
