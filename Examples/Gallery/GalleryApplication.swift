import Trellis

/// A page for each control. The address chooses settings, for screenshots: `/controls/button?density=touch`.
@main struct GalleryApplication: Application {
  @Flag(help: "Have lines and rows run from right to left, with the texts of Trellis in Arabic.")
  var rightToLeft = false

  func prepare(_ environment: inout HostEnvironment) {
    if rightToLeft { environment.traits.writingDirection = .rightToLeft }
  }

  func routes() -> [Route] {
    let language = rightToLeft ? "ar" : "en"
    let pages: [Route] = [
      Route("/", title: "Trellis controls", language: language) { _ in GalleryIndex() },
      Route(
        "/controls/:name", title: "Trellis controls", language: language,
        exporting: ControlPage.all.map { ExportedPath("/controls/" + $0.name) }
      ) { page in
        let name = page.location.parameters["name"] ?? ""
        guard let control = ControlPage.all.first(where: { $0.name == name }) else {
          throw PageNotFound()
        }
        page.title = "\(control.title) – Trellis controls"
        return GalleryPage(control: control)
      },
      .notFound { _ in
        ContentUnavailableView("There is no such control.", icon: .search) {
          Link("All controls", destination: "/")
        }
      },
    ]
    return pages.layout { page, content in
      GalleryFrame(
        path: page.location.path, query: page.location.query
      ) { content }
      .textScale(page.location.query["scale"].flatMap(Double.init) ?? 1)
    } + [ShellSample.route(language: language)]
  }
}
