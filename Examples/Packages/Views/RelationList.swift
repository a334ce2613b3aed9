import Trellis

/// A heading and related packages, which wrap like words.
struct RelationList<Content: View>: View {
  let title: String
  let count: Int
  /// The text where there is none.
  let none: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(count == 0 ? title : "\(title) (\(count))").font(.headline).accessibilityHeading(.h3)
      if count == 0 {
        Text(none).foregroundStyle(.secondary).element("p")
      } else {
        Flow { content }
      }
    }
    .element("section")
  }
}

/// The packages that need the shown one: the first ones, and all on request.
struct DependentList: View {
  let package: Package
  let browser: PackageBrowser
  @State private var showsAll = false

  var body: some View {
    let dependents = browser.database.dependents(of: package)
    let shown = showsAll ? dependents[...] : dependents.prefix(24)
    RelationList(title: "Needed by", count: dependents.count, none: "No installed package.") {
      ForEach(shown) { PackageChip(name: $0.name, detail: nil, target: $0.id, browser: browser) }
      if shown.count < dependents.count {
        Button("Show all \(dependents.count)") { showsAll = true }.controlSize(.small)
      }
    }
  }
}

/// The name of a package: a link, or a plain text if it is not installed.
struct PackageChip: View {
  let name: String
  let detail: String?
  let target: Package.ID?
  let browser: PackageBrowser

  var body: some View {
    if let target {
      Link(
        destination: PackageAddress(package: target).path, action: { _ in browser.follow(target) }
      ) {
        label
      }
      .foregroundStyle(.accent)
      .chipLook()
    } else {
      label.foregroundStyle(.secondary).border(.line).cornerRadius(8).element("span")
    }
  }

  private var label: some View {
    HStack(spacing: 6) {
      Text(name).fontWeight(.medium).lineLimit(1).element("span")
      if let detail {
        Text(detail).foregroundStyle(.secondary).lineLimit(1).element("span")
      }
    }
    .padding(.horizontal, 10).padding(.vertical, 5)
  }
}

extension View {
  /// The look of links that stand by themselves.
  func chipLook() -> some View {
    background(.raised).background(Color(.controlHovered), when: .hovered).cornerRadius(8).border(
      .line)
  }
}
