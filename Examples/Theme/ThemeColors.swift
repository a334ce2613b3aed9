import Trellis

/// The colors of the theme by their roles.
struct RoleSection: View {
  private static let grounds: [Theme.Role] = [
    .background, .surface, .raised, .control, .field, .accentSurface, .successSurface,
    .warningSurface, .dangerSurface,
  ]
  private static let texts: [Theme.Role] = [
    .text, .secondaryText, .disabledText, .accent, .success, .warning, .danger, .line, .fieldLine,
    .focus,
  ]

  var body: some View {
    ThemeSection("Roles") {
      Flow(spacing: 12) {
        ForEach(Self.grounds, id: \.self) { role in RoleCard(role: role, isGround: true) }
        ForEach(Self.texts, id: \.self) { role in RoleCard(role: role, isGround: false) }
      }
      Flow(spacing: 12) {
        Message(icon: .info, text: "A version is available.", .accent, .accentSurface)
        Message(icon: .checkCircle, text: "All changes are saved.", .success, .successSurface)
        Message(icon: .warning, text: "The disk is almost full.", .warning, .warningSurface)
        Message(icon: .error, text: "The file was not sent.", .danger, .dangerSurface)
      }
    }
  }
}

/// A color with its name.
struct RoleCard: View {
  let role: Theme.Role
  let isGround: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(isGround ? "Text" : "")
        .frame(width: 120, height: 48)
        .background(Color(role))
        .cornerRadius(.medium)
        .border(.line)
      Text(role.rawValue).font(.caption).foregroundStyle(.secondaryText)
    }
  }
}

/// A message in the colors of its meaning.
struct Message: View {
  let icon: Icon
  let text: String
  let color: Color
  let ground: Color

  init(icon: Icon, text: String, _ color: Color, _ ground: Color) {
    self.icon = icon
    self.text = text
    self.color = color
    self.ground = ground
  }

  var body: some View {
    HStack(spacing: 8) {
      Image(icon: icon, size: 16)
      Text(text).fontWeight(.medium)
    }
    .padding(.horizontal, .medium)
    .padding(.vertical, .small)
    .foregroundStyle(color)
    .background(ground)
    .cornerRadius(.medium)
    .border(color.opacity(0.25))
  }
}

/// Gradients, mixtures, borders and effects.
struct PaintSection: View {
  var body: some View {
    ThemeSection("Paint") {
      Flow(spacing: 12) {
        Swatch("linear").foregroundStyle(.onAccent)
          .background(.linear([.accentFill, .successFill], angle: 90))
        Swatch("radial").background(.radial([.accentSurface, .accent.opacity(0.4)]))
        Swatch("conic").foregroundStyle(.onAccent).background(
          .conic([.dangerFill, .warningFill, .successFill, .accentFill, .dangerFill]))
        Swatch("mixed").background(Color.accent.mixed(with: .background, by: 0.6))
        Swatch("oklch").background(Color(oklch: 0.75, 0.15, 320)).foregroundStyle(.black)
        Swatch("P3").background(Color(displayP3Red: 0.1, green: 0.85, blue: 0.5)).foregroundStyle(
          .black)
        Swatch("dashed").border(.accent, width: 2, style: .dashed)
        Swatch("edges").border(.danger, width: 3, edges: [.leading, .bottom])
        Swatch("corners").background(.accentSurface)
          .cornerRadius(CornerRadii(topLeading: 20, bottomTrailing: 20))
        Swatch("inset").shadow(Shadow(.shadowStrong, radius: 8, y: 2, isInset: true))
        Swatch("rotated").background(.surface).rotationEffect(degrees: -4)
        Swatch("blurred").background(.accentSurface).blur(radius: 1.5)
      }
    }
  }
}

extension Color {
  fileprivate static let shadowStrong = Color.black.opacity(0.3)
}

/// A place for a paint.
struct Swatch: View {
  let name: String
  init(_ name: String) { self.name = name }

  var body: some View { Text(name).font(.caption).frame(width: 104, height: 56) }
}
