package import TrellisComponents

/// The part of an application's theme that its pages need outside of their views: the colors around a page, and the
/// rules of the pages that the server shows by itself.
package struct PageLook: Equatable, Sendable {
  /// The CSS color of light pages.
  package var background: String
  /// The CSS color of dark pages.
  package var darkBackground: String
  /// The declarations of the custom properties in which the theme differs from the standard one.
  package var declarations: String

  /// The look of a theme.
  package init(background: String, darkBackground: String, declarations: String) {
    self.background = background
    self.darkBackground = darkBackground
    self.declarations = declarations
  }

  /// The look of the standard theme.
  package static let standard = PageLook(
    background: "#ffffff", darkBackground: "#101217", declarations: "")
}

private enum PageLookKey: EnvironmentKey {
  static var defaultValue: PageLook { .standard }
}

private enum IconNamesKey: EnvironmentKey {
  static var defaultValue: Set<String>? { nil }
}

extension HostEnvironment {
  /// The look of the application's theme outside of views.
  package var pageLook: PageLook {
    get { self[PageLookKey.self] }
    set { self[PageLookKey.self] = newValue }
  }

  /// The names of the icons that have a drawing; `nil` if they are not known.
  package var iconNames: Set<String>? {
    get { self[IconNamesKey.self] }
    set { self[IconNamesKey.self] = newValue }
  }
}
