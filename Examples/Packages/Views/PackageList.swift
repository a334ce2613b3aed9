import Trellis

/// The search, the order, and the matching packages.
struct PackageList: View {
  let browser: PackageBrowser
  let shape: ScreenShape
  @Environment(\.pageMedium) private var medium

  var body: some View {
    let isCovered = !shape.isWide && browser.selection != nil
    VStack(alignment: .leading, spacing: 0) {
      ListHeader(browser: browser, shape: shape)
      Divider()
      found
      packages
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.surface)
    .border(.line, edges: .trailing)
    .attribute("role", shape.isWide || isCovered ? nil : "main")
    .attribute("inert", isCovered ? "" : nil)
  }

  private var found: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let missing = browser.missing, !shape.isWide {
        Text(NoPackage.title(missing)).element("p").padding(.horizontal, 16).padding(.top, 10)
      }
      Text(summary)
        .font(.caption).monospacedDigit().foregroundStyle(.secondary)
        .element("p").attribute("id", Guidance.Place.found.id).attribute("role", "status")
        .padding(FlexboxEdges(top: 10, bottom: 6, start: 16, end: 16))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var packages: some View {
    let (selection, starred) = (browser.selection?.id, browser.starred)
    return List(browser.matches) { package in
      PackageRow(
        package: package, isSelected: package.id == selection,
        isStarred: starred.contains(package.id), browser: browser, shape: shape)
    }
    .placeholder { EmptyView() }
    .pages(page, address: address)
    .listRowInsets(FlexboxEdges())
    .listRowSeparator(.hidden)
    // A list does not report its offset.
    .scrollPosition(Binding(get: { browser.scroll }, set: { _ in }))
    .accessibilityLandmark(.navigation)
    .accessibilityLabel("Packages")
    .attribute("id", Guidance.Place.list.id)
    .attribute("tabindex", "-1")
  }

  /// A page without a server shows the part of the list with the selected package.
  private var page: Binding<Int> {
    Binding(
      get: { [browser] in browser.page ?? (medium == .live ? 0 : browser.pageOfSelection) },
      set: { [browser] in browser.turn(to: $0) })
  }

  private func address(_ page: Int) -> String? {
    var address = browser.address
    // An export has the first page at the address of the whole list.
    address.page = page == 1 && medium != .live ? nil : page
    return address.path
  }

  private var summary: String {
    let all = Count(browser.database.packages.count)
    let count = Count(browser.matches.count)
    var parts =
      switch (count.value, browser.query.isEmpty) {
      case (0, _) where all.value == 0: ["No package is installed"]
      case (_, true): ["\(all) installed"]
      case (0, false): ["None of \(all) packages matches"]
      case (_, false): ["\(count) of \(all) packages"]
      }
    if let range = browser.listedRange { parts.append(range) }
    if !browser.starred.isEmpty { parts.append("\(Count(browser.starred.count)) starred") }
    return parts.joined(separator: " · ")
  }
}
