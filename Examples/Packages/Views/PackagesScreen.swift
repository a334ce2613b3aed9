import Trellis

/// The whole page: the list beside the details, or below them on a narrow screen.
struct PackagesScreen: View {
  let browser: PackageBrowser
  @Environment(\.viewport) private var viewport

  var body: some View {
    let shape = ScreenShape(viewport)
    Group {
      if shape.isWide {
        HStack(alignment: .top, spacing: 0) {
          PackageList(browser: browser, shape: shape).frame(width: shape.sidebarWidth)
          details(shape)
        }
      } else {
        // The list keeps its scroll position while the details cover it.
        ZStack {
          PackageList(browser: browser, shape: shape)
          if browser.selection != nil { details(shape) }
        }
      }
    }
    .frame(height: shape.height)
    .frame(maxWidth: .infinity)
  }

  @ViewBuilder private func details(_ shape: ScreenShape) -> some View {
    if let package = browser.selection {
      PackageDetail(package: package, browser: browser, shape: shape).id(package.id)
    } else {
      VStack {
        Text(browser.missing.map(NoPackage.title) ?? "No package chosen")
          .font(.title3).accessibilityHeading(.h2)
        let other = browser.missing == nil ? "one" : "another"
        Text("Choose \(other) to read what it is for and what it needs.")
          .foregroundStyle(.secondary).multilineTextAlignment(.center).element("p")
      }
      .padding(.large)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityLandmark(.main)
    }
  }
}

/// The message for a requested package that does not exist.
enum NoPackage {
  static func title(_ missing: Package.ID) -> String {
    "“\(missing.count > 80 ? missing.prefix(79) + "…" : missing)” is not installed"
  }
}

/// The size of the window for the page's layout.
struct ScreenShape: Hashable {
  let width: Double
  let height: Double

  init(_ viewport: Size) {
    width = viewport.width
    // With less height the panes would be too low, so the page scrolls instead.
    height = max(viewport.height, 420)
  }

  /// Whether list and details are side by side.
  var isWide: Bool { width >= 900 }

  /// The approximate number of visible rows.
  var rowsInSight: Int { max(1, Int((height - 156) / 88)) }

  var sidebarWidth: Double { min(440, max(360, (width * 0.36).rounded())) }

  /// The horizontal margin of the details.
  var gutter: Double { isWide ? 48 : 16 }
}
