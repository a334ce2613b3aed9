import Trellis

let containerPages: [ControlPage] = [
  ControlPage(
    "tabs", "Tabs", "Panels of which one is shown.",
    keys: ["Left, Right": "Goes to the next tab", "Home, End": "Goes to an end"],
    code: """
      TabView(selection: $part) {
        Tab("Details", value: 1) { Details() }
        Tab("History", icon: .clock, value: 2) {
          History()
        }
      }
      """
  ) {
    StateSample("Tabs with icons", 1) { value in
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
    code: """
      Card("Plan") {
        LabeledContent("Price", value: "12 €")
        Label("All features", icon: .check)
      }
      """
  ) {
    Card("Plan") {
      LabeledContent("Price", value: "12 €")
      LabeledContent("Renews", value: "1 December")
      Label("All features", icon: .check)
    }
  },
  ControlPage(
    "breadcrumbs", "Breadcrumbs", "Links to the pages above this one.",
    keys: ["Enter": "Follows the link"],
    code: """
      Breadcrumbs([
        Breadcrumb("Home", destination: "/"),
        Breadcrumb("swift", destination: "/swift"),
      ])
      """
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
    keys: ["Space, Enter": "Goes to the page"],
    code: #"Pagination(page: $page, count: 20)"#
  ) {
    StateSample("Twenty pages", 5) { page in Pagination(page: page, count: 20) }
  },
  ControlPage(
    "app-shell", "Application shell",
    "A sidebar that folds, a bar of links at the bottom of narrow windows, a toolbar.",
    keys: [
      "Tab": "Goes first to a link to the content",
      "Space, Enter": "Folds the sidebar, opens the drawer",
      "Escape": "Closes the drawer",
    ],
    code: """
      pages.layout { page, content in
        AppShell(
          "Library", path: page.location.path,
          links: links
        ) { content }
      }
      """
  ) {
    Sample("On a page of its own") {
      Link("Open the sample", destination: "/samples/books")
      Text("A narrow window has a bar of five links, and a drawer with all six.")
        .foregroundStyle(.secondaryText)
    }
  },
]
