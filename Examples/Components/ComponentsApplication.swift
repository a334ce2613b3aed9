import Trellis

/// Serves the samples of `docs/COMPONENTS.md`, each on a page.
@main struct ComponentsApplication: Application {
  func routes() -> [Route] {
    let pages: [Route] = [
      Route("/", title: "Components") { _ in SampleIndex() },
      Route(
        "/samples/:name", title: "Components",
        exporting: Sample.all.map { ExportedPath($0.path) }
      ) { page in
        let name = page.location.parameters["name"] ?? ""
        guard let sample = Sample.all.first(where: { $0.name == name }) else {
          throw PageNotFound()
        }
        page.title = "\(sample.title) – Components"
        return SamplePage(sample: sample, page: page)
      },
      .notFound { _ in
        ContentUnavailableView("There is no such sample.", icon: .search) {
          Link("All samples", destination: "/")
        }
      },
    ]
    return pages.layout { page, content in SampleFrame(path: page.location.path) { content } }
      // A component alone is a page, too.
      + [Route("/alone", title: "A component", component: LikedTitles.init)]
  }
}
