import Trellis

/// Shows the whole theme on one page. The address chooses its settings, for screenshots: `/?scale=1.5&density=touch`.
@main struct ThemeApplication: Application {
  @Flag(help: "Have lines and rows run from right to left.")
  var rightToLeft = false

  func prepare(_ environment: inout HostEnvironment) {
    if rightToLeft { environment.traits.writingDirection = .rightToLeft }
  }

  func routes() -> [Route] {
    [
      Route("/", title: "Theme") { page in ThemePage(settings: Settings(page)) },
      Route("/forest", title: "Another theme") { page in
        ThemePage(settings: Settings(page))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.background)
          .foregroundStyle(.text)
          .theme(.forest)
      },
    ]
  }
}

/// The settings of the page.
struct Settings: Equatable {
  var density = Density.regular
  var textScale = 1.0

  init(_ page: Page) {
    density = page.location.query["density"].flatMap(Density.init) ?? .regular
    textScale = page.location.query["scale"].flatMap(Double.init) ?? 1
  }
}
