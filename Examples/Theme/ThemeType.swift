import Trellis

/// The type ramp.
struct TypeSection: View {
  @Environment(\.textScale) private var textScale

  private static let styles: [(String, Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("callout", .callout), ("body", .body), ("subheadline", .subheadline),
    ("caption", .caption), ("monospaced", .body.monospaced()),
  ]

  var body: some View {
    ThemeSection("Type") {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Self.styles, id: \.0) { name, font in
          HStack(alignment: .firstTextBaseline, spacing: 16) {
            Text(name).font(.caption).foregroundStyle(.secondaryText)
              .frame(width: 80 * textScale, alignment: .leading)
            Text("Exact layout, 1,234 rows").font(font)
          }
        }
      }
      .padding(.large)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.raised)
      .cornerRadius(.large)
      .border(.line)
    }
  }
}

/// The icons.
struct IconSection: View {
  var body: some View {
    ThemeSection("Icons") {
      Flow(spacing: 4) {
        ForEach(Icon.all, id: \.self) { icon in
          Image(icon: icon).padding(8).cornerRadius(.small)
            .background(.surface, when: .hovered)
            .foregroundStyle(.accent, when: .hovered)
            .help(icon.name)
        }
      }
      Flow(spacing: 12) {
        ForEach([Icon.search, .settings, .edit, .warning, .chartLine], id: \.self) { icon in
          Image(icon: icon, size: 40).foregroundStyle(.accent)
        }
        Image(icon: .arrowForward, size: 40).foregroundStyle(.secondaryText)
      }
    }
  }
}
