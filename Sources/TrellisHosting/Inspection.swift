import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText

/// Where everything on a page lies, as plain values: for comparing it with what a browser shows.
public struct Inspection: Codable, Hashable, Sendable {
  /// An element that has a place of its own, which runs inside a text have not.
  public struct Item: Codable, Hashable, Sendable {
    /// The element's name, such as `div`.
    public var tag: String
    /// The number by which clients know the element; see `Element.id`.
    public var id: UInt32
    /// The border box in CSS px from the corner of the page, whatever was scrolled.
    public var left: Double
    /// The distance of the border box from the top of the page, in CSS px.
    public var top: Double
    /// The width of the border box, in CSS px.
    public var width: Double
    /// The height of the border box, in CSS px.
    public var height: Double
    /// The painted width of each line, for a text.
    public var lines: [Double]?
    /// The distance of each line's baseline from the top of the element, for a text.
    public var baselines: [Double]?
  }

  /// In document order; what is hidden is left out, with all inside it.
  public var items: [Item]
}

extension ComponentHost {
  /// A host that has just rendered what this one would render from nothing, without its states and its
  /// elements: what this one has come to by many changes is to look the same. The components have to
  /// be made anew at every build; the owner ends it by ``tearDown()``.
  package func renderedAnew() -> ComponentHost {
    let host = ComponentHost(
      environment: environment, context: generator.context, sizeRange: sizeRange,
      provider: generator.provider)
    host.cover = cover
    host.limits = limits
    if onMistake != nil { host.onMistake = { _ in } }
    host.renderIfNeeded()
    host.document.announceAll()
    return host
  }

  /// Where everything lies after the last render. Wakes the host.
  ///
  /// - Complexity: O(*n*) in elements and layouts.
  public func inspect() -> Inspection {
    var texts: [Element: MeasuredText] = [:]
    func note(_ layout: Layout, at _: Point) {
      guard let text = layout.extra as? TextLayout, let element = layout.component.mountedElement
      else { return }
      let first = layout.component.firstBaseline(of: layout) ?? text.firstBaseline
      texts[element] = MeasuredText(
        widths: text.lines.map(\.width),
        baselines: text.lines.map { $0.baseline - text.firstBaseline + first })
    }
    live()
    mountedLayout?.forEach(note)
    var inspection = Inspection(items: [])
    inspection.add(document.root, left: 0, top: 0, texts: texts)
    return inspection
  }
}

/// The lines of a text as an inspection tells them.
private struct MeasuredText {
  var widths: [Double]
  var baselines: [Double]
}

extension Inspection {
  fileprivate mutating func add(
    _ element: Element, left: Double, top: Double, texts: [Element: MeasuredText]
  ) {
    if CallStack.isShort {
      return CallStack.runOnLargerStack { add(element, left: left, top: top, texts: texts) }
    }
    guard let frame = element.frame, element.attribute("hidden") == nil else { return }
    let left = left + frame.left
    let top = top + frame.top
    items.append(
      Item(
        tag: element.tag, id: element.id.rawValue, left: left, top: top, width: frame.width,
        height: frame.height, lines: texts[element]?.widths,
        baselines: texts[element]?.baselines))
    for child in element.children { add(child, left: left, top: top, texts: texts) }
  }
}
