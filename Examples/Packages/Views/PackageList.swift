import Trellis

/// The search, the order, and the matching packages.
struct PackageList: View {
  let browser: PackageBrowser
  let shape: ScreenShape

  var body: some View {
    let isCovered = !shape.isWide && browser.selection != nil
    VStack(alignment: .leading, spacing: 0) {
      ListHeader(browser: browser, shape: shape)
      Divider()
      ScrollView { found }
        .accessibilityLandmark(.navigation)
        .accessibilityLabel("Packages")
        .attribute("id", Guidance.Place.list.id)
        .attribute("tabindex", "-1")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.surface)
    .border(.line, edges: .trailing)
    .attribute("role", shape.isWide || isCovered ? nil : "main")
    .attribute("inert", isCovered ? "" : nil)
  }

  private var found: some View {
    let (selection, starred) = (browser.selection?.id, browser.starred)
    return VStack(alignment: .leading, spacing: 0) {
      if let missing = browser.missing, !shape.isWide {
        Text(NoPackage.title(missing)).element("p").padding(.horizontal, 16).padding(.top, 10)
      }
      Text(summary)
        .font(.caption).monospacedDigit().foregroundStyle(.secondary)
        .element("p").attribute("id", Guidance.Place.found.id).attribute("role", "status")
        .padding(FlexboxEdges(top: 10, bottom: 6, start: 16, end: 16))
      VStack(spacing: 0) {
        ForEach(browser.listed) { package in
          PackageRow(
            package: package, isSelected: package.id == selection,
            isStarred: starred.contains(package.id), browser: browser, shape: shape)
        }
      }
      .frame(maxWidth: .infinity)
      .element("ul")
      if browser.matches.count > PackageBrowser.pageLength {
        ListPager(browser: browser).padding(16)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
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
    if browser.firstListed > 0 { parts.append(browser.listedRange) }
    if !browser.starred.isEmpty { parts.append("\(Count(browser.starred.count)) starred") }
    return parts.joined(separator: " · ")
  }
}

/// The links to the previous and the next part of a long list.
struct ListPager: View {
  let browser: PackageBrowser

  var body: some View {
    let listed = browser.listed.indices
    HStack(spacing: 12) {
      Text("\(browser.listedRange) of \(Count(browser.matches.count))")
        .font(.caption).foregroundStyle(.secondary).element("p")
      Spacer()
      if listed.lowerBound > 0 {
        link("Previous", to: listed.lowerBound - PackageBrowser.pageLength)
      }
      if listed.upperBound < browser.matches.count { link("Next", to: listed.upperBound) }
    }
  }

  private func link(_ title: String, to first: Int) -> some View {
    var address = browser.address
    address.page = first / PackageBrowser.pageLength + 1
    return Link(destination: address.path, action: { _ in browser.turn(to: first) }) {
      Text(title).fontWeight(.medium).padding(.horizontal, 14).padding(.vertical, 8)
    }
    .chipLook()
  }
}
