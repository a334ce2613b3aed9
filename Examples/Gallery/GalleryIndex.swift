import Trellis

/// Links to all controls, with previews, in groups.
struct GalleryIndex: View {
  @State private var text = ""
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let groups = ControlGroup.matching(text)
    VStack(alignment: .leading, spacing: 32) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Controls").font(.largeTitle).accessibilityHeading(1)
        Text("Every control of Trellis with its states, its code and its keys.")
          .foregroundStyle(.secondaryText)
        SearchField("Search controls", text: $text).frame(maxWidth: 360)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      ForEach(groups, id: \.title) { GroupSection(group: $0) }
      if groups.isEmpty {
        ContentUnavailableView("No control matches “\(text)”.", icon: .search) {
          Button("Show all controls") { text = "" }
        }
      }
    }
    .padding(sizeClass == .compact ? .large : .huge)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The controls of a group under its heading.
private struct GroupSection: View {
  let group: ControlGroup

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(group.title).font(.title3).accessibilityHeading(2)
      Grid(columns: [GridItem(.adaptive(minimum: 248), spacing: 16)], spacing: 16) {
        ForEach(group.pages, id: \.name) { PreviewCard(control: $0) }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A preview of a control above its name. The link to the page of the control covers the card.
private struct PreviewCard: View {
  let control: ControlPage
  @Environment(\.settingsQuery) private var query

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ControlPreview(name: control.name)
        .frame(maxWidth: .infinity)
        .padding(.horizontal, 16)
        .frame(height: 128)
        .frame(maxWidth: .infinity)
        .background(.surface)
        .clipped()
        // The controls of a preview are pictures: they get neither the focus nor presses.
        .accessibilityHidden().attribute("inert", "")
      VStack(alignment: .leading, spacing: 2) {
        Text(control.title).font(.headline)
        Text(control.summary).lineLimit(1).foregroundStyle(.secondaryText)
      }
      .padding(.horizontal, 16).padding(.vertical, 12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: .infinity)
    .background(.raised)
    .overlay {
      Link(destination: "/controls/" + control.name + query) {
        Spacer().frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .attribute("aria-label", control.title)
      .cornerRadius(.large)
    }
    .cornerRadius(.large)
    .border(.line)
    .shadow(.low, when: .hovered)
  }
}
