import Trellis

/// Roles, type, controls, looks by state, icons, spaces and shadows.
struct ThemePage: View {
  @State var settings: Settings

  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      ThemeHeader(settings: $settings)
      RoleSection()
      TypeSection()
      ButtonSection()
      FieldSection()
      StateSection()
      IconSection()
      ElevationSection()
      PaintSection()
    }
    .padding(.huge)
    .frame(maxWidth: 1008, alignment: .leading)
    .frame(maxWidth: .infinity)
    .element("main")
    .density(settings.density)
    .textScale(settings.textScale)
  }
}

/// The title, and the switches of density and text scale.
struct ThemeHeader: View {
  @Binding var settings: Settings

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Theme").font(.largeTitle).accessibilityHeading(1)
        Text("The colors, the type and the controls of Trellis, as typed tokens.")
          .foregroundStyle(.secondaryText)
      }
      Flow(spacing: 8) {
        ForEach(Density.allCases, id: \.self) { density in
          Button(density.rawValue) { settings.density = density }
            .selected(settings.density == density)
        }
        ForEach([1, 1.25, 1.5], id: \.self) { scale in
          Button("\(Int(scale * 100)) %") { settings.textScale = scale }
            .selected(settings.textScale == scale)
        }
      }
    }
  }
}

/// A part of the page with a heading.
struct ThemeSection<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.title2).accessibilityHeading(2)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .element("section")
  }
}
