public import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

enum ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { .standard }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The colors, the type and the measures of the views, in the density and the text scale of the environment.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set {
      let theme = theme
      var newValue = newValue
      newValue.density = theme.density
      newValue.textScale = theme.textScale
      self[ThemeKey.self] = newValue
    }
  }

  /// The space that controls and gaps take.
  public var density: Density {
    get { theme.density }
    set { self[ThemeKey.self].density = newValue }
  }

  /// The factor of all font sizes and line heights, from 0.5 to 4. Controls grow with their labels.
  public var textScale: Double {
    get { theme.textScale }
    set { self[ThemeKey.self].textScale = newValue }
  }

  /// The height and the font of the controls inside a view.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension HostEnvironment {
  /// The theme of all pages: `environment.theme = .mine` in `Application.prepare(_:)`.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set {
      self[ThemeKey.self] = newValue
      pageLook = newValue.pageLook
    }
  }
}

extension View {
  /// Sets the theme of this view and everything in it.
  public func theme(_ theme: Theme) -> ThemeView<Self> { ThemeView(content: self, theme: theme) }

  /// Sets the theme of this view and everything in it.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Theme>, _ theme: Theme
  ) -> ThemeView<Self> {
    self.theme(theme)
  }

  /// Shows this view and everything in it as in a light or a dark page.
  public consuming func colorScheme(_ scheme: ColorScheme) -> BoxView<Self, ColorScheme> {
    BoxView(self, scheme) { scheme, box in
      box.add(.style(StyleProperty("color-scheme"), scheme.rawValue))
    }
  }

  /// The space that controls and gaps in this view take.
  public consuming func density(_ density: Density) -> EnvironmentView<Self, Density> {
    environment(\.density, density)
  }

  /// The factor of all font sizes and line heights in this view, from 0.5 to 4.
  public consuming func textScale(_ scale: Double) -> EnvironmentView<Self, Double> {
    environment(\.textScale, scale)
  }

  /// The size of controls in this view.
  public consuming func controlSize(_ size: ControlSize) -> EnvironmentView<Self, ControlSize> {
    environment(\.controlSize, size)
  }

  /// Adds a space of the theme on some sides.
  public consuming func padding(
    _ edges: Edge.Set, _ space: Theme.Space
  ) -> BoxView<Self, SpaceChange> {
    BoxView(self, SpaceChange(edges: edges, space: space)) { change, box in
      let length = Dimension.points(EnvironmentValues.current.theme.space(change.space))
      func side(_ edge: Edge.Set) -> Dimension? { change.edges.contains(edge) ? length : nil }
      box.addPadding(
        FlexboxEdges(
          top: side(.top), bottom: side(.bottom), start: side(.leading), end: side(.trailing)))
    }
  }

  /// Adds a space of the theme on all sides.
  public func padding(_ space: Theme.Space) -> BoxView<Self, SpaceChange> { padding(.all, space) }
}

extension View {
  /// Declares the custom properties of `theme` in the element of this view, inside of the standard theme.
  package consuming func declaring(_ theme: Theme) -> BoxView<Self, Theme> {
    BoxView(self, theme) { theme, box in
      let declarations = theme.declarations(replacing: Theme.standard)
      guard !declarations.isEmpty else { return }
      box.prepareForAttributes()
      box.attributes += declarations
    }
  }
}

/// The arguments of a padding by a space of the theme.
public struct SpaceChange: Hashable, Sendable {
  let edges: Edge.Set
  let space: Theme.Space
}

/// A view in another theme.
public struct ThemeView<Content: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let theme: Theme

  public func _expand(into expansion: inout ViewExpansion) {
    let declarations = theme.declarations(replacing: EnvironmentValues.current.theme)
    withEnvironment(\.theme, theme) {
      expansion.expand(content) { box in
        guard !declarations.isEmpty else { return }
        box.prepareForAttributes()
        box.attributes += declarations
      }
    }
  }
}
