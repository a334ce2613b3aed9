import Trellis

/// A page of its own in an application shell, as the shell fills the window.
struct ShellSample: View {
  private static let links = [
    ShellLink("Books", icon: .book, destination: "/samples/books"),
    ShellLink("Messages", icon: .message, destination: "/samples/messages"),
    ShellLink("Calendar", icon: .calendar, destination: "/samples/calendar"),
    ShellLink("Photos", icon: .image, destination: "/samples/photos"),
    ShellLink("Files", icon: .folder, destination: "/samples/files"),
    ShellLink("Settings", icon: .settings, destination: "/samples/settings"),
  ]

  let link: ShellLink

  static func route(language: String) -> Route {
    Route(
      "/samples/:name", title: "Library", language: language,
      exporting: links.map { ExportedPath($0.destination) }
    ) { page in
      guard let link = links.first(where: { $0.destination == page.location.path }) else {
        throw PageNotFound()
      }
      page.title = "\(link.title) – Library"
      return ShellSample(link: link)
    }
  }

  var body: some View {
    AppShell("Library", path: link.destination, links: Self.links) {
      VStack(alignment: .leading, spacing: 12) {
        Text(link.title).font(.largeTitle).accessibilityHeading(1)
        Text("The content of the page.")
        Link("The page of this control", destination: "/controls/app-shell")
      }
      .padding(.huge)
    }
  }
}
