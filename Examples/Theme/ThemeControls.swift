import Trellis

/// Buttons of all styles, roles, sizes and states.
struct ButtonSection: View {
  var body: some View {
    ThemeSection("Buttons") {
      ForEach(ControlSize.allCases, id: \.self) { size in
        Flow(spacing: 8) {
          Button("Save") {}.buttonStyle(.borderedProminent)
          Button("Cancel") {}
          Button("More") {}.buttonStyle(.borderless)
          Button {
          } label: {
            Image(icon: .plus)
            Text("Add")
          }
          Button {
          } label: {
            Image(icon: .settings, label: "Settings")
          }
          Button {
          } label: {
            Image(icon: .more, label: "Menu")
          }.buttonStyle(.borderless)
          Button("Delete", role: .destructive) {}
          Button("Delete all", role: .destructive) {}.buttonStyle(.borderedProminent)
        }
        .controlSize(size)
      }
      Flow(spacing: 8) {
        Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
        Button("Off") {}.disabled(true)
        Button("Off") {}.buttonStyle(.borderless).disabled(true)
        Button("Pressed") {}.selected()
        Button {
        } label: {
          Image(icon: .bold, label: "Bold")
        }.buttonStyle(.borderless).selected()
        Button("Plain") {}.buttonStyle(.plain)
        Link("A link", destination: "#")
      }
    }
  }
}

/// Fields of all sizes and states.
struct FieldSection: View {
  @State private var name = ""
  @State private var mail = "someone@"

  var body: some View {
    ThemeSection("Fields") {
      Flow(spacing: 12) {
        TextField("Name", text: $name).frame(width: 220)
        TextField("Refused", text: $mail).frame(width: 220).invalid()
        TextField("Cannot be used", text: $name).frame(width: 220).disabled(true)
        TextField("Large", text: $name).frame(width: 220).controlSize(.large)
        TextField("Small", text: $name).frame(width: 220).controlSize(.small)
      }
    }
  }
}

/// Rows with looks by state.
struct StateSection: View {
  @State private var selected = 1

  var body: some View {
    ThemeSection("Looks by state") {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(0..<4, id: \.self) { number in
          HStack(spacing: 8) {
            Image(icon: number == selected ? .folder : .file, size: 16)
            Text("Row \(number + 1)")
            Spacer()
            Image(icon: .chevronForward, size: 16).foregroundStyle(.secondaryText)
          }
          .padding(.horizontal, .medium)
          .padding(.vertical, .small)
          .cornerRadius(.medium)
          .background(.surface, when: .hovered)
          .background(.accentSurface, when: .selected)
          .foregroundStyle(.accent, when: .selected)
          .selected(number == selected)
          .onTapGesture { selected = number }
        }
      }
      .padding(.tiny)
      .frame(maxWidth: 420)
      .background(.raised)
      .cornerRadius(.large)
      .border(.line)
    }
  }
}

/// Cards at all heights.
struct ElevationSection: View {
  var body: some View {
    ThemeSection("Heights") {
      Flow(spacing: 24) {
        card("low").shadow(.low)
        card("medium").shadow(.medium)
        card("high").shadow(.high)
        card("on hover").shadow(.low).shadow(.high, when: .hovered)
          .translationEffect(y: -2, when: .hovered)
      }
      .padding(.vertical, .small)
    }
  }

  private func card(_ name: String) -> some View {
    Text(name).frame(width: 128, height: 72).background(.raised).cornerRadius(.large).border(.line)
  }
}
