import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisSemantics
import TrellisServer

/// A part of the description of a page.
enum InspectedPart: String, CaseIterable, Sendable {
  /// The components with an identity, as they are nested.
  case components
  /// The mounted components with their frames and elements.
  case layout
  /// The elements with their frames and texts.
  case views
  /// Roles, names and states.
  case roles
  /// The elements as HTML, with their styles.
  case styles
  /// The reasons that components were laid out.
  case updates
}

/// A change of a page before it is described.
enum InspectedChange: Equatable, Sendable {
  /// A click on the element that a CSS selector, or a role and a name such as `button=Save`, describes.
  case click(String)
  /// Another width of the window, in CSS px.
  case resize(Double)
}

/// Describes a page of an application as text.
struct PageInspector: Sendable {
  let site: LocalSite
  var height = 800.0
  /// The user for whom the page is opened.
  var visitor: UserIdentity?

  /// Opens the page at `path`, makes the changes, and describes the resulting page.
  ///
  /// ``InspectedPart/updates`` is about the last change; without one, about the first render.
  ///
  /// - Returns: the parts in the order of `parts`.
  /// - Throws: ``SnapshotError`` if there is no such page or no such element.
  func describe(
    _ path: String, width: Double, languages: [String], changes: [InspectedChange],
    parts: [InspectedPart]
  ) async throws -> [(part: InspectedPart, text: String)] {
    var screen = LocalScreen(width: width, height: height)
    let opened = await site.open(
      path, headers: [], languages: languages, screen: screen, visitor: visitor)
    switch opened {
    case .redirect(let target, _):
      throw SnapshotError(description: "\(path) redirects to \(target)")
    case .failed(let status, let message):
      throw SnapshotError(
        description: "Cannot open \(path): \(status == 404 ? "no route matches it" : message)")
    case .page(let tab, _):
      _ = await tab.attach(screen: screen, path: path)
      try await SnapshotMaker.settle(tab, at: path)
      await tab.session.listenToWholeRender()
      for (index, change) in changes.enumerated() {
        if index == changes.count - 1 { await tab.session.resetReasons() }
        switch change {
        case .resize(let width):
          screen.width = width
          _ = await tab.send([.screen(screen)])
        case .click(let query): try await click(query, in: tab)
        }
        try await SnapshotMaker.settle(tab, at: path)
      }
      var result: [(part: InspectedPart, text: String)] = []
      for part in parts {
        if let text = await tab.session.description(of: part) { result.append((part, text)) }
      }
      await tab.leave()
      return result
    }
  }

  private func click(_ query: String, in tab: LocalTab) async throws {
    guard let page = await tab.semantics(isDark: false) else {
      throw SnapshotError(description: "The page has ended")
    }
    let found = try Self.elements(query, in: page)
    guard let element = found.first, found.count == 1 else {
      throw SnapshotError(
        description:
          "Cannot click \(query): \(found.isEmpty ? "there is no such element" : "\(found.count) elements match")"
      )
    }
    guard let target = await tab.session.clickTarget(around: NodeID(element.node.key)) else {
      throw SnapshotError(description: "Cannot click \(element): it has no handler on the server")
    }
    var event = UIEvent(type: "click", target: target)
    event.detail = 1
    _ = await tab.send([.user(event)])
  }

  /// The elements that show and match a CSS selector, or have a role and a name given as `role=name`.
  static func elements(_ query: String, in page: PageTree) throws -> [PageElement] {
    if let match = query.wholeMatch(of: /([a-z]+)=(.*)/) {
      return page.elements.filter {
        $0.role?.rawValue == String(match.1) && $0.name == String(match.2)
      }
    }
    return try page.elements(matching: query, isXPath: query.begins(with: "/")).filter(\.isVisible)
  }
}

extension Session {
  /// Records the reasons of a render of the whole page, and of all later ones.
  fileprivate func listenToWholeRender() async {
    await turn { page in
      let reasons = RenderReasons()
      // The host holds its listeners weakly, and layouts use the listeners of the previous build.
      page.attachments[ObjectIdentifier(RenderReasons.self)] = reasons
      page.host.listener = reasons
      page.host.spans = reasons
      page.host.reload()
      render(page)
    }
  }

  /// Drops the reasons of earlier renders.
  fileprivate func resetReasons() async {
    await turn { page in reasons(of: page)?.start(before: page.host.mountedLayout) }
  }

  private func reasons(of page: Page) -> RenderReasons? {
    page.attachments[ObjectIdentifier(RenderReasons.self)] as? RenderReasons
  }

  /// The innermost element with a click handler at or around an element.
  fileprivate func clickTarget(around id: NodeID) async -> NodeID? {
    await turn { page in
      var element = page.host.document.element(for: id)
      while let target = element, !target.listenedEvents.contains("click") {
        element = target.parent
      }
      return element?.id
    } ?? nil
  }

  fileprivate func description(of part: InspectedPart) async -> String? {
    await turn { description(of: part, of: $0) } ?? nil
  }

  private func description(of part: InspectedPart, of page: Page) -> String? {
    renderNow(page)
    switch part {
    case .components: return page.describe().components
    case .layout: return page.describe().hierarchy
    case .views: return semantics(of: page, isDark: false).layout
    case .roles: return semantics(of: page, isDark: false).roleTree
    case .styles:
      return HTMLWriter.snapshot(page.host.document).parts(between: "\n").joined(separator: "\n")
    case .updates: return reasons(of: page)?.text(after: page.host.mountedLayout)
    }
  }
}
