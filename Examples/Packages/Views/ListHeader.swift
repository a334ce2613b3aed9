import Trellis

/// The name of the page, the order of the list, and the search.
struct ListHeader: View {
  let browser: PackageBrowser
  let shape: ScreenShape

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Packages").font(.title2).accessibilityHeading(.h1)
        Spacer()
        sorting
      }
      search
    }
    .padding(FlexboxEdges(top: 16, bottom: 12, start: 16, end: 16))
    .frame(maxWidth: .infinity)
    .accessibilityLandmark(.header)
    .attribute("role", shape.isWide ? nil : "none")
  }

  private var sorting: some View {
    HStack(spacing: 2) {
      ForEach([SortOrder.name, .size], id: \.self) { order in
        Link(destination: address(order), action: { _ in browser.sort(by: order) }) {
          Text(order == .name ? "Name" : "Size").fontWeight(.medium)
            .padding(.horizontal, 12).padding(.vertical, 4)
        }
        .foregroundStyle(.secondary)
        .cornerRadius(5)
        .foregroundStyle(.text, when: .hovered)
        .foregroundStyle(.text, when: .selected)
        .background(.raised, when: .selected)
        .shadow(.low, when: .selected)
        .attribute("aria-current", browser.order == order ? "true" : nil)
      }
    }
    .padding(3)
    .background(Color(.control))
    .cornerRadius(8)
    .accessibilityLabel("Sort by")
  }

  private func address(_ order: SortOrder) -> String {
    var address = browser.address
    address.order = order
    address.page = nil
    return address.path
  }

  /// A form, so that it works without scripts.
  private var search: some View {
    TextField("Search packages", text: query, prompt: "Search names and summaries")
      .kind(.search).icon(.search).name("search").delay(milliseconds: 60)
      .controlSize(.large).submitLabel(.search)
      .attribute("id", Guidance.Place.search.id)
      .frame(height: 44)
      .overlay(alignment: .trailing) { if !browser.query.isEmpty { clearing } }
      .onKeyPress(.downArrow) { _ in moveToTheList("ArrowDown") }
      .form(destination: "/") { moveToTheList(nil) }
      .frame(maxWidth: .infinity)
      .accessibilityLandmark(.search)
  }

  private var clearing: some View {
    Button(action: { browser.search(for: "") }) { Image(icon: .close, label: "Clear") }
      .buttonStyle(.borderless).padding(.trailing, 4)
  }

  private var query: Binding<String> {
    Binding(get: { [browser] in browser.query }, set: { [browser] in browser.search(for: $0) })
  }

  private func moveToTheList(_ key: String?) {
    browser.move(by: key, from: nil, rows: shape.rowsInSight, selects: shape.isWide)
  }
}
