import TrellisBase

/// The colors, the type and the measures of a page, as typed tokens.
///
/// A custom theme is a change of the standard one:
///
/// ```swift
/// var theme = Theme([.accent: Color(light: Color(0x8A3FFC), dark: Color(0xBE95FF))])
/// theme.controlRadius = 2
/// ```
///
/// Colors are custom properties of CSS, so that another theme of a page changes some properties of one element.
/// Fonts, densities and text scales are inputs of the layout.
public struct Theme: Equatable, Sendable {
  /// Stores the values behind one reference, because each text and each control reads the theme.
  private final class Storage: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
  }

  private struct Values: Equatable, Sendable {
    /// The colors that differ from the standard theme.
    var colors: [Role: Color]
    var names: [String: Color] = [:]
    var type: TypeRamp
    var controlRadius = 6.0
    var controlHeight = 32.0
    var density = Density.regular
  }

  private var storage: Storage

  /// A theme with the standard colors, except for the roles in `colors`.
  public init(_ colors: [Role: Color] = [:], type: TypeRamp = TypeRamp()) {
    storage = Storage(
      Values(colors: colors.filter { Self.standardColors[$0.key] != $0.value }, type: type))
  }

  public static func == (lhs: Theme, rhs: Theme) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.values == rhs.storage.values
  }

  private mutating func change(_ body: (inout Values) -> Void) {
    var values = storage.values
    body(&values)
    storage = Storage(values)
  }

  /// The shipped theme.
  public static let standard = Theme()

  // MARK: Colors

  /// The color of `role`.
  ///
  /// A theme with another ``Role/accent`` and without an own ``Role/accentFill`` has a fill derived from the accent: the
  /// accent itself if the theme has an own ``Role/onAccent`` too, otherwise the accent of light pages, on which the
  /// standard white texts have contrast. The same holds for ``Role/danger``, ``Role/success`` and ``Role/warning``.
  public subscript(role: Role) -> Color {
    get { storage.values.colors[role] ?? derived(role) ?? Self.standardColors[role] ?? .black }
    set { change { $0.colors[role] = newValue == Self.standardColors[role] ? nil : newValue } }
  }

  /// The color that this theme sets for `role`; `nil` for the standard color.
  func own(_ role: Role) -> Color? { storage.values.colors[role] }

  /// The color under a name of the application, for ``Color/init(named:fallback:)``; `nil` for none.
  public subscript(name name: String) -> Color? {
    get { storage.values.names[Self.tokenName(name)] }
    set { change { $0.names[Self.tokenName(name)] = newValue } }
  }

  /// The names of the application's own colors.
  var names: [String] { storage.values.names.keys.sorted() }

  /// The letters, digits and hyphens of `name`, with a prefix that the roles do not have.
  static func tokenName(_ name: String) -> String {
    let prefix = "own-"
    let name = name.begins(withText: prefix) ? String(name.dropping(prefix.utf8.count)) : name
    return prefix
      + String(
        decoding: name.utf8.filter {
          $0 == UInt8(ascii: "-") || (97...122).contains($0 | 0x20) || (48...57).contains($0)
        }.prefix(48), as: UTF8.self
      ).lowercased()
  }

  // MARK: Type

  /// The fonts of the text styles.
  public var type: TypeRamp {
    get { storage.values.type }
    set { change { $0.type = newValue } }
  }

  /// The factor of all font sizes and line heights, from 0.5 to 4, ``EnvironmentValues/textScale``.
  var textScale: Double {
    get { storage.values.type.scale }
    set {
      let scale = newValue.validated("The text scale", in: 0.5...4, or: 1)
      if scale != textScale { change { $0.type.scale = scale } }
    }
  }

  // MARK: Measures

  /// The corner radius of controls, in CSS pixels.
  public var controlRadius: Double {
    get { storage.values.controlRadius }
    set { change { $0.controlRadius = newValue.validated("The radius of controls", in: 0...100) } }
  }

  /// The least height of a control of regular size, density and text scale, in CSS pixels.
  public var controlHeight: Double {
    get { storage.values.controlHeight }
    set {
      change {
        $0.controlHeight = newValue.validated("The height of controls", in: 16...200, or: 32)
      }
    }
  }

  /// The density of the controls, ``EnvironmentValues/density``.
  var density: Density {
    get { storage.values.density }
    set { if newValue != density { change { $0.density = newValue } } }
  }
}
