import TrellisBase
public import TrellisComponents
import TrellisLayout
import TrellisUI

extension Image {
  /// An icon in the color of the texts around.
  ///
  /// - Parameters:
  ///   - label: the meaning of the icon for assistive technology; an icon without a label is skipped.
  ///   - size: the width and height in CSS pixels at the text scale 1; `nil` is the icon size of the control around, or
  ///     20.
  public init(icon: Icon, label: String = "", size: Double? = nil) {
    self.init(
      content: .icon(icon, size: size?.validated("The size of an icon", in: 1...1000, or: 20)),
      label: label)
  }
}

extension Box {
  /// A box with an icon.
  init(_ icon: Icon, label: String, size: Double?) {
    self.init(.leaf)
    let values = EnvironmentValues.current
    let name = Self.drawnName(of: icon)
    let scaled = ((size ?? 20) * values.theme.textScale).rounded()
    let side = size == nil ? values.iconSize ?? scaled : scaled
    self.size = ComponentSize(width: .points(side), height: .points(side))
    viewClass = "span"
    attributes = [
      .className(icon.isMirrored ? "l-icon l-mirrored" : "l-icon"),
      .style(Self.iconProperty, "var(--i-\(name))"),
    ]
    attributes += label.isEmpty ? [.aria("hidden", true)] : [.role("img"), .aria("label", label)]
  }

  /// The name of the drawing: the icon's name, or the name of ``Icon/help`` for an icon without a drawing.
  private static func drawnName(of icon: Icon) -> String {
    guard let known = HostEnvironment.ofLayout.iconNames, !known.contains(icon.name) else {
      return icon.name
    }
    #if DEBUG
      ProgrammerError.report(
        """
        There is no icon “\(icon.name)”; use one of Icon's names, or add the file icons/\(icon.name).svg to the \
        application's public folder
        """)
    #endif
    return Icon.help.name
  }

  private static let iconProperty = StyleProperty("--l-i")

  /// Whether the box is an icon.
  var isIcon: Bool {
    attributes.contains { attribute in
      if case .style(Self.iconProperty, _) = attribute { return true }
      return false
    }
  }
}

private enum IconSizeKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
  /// The width and height of icons, in CSS pixels; `nil` is 20 at the text scale 1.
  public var iconSize: Double? {
    get { self[IconSizeKey.self] }
    set { self[IconSizeKey.self] = newValue }
  }
}
