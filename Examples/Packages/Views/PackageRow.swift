import Trellis

/// One package of the list. It is evaluated again only if its content changed: one star renders one row.
struct PackageRow: View {
  let package: Package
  let isSelected: Bool
  let isStarred: Bool
  let browser: PackageBrowser
  let shape: ScreenShape

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Link(
        destination: PackageAddress(package: package.id).path,
        action: { press in
          browser.choose(package.id, isCovering: !shape.isWide, isByKey: press.isByKey)
        }
      ) {
        VStack(alignment: .leading, spacing: 2) {
          Text(package.name).font(.headline).lineLimit(2)
          if !package.summary.isEmpty { Text(package.summary).lineLimit(3) }
          Text(facts).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
        .padding(FlexboxEdges(top: 12, bottom: 12, start: 16, end: 4))
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .foregroundStyle(.text)
      .focusRing(offset: -2)
      .attribute("id", Guidance.Place.row(package.id).id)
      .attribute("aria-current", isSelected ? "true" : nil)
      StarButton(package: package, isStarred: isStarred, browser: browser)
        .padding(FlexboxEdges(top: 8, end: 12))
    }
    .frame(maxWidth: .infinity)
    .background(isSelected ? .accentSurface : .clear)
    .background(isSelected ? Color(.accentSurface) : Color(.controlHovered), when: .hovered)
    .border(.line, edges: .bottom)
    .onKeyPress(PackageBrowser.keys.map { KeyEquivalent($0) }) { key in
      browser.move(
        by: key.name, from: package.id, rows: shape.rowsInSight, selects: shape.isWide)
    }
  }

  private var facts: String {
    var facts = [package.version]
    if let size = package.installedSize { facts.insert("\(FileSize(kibibytes: size))", at: 0) }
    if browser.database.hasNamesakes(package) { facts.append(package.architecture) }
    return facts.joined(separator: " · ")
  }
}

/// A button that adds a star to a package, or removes it.
struct StarButton: View {
  let package: Package
  let isStarred: Bool
  let browser: PackageBrowser
  var title: String?

  var body: some View {
    Button {
      // The star that the user saw: a press of a button that shows another state has no effect.
      browser.setStar(package.id, !isStarred)
    } label: {
      Image(icon: isStarred ? .starFilled : .star)
      if let title { Text(title) }
    }
    .buttonStyle(title == nil ? .borderless : .bordered)
    .controlSize(title == nil ? .large : .regular)
    .foregroundStyle(isStarred ? .warning : .secondary)
    .selected(isStarred)
    .focusRing(offset: -2)
    .accessibilityLabel("Star \(package.name)")
  }
}
