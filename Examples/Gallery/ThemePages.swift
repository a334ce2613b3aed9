import Trellis

let themePages: [ControlPage] = [
  ControlPage(
    "theme", "Theme",
    "The colors, type, spaces, corners and shadows of all controls, as typed tokens.",
    code: """
      var theme = Theme([
        .accent: Color(
          light: Color(0x1F6B3B), dark: Color(0x7BD398))
      ])
      theme.controlRadius = 16
      content.theme(theme)
      """
  ) {
    Sample("Colors by role") {
      Flow(spacing: 12) { ForEach(Theme.Role.allCases, id: \.self) { RoleSwatch(role: $0) } }
    }
    TypeSample()
    MeasureSample()
    Sample("Sizes of controls") {
      ForEach(ControlSize.allCases, id: \.self) { size in ControlRow().controlSize(size) }
    }
    Sample("Densities: compact, regular, touch") {
      ForEach(Density.allCases, id: \.self) { density in ControlRow().density(density) }
    }
    Sample("Another theme") { ControlRow().theme(.forest) }
  }
]

extension Theme {
  /// Green, with round corners.
  static let forest: Theme = {
    var theme = Theme([
      .accent: Color(light: Color(0x1F6B3B), dark: Color(0x7BD398)),
      .accentHovered: Color(light: Color(0x185730), dark: Color(0x96DDAD)),
      .accentPressed: Color(light: Color(0x124526), dark: Color(0xB0E7C2)),
      .onAccent: Color(light: .white, dark: Color(0x06210F)),
      .accentSurface: Color(light: Color(0xE4F2E6), dark: Color(0x16291B)),
      .focus: Color(light: Color(0x1F6B3B), dark: Color(0x7BD398)),
    ])
    theme.controlRadius = 16
    return theme
  }()
}

/// A color with the name of its role.
private struct RoleSwatch: View {
  let role: Theme.Role

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("").frame(width: 104, height: 40)
        .background(Color(role)).cornerRadius(.medium).border(.line)
      Text(role.rawValue).font(.caption).foregroundStyle(.secondaryText)
    }
    .frame(width: 112, alignment: .leading)
  }
}

/// A line in each font.
private struct TypeSample: View {
  private static let styles: [(String, Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("callout", .callout), ("body", .body), ("subheadline", .subheadline),
    ("caption", .caption), ("monospaced", .body.monospaced()),
  ]

  var body: some View {
    Sample("Type") {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Self.styles, id: \.0) { name, font in
          VStack(alignment: .leading, spacing: 0) {
            Text(name).font(.caption).foregroundStyle(.secondaryText)
            Text("Exact layout, 1,234 rows").font(font)
          }
        }
      }
    }
  }
}

/// The scale of spaces, the corners and the shadows.
private struct MeasureSample: View {
  @Environment(\.theme) private var theme

  var body: some View {
    SampleStack {
      Sample("Spaces") {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(Theme.Space.allCases, id: \.self) { space in
            HStack(spacing: 12) {
              Text("\(space): \(Int(theme.space(space))) px").font(.caption)
                .frame(width: 112, alignment: .leading)
              Text("").frame(width: theme.space(space), height: 12).background(.accent)
            }
          }
        }
      }
      Sample("Corners and shadows") {
        Flow(spacing: 16) {
          ForEach(Theme.Radius.allCases, id: \.self) { radius in
            Text("\(radius)").font(.caption).frame(width: 88, height: 56)
              .background(.raised).cornerRadius(radius).border(.line)
          }
          ForEach(Theme.Elevation.allCases, id: \.self) { elevation in
            Text("\(elevation) shadow").font(.caption).frame(width: 104, height: 56)
              .background(.raised).cornerRadius(.medium).shadow(elevation)
          }
        }
      }
    }
  }
}

/// Controls side by side.
private struct ControlRow: View {
  @State private var name = "Ada"
  @State private var isOn = true

  var body: some View {
    Flow(spacing: 8) {
      Button("Save") {}.buttonStyle(.borderedProminent)
      Button("Cancel") {}
      TextField("Name", text: $name).frame(width: 96)
      Toggle("News", isOn: $isOn)
    }
  }
}
