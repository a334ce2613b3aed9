import Trellis

/// The details of one package.
struct PackageDetail: View {
  let package: Package
  let browser: PackageBrowser
  let shape: ScreenShape

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        if !shape.isWide {
          Link(destination: PackageAddress().path, action: { _ in browser.close() }) {
            HStack(spacing: 6) {
              Image(icon: .arrowBackward, size: 16)
              Text("All packages").fontWeight(.medium)
            }
            .padding(FlexboxEdges(top: 8, bottom: 8, start: 10, end: 14))
          }
          .chipLook()
        }
        heading
        if !package.description.blocks.isEmpty { description }
        FactList(package: package, labelWidth: shape.isWide ? 140 : 104)
        RelationList(title: "Depends on", count: package.dependencies.count, none: "Nothing else.")
        {
          dependencies
        }
        DependentList(package: package, browser: browser).id(package.id)
      }
      .element("article")
      .frame(maxWidth: 720)
      .frame(maxWidth: .infinity)
      .padding(
        FlexboxEdges(
          top: shape.isWide ? 40 : 12, bottom: 40, start: .points(shape.gutter),
          end: .points(shape.gutter)))
    }
    .background(.background)
    .accessibilityLandmark(.main)
    .attribute("tabindex", "-1")
    // Returns to the list; if the details cover it, by closing them.
    .onKeyPress(.escape) { _ in
      if shape.isWide { browser.leaveDetails() } else { browser.close() }
    }
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top, spacing: 16) {
        Text(package.name).font(.largeTitle).accessibilityHeading(.h2)
          .attribute("id", Guidance.Place.details.id).attribute("tabindex", "-1")
          .frame(maxWidth: .infinity, alignment: .leading)
        StarButton(
          package: package, isStarred: browser.starred.contains(package.id), browser: browser,
          title: "Star")
      }
      if !package.summary.isEmpty {
        Text(package.summary).font(.title3).fontWeight(.regular).foregroundStyle(.secondary)
          .element("p")
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var description: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(Array(package.description.blocks.enumerated()), id: \.offset) { _, block in
        switch block {
        case .paragraph(let text): Text(text).element("p")
        case .list(let items):
          UnorderedList { ForEach(Array(items.enumerated()), id: \.offset) { Text($0.element) } }
        case .verbatim(let lines):
          Text(lines.joined(separator: "\n")).font(.caption).monospaced().element("code")
            .padding(.horizontal, 16).padding(.vertical, 12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.surface).cornerRadius(10).clipped().element("pre")
        }
      }
    }
  }

  /// The dependencies, with alternatives grouped.
  private var dependencies: some View {
    ForEach(Array(package.dependencies.enumerated()), id: \.offset) { _, dependency in
      ForEach(Array(dependency.alternatives.enumerated()), id: \.offset) { index, alternative in
        if index > 0 { Text("or").foregroundStyle(.secondary).element("span") }
        PackageChip(
          name: alternative.name, detail: alternative.constraint?.description,
          target: browser.database.package(satisfying: alternative, of: package)?.id,
          browser: browser)
      }
    }
  }
}

/// Short facts about a package, each with its name.
struct FactList: View {
  let package: Package
  let labelWidth: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      fact("Version", Text(package.version))
      if let size = package.installedSize {
        fact("Installed size", Text("\(FileSize(kibibytes: size))"))
      }
      fact("Architecture", Text(package.architecture))
      if let section = package.section { fact("Section", Text(section)) }
      if let maintainer = package.maintainer {
        fact("Maintainer", link(maintainer.name, maintainer.email.map { "mailto:\($0)" }))
      }
      if let homepage = package.homepage { fact("Home page", link(homepage, homepage)) }
    }
    .padding(.vertical, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .border(.line, edges: .vertical)
    .element("dl")
  }

  private func link(_ title: String, _ address: String?) -> Text {
    address.map { Text(title).link(to: $0) } ?? Text(title)
  }

  private func fact(_ name: String, _ value: Text) -> some View {
    HStack(alignment: .top, spacing: 12) {
      Text(name).foregroundStyle(.secondary).element("dt").frame(
        width: labelWidth, alignment: .leading)
      value.element("dd").frame(maxWidth: .infinity, alignment: .leading)
    }
    .element("div")
  }
}
