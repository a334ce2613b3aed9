import TrellisComponents
import TrellisUI

/// The custom properties of a theme.
extension Theme {
  /// The style sheet that gives pages, and the error pages of the server, the standard theme.
  package static let styleSheet: String = {
    func rules(_ scheme: (Color) -> Color, _ indent: String) -> String {
      Role.allCases.map { "\(indent)\($0.property): \(scheme(standard[$0]).css);\n" }.joined()
    }
    return """
      :where([data-trellis], .trellis-error) {
        --t-n: initial;
        --t-m: ;
      \(rules(\.normal, "  "))}

      @media (prefers-contrast: more) {
        :where([data-trellis], .trellis-error) {
          --t-n: ;
          --t-m: initial;
      \(rules(\.increased, "    "))  }
      }

      """
  }()

  /// The declarations that give an element this theme inside of a page with `outer`.
  ///
  /// - Complexity: O(*n*) in the roles.
  func declarations(replacing outer: Theme) -> [ViewAttribute] {
    if self == outer { return [] }
    var all: [ViewAttribute] = []
    for role in Role.allCases where self[role] != outer[role] {
      all.append(.style(StyleProperty(role.property), self[role].css))
    }
    for name in names where self[name: name] != outer[name: name] {
      all.append(.style(StyleProperty("--t-\(name)"), self[name: name]?.css ?? ""))
    }
    // Names that only the outer theme has: the fallback of the color is used.
    for name in outer.names where self[name: name] == nil {
      all.append(.style(StyleProperty("--t-\(name)"), "initial"))
    }
    if controlRadius != outer.controlRadius {
      all.append(.style(StyleProperty("--t-radius"), CornerRadii.css(controlRadius)))
    }
    return all
  }
}

extension Theme {
  /// The look of a page outside of its views.
  var pageLook: PageLook {
    func ground(isDark: Bool) -> String {
      self[.background].components(in: self, Color.Scheme(isDark: isDark)).hexadecimal
    }
    let properties = declarations(replacing: .standard).compactMap { attribute -> String? in
      guard case .style(let property, let value) = attribute else { return nil }
      return "\(property.name):\(value);"
    }
    return PageLook(
      background: ground(isDark: false), darkBackground: ground(isDark: true),
      declarations: properties.joined())
  }
}

extension Color {
  fileprivate var normal: Color {
    if case .contrasting(let color, more: _) = kind { return color }
    return self
  }

  fileprivate var increased: Color {
    if case .contrasting(_, let more) = kind { return more }
    return self
  }
}
