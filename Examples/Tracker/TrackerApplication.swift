import Trellis

/// An issue tracker: a list with filter, order and selection, a form with every kind of field, and a dashboard. All tabs
/// show the changes of each other.
@main struct TrackerApplication: Application {
  static let links = [
    ShellLink("Issues", icon: .inbox, destination: "/"),
    ShellLink("Dashboard", icon: .chartBar, destination: "/dashboard"),
  ]

  func routes() -> [Route] {
    let pages: [Route] = [
      Route("/", title: "Issues", exporting: Self.lists) { page in
        IssueList(open: opener(of: page))
      },
      Route("/dashboard", title: "Dashboard") { _ in Dashboard() },
      Route("/issues/new", title: "New issue") { page in
        IssueScreen(id: nil, open: opener(of: page))
      },
      Route(
        "/issues/:id", title: "Issue",
        exporting: board.value.issues.map { ExportedPath("/issues/\($0.id)") }
      ) { page in
        guard let id = Int(page.location.parameters["id"] ?? ""), board.value[id] != nil else {
          throw PageNotFound()
        }
        return IssueScreen(id: id, open: opener(of: page))
      },
      .notFound { _ in
        ContentUnavailableView("There is no such page.", icon: .search) {
          Link("All issues", destination: "/")
        }
      },
    ]
    return pages.layout { page, content in
      AppShell("Tracker", path: page.location.path, links: Self.links) { content }
    }
  }

  /// The pages of the list of all issues.
  private static var lists: [ExportedPath] {
    let count = (board.value.issues.count + IssueList.pageLength - 1) / IssueList.pageLength
    return ["/"] + (1..<max(count, 1)).map { ExportedPath("/?page=\($0 + 1)") }
  }

  private func opener(of page: Page) -> (String) -> Void {
    { [unowned page] path in page.open(path) }
  }
}
