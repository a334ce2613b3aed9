extension Theme {
  /// The use of a color.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// The ground of the page.
    case background
    /// An area of the page, such as a sidebar.
    case surface
    /// A box above the page, such as a card.
    case raised
    /// Lines between areas.
    case line
    /// Letters and icons on the ground of the page.
    case text
    /// Less important texts.
    case secondaryText
    /// Texts of disabled controls.
    case disabledText
    /// Links, and texts, icons and lines of selected items; can be read on all backgrounds.
    case accent
    /// The ground of prominent buttons, checked boxes and other filled parts, with a contrast of at least 3.
    case accentFill
    /// ``accentFill`` under a pointer.
    case accentHovered
    /// ``accentFill`` while it is pressed.
    case accentPressed
    /// Texts on ``accentFill``.
    case onAccent
    /// The background of selected items.
    case accentSurface
    /// Texts and icons of success messages.
    case success
    /// Bars and other filled parts of success, with a contrast of at least 3.
    case successFill
    /// The ground of success messages.
    case successSurface
    /// Letters and icons of messages that ask for care.
    case warning
    /// Bars and other filled parts of warnings, with a contrast of at least 3.
    case warningFill
    /// The ground of warnings.
    case warningSurface
    /// Texts and icons of errors and destructive actions.
    case danger
    /// The ground of prominent destructive buttons, and filled parts of errors, with a contrast of at least 3.
    case dangerFill
    /// ``dangerFill`` under a pointer.
    case dangerHovered
    /// Texts on ``dangerFill``.
    case onDanger
    /// The ground of errors.
    case dangerSurface
    /// The ground of buttons.
    case control
    /// The ground of buttons under a pointer.
    case controlHovered
    /// The ground of buttons that are pressed.
    case controlPressed
    /// The edges of buttons.
    case controlLine
    /// The ground of fields.
    case field
    /// The edges of fields, with a contrast of at least 3.
    case fieldLine
    /// The ring around the element with the focus, with a contrast of at least 3.
    case focus
    /// The darkness below raised boxes.
    case shadow

    /// The name of the CSS custom property that holds the color.
    var property: String { "--t-\(rawValue.lowercased())" }
    /// The value of CSS that reads the custom property.
    var css: String { Self.values[self] ?? "var(\(property))" }

    private static let values = Dictionary(
      uniqueKeysWithValues: allCases.map { ($0, "var(\($0.property))") })
  }

  static let standardColors: [Role: Color] = [
    .background: pair((0xFFFFFF, 0x101217), (0xFFFFFF, 0x000000)),
    .surface: pair((0xF5F6F8, 0x16191F), (0xFFFFFF, 0x0B0D10)),
    .raised: pair((0xFFFFFF, 0x1C2028), (0xFFFFFF, 0x121519)),
    .line: pair((0xE2E5EA, 0x2C323C), (0x5D6675, 0x8F99A8)),
    .text: pair((0x16191F, 0xECEFF4), (0x000000, 0xFFFFFF)),
    .secondaryText: pair((0x565F6E, 0xA6AFBD), (0x2E3541, 0xD8DEE8)),
    .disabledText: pair((0x9AA2AF, 0x69727F), (0x5D6675, 0x9AA4B3)),
    .accent: pair((0x2257D6, 0x82B1FF), (0x0A3A9E, 0xB3D0FF)),
    .accentFill: pair((0x2257D6, 0x2F6BEA), (0x0A3A9E, 0xB3D0FF)),
    .accentHovered: pair((0x1B49BB, 0x2860D6), (0x082F82, 0xCBDFFF)),
    .accentPressed: pair((0x163E9F, 0x2255C2), (0x062567, 0xE0ECFF)),
    .onAccent: pair((0xFFFFFF, 0xFFFFFF), (0xFFFFFF, 0x000000)),
    .accentSurface: pair((0xE9F0FE, 0x172740), (0xEDF3FF, 0x0A1526)),
    .success: pair((0x17693A, 0x62CB88), (0x0A4A25, 0x93E5AE)),
    .successFill: pair((0x1F8A4C, 0x2FA862), (0x0A4A25, 0x93E5AE)),
    .successSurface: pair((0xE5F5EB, 0x12281B), (0xEDF9F1, 0x07160D)),
    .warning: pair((0x855000, 0xE6B655), (0x5C3700, 0xF5D38F)),
    .warningFill: pair((0xD07B00, 0xE6A53A), (0x5C3700, 0xF5D38F)),
    .warningSurface: pair((0xFFF3DB, 0x2D2310), (0xFFF8EA, 0x191305)),
    .danger: pair((0xBE2330, 0xFF938E), (0x8C0D1A, 0xFFBCB8)),
    .dangerFill: pair((0xD3303B, 0xD93A45), (0x8C0D1A, 0xFFBCB8)),
    .dangerHovered: pair((0xB92530, 0xC9303B), (0x730813, 0xFFD0CD)),
    .onDanger: pair((0xFFFFFF, 0xFFFFFF), (0xFFFFFF, 0x000000)),
    .dangerSurface: pair((0xFDECEC, 0x361A1C), (0xFFF3F3, 0x1D0A0B)),
    .control: pair((0xFFFFFF, 0x242934), (0xFFFFFF, 0x0B0D10)),
    .controlHovered: pair((0xF3F5F8, 0x2D333F), (0xEDF1F7, 0x242A33)),
    .controlPressed: pair((0xE8EBF0, 0x373E4B), (0xDDE3EC, 0x343C48)),
    .controlLine: pair((0xCBD1DA, 0x3D4552), (0x3F4754, 0xB4BDCB)),
    .field: pair((0xFFFFFF, 0x14171C), (0xFFFFFF, 0x000000)),
    .fieldLine: pair((0x838B99, 0x737D8C), (0x3F4754, 0xB4BDCB)),
    .focus: pair((0x2257D6, 0x82B1FF), (0x0A3A9E, 0xB3D0FF)),
    .shadow: Color(light: Color(0x101828).opacity(0.1), dark: Color.black.opacity(0.4)),
  ]

  /// A color for light and dark pages, and one where the user prefers increased contrast.
  private static func pair(_ normal: (UInt32, UInt32), _ increased: (UInt32, UInt32)) -> Color {
    Color(light: Color(normal.0), dark: Color(normal.1)).withIncreasedContrast(
      Color(light: Color(increased.0), dark: Color(increased.1)))
  }
}
