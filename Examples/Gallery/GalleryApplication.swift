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
      GalleryFrame(path: page.location.path) { content }
        .density(page.location.query["density"].flatMap(Density.init) ?? .regular)
        .textScale(page.location.query["scale"].flatMap(Double.init) ?? 1)
    } + [ShellSample.route(language: language)]
  }
}

/// The sidebar with all controls, and the page.
struct GalleryFrame<Content: View>: View {
  let path: String
  let content: Content
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(path: String, @ViewBuilder content: () -> Content) {
    self.path = path
    self.content = content()
  }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      if sizeClass == .regular { sidebar }
      content.frame(maxWidth: .infinity, alignment: .topLeading).element("main")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var sidebar: some View {
    VStack(alignment: .leading, spacing: 1) {
      Link("Trellis controls", destination: "/").font(.headline).padding(8)
      ForEach(ControlPage.all, id: \.name) { control in
        Link(destination: "/controls/" + control.name) {
          Text(control.title).padding(.horizontal, 8).padding(.vertical, 4)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .selected(path == "/controls/" + control.name)
      }
    }
    .padding(12)
    .frame(width: 200, alignment: .topLeading)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(.surface)
    .element("nav").attribute("aria-label", "Controls")
  }
}

/// Links to all controls.
struct GalleryIndex: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Controls").font(.largeTitle).accessibilityHeading(1)
      Text("Every control of Trellis with its states, its code and its keys.")
        .foregroundStyle(.secondaryText)
      Grid(columns: [GridItem(.adaptive(minimum: 240), spacing: 12)], spacing: 12) {
        ForEach(ControlPage.all, id: \.name) { control in
          Card {
            Link(control.title, destination: "/controls/" + control.name)
            Text(control.summary).foregroundStyle(.secondaryText)
          }
        }
      }
    }
    .padding(.huge)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
