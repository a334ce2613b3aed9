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
    let toTheList = Action<UIEvent>(identity: shape) { [browser, shape] event in
      browser.move(by: event.key, from: nil, rows: shape.rowsInSight, selects: shape.isWide)
    }
    return ComponentView {
      ViewComponent(
        "form",
        attributes: [
          .attribute("action", "/"),
          .listener("submit", ListenerOptions(flags: .preventDefault), toTheList),
        ], size: ComponentSize(width: .percent(1)),
        child: TextFieldComponent(
          text: browser.query, label: "Search packages", placeholder: "Search names and summaries",
          kind: .search, style: TextStyle(size: 16, lineHeight: 24), delay: 60,
          size: ComponentSize(width: .percent(1), height: 44),
          attributes: [
            .className("l-field"), .attribute("id", Guidance.Place.search.id),
            .attribute("name", "search"), .attribute("enterkeyhint", "search"),
            .style(StyleProperty("text-indent"), "40px"),
            .listener(
              "keydown", ListenerOptions(flags: .preventDefault, keys: ["ArrowDown"]), toTheList),
          ], onInput: { [browser] in browser.search(for: $0) }))
    }
    .frame(maxWidth: .infinity)
    .overlay(alignment: .leading) {
      Image(icon: .search).foregroundStyle(.secondary).padding(.leading, 12)
    }
    .element("search")
  }
}
