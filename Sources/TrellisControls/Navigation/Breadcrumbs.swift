import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A page in ``Breadcrumbs``.
public struct Breadcrumb: Hashable, Sendable {
  /// The text of the link, or its key in the string catalogs.
  public var title: String { didSet { isKey = false } }
  /// Whether the title is looked up.
  private var isKey = false
  /// The address that the link opens, such as `/packages`.
  public var destination: String

  /// - Parameters:
  ///   - title: the text of the link.
  ///   - destination: an address, such as `/packages`.
  public init(_ title: StaticString, destination: String) {
    self.init("\(title)" as String, destination: destination)
    isKey = true
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: String, destination: String) {
    self.title = title
    self.destination = destination
  }

  /// The title in the language of the page.
  var text: String {
    isKey ? EnvironmentValues.current.text(LocalizedStringKey(title)) : title
  }
}

/// Links to the pages above this one, the current page last.
///
/// Source: the pattern "Breadcrumb" of the ARIA Authoring Practices.
public struct Breadcrumbs: View {
  private let pages: [Breadcrumb]
  private let label: String?
  @Environment(\.texts) private var texts

  /// - Parameters:
  ///   - pages: from the outermost page to the current one.
  ///   - label: the name for assistive technology; `nil` is "Breadcrumbs" in the language of the page.
  public init(_ pages: [Breadcrumb], label: String? = nil) {
    self.pages = pages
    self.label = label
  }

  public var body: some View {
    Flow(spacing: 6) {
      ForEach(Array(pages.enumerated()), id: \.offset) { index, page in
        if index > 0 {
          Image(icon: .chevronForward, size: 16).foregroundStyle(.secondaryText)
        }
        if index == pages.count - 1 {
          Text(page.text).foregroundStyle(.secondaryText).attribute("aria-current", "page")
        } else {
          Link(page.text, destination: page.destination)
        }
      }
    }
    .accessibilityLandmark(.navigation)
    .attribute("aria-label", label ?? texts[.breadcrumbs])
  }
}
