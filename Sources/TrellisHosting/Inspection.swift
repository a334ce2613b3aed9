import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText

/// The frames of a page's elements as plain values, for comparisons with a browser.
public struct Inspection: Codable, Hashable, Sendable {
  /// An element with a frame, in contrast to a run inside a text.
  public struct Item: Codable, Hashable, Sendable {
    /// The element's name, such as `div`.
    public var tag: String
    /// The number that identifies the element to clients; see `Element.id`.
    public var id: UInt32
    /// The left edge of the border box in CSS px from the corner of the page, ignoring scroll offsets.
    public var left: Double
    /// The top edge of the border box in CSS px from the corner of the page.
    public var top: Double
    /// The width of the border box, in CSS px.
    public var width: Double
    /// The height of the border box, in CSS px.
    public var height: Double
    /// The name of the component that shows in the element (``/TrellisComponents/Component/typeName``); `nil` for
    /// other elements.
    public var component: String?
    /// The metadata of the component (``/TrellisComponents/Component/metadata``) as texts; `nil` for none.
    public var metadata: [String: String]?
    /// The painted width of each line, for a text.
    public var lines: [Double]?
    /// The distance of each line's baseline from the top of the element, for a text.
    public var baselines: [Double]?
  }

  /// The elements in document order, without hidden elements, layers (`data-layer`) and the descendants of both. Only
  /// the browser determines the places of layers.
  public var items: [Item]
}

extension ComponentHost {
  /// A new, rendered host with the same inputs, without this host's states and elements. A host after many
  /// changes must look like it. The provider must make new components at every build; the caller ends the
  /// new host with ``tearDown()``.
  package func renderedAnew() -> ComponentHost {
    let host = ComponentHost(
      environment: environment, context: generator.context, sizeRange: sizeRange,
      provider: generator.provider)
    host.cover = cover
    host.limits = limits
    if onProgrammerError != nil { host.onProgrammerError = { _ in } }
    if onHandlerFailure != nil { host.onHandlerFailure = { _ in } }
    host.renderIfNeeded()
    host.document.announceAll()
    return host
  }

  /// The frames after the last render. Wakes the host.
  ///
  /// - Complexity: O(*n*) in elements and layouts.
  public func inspect() -> Inspection {
    var texts: [Element: MeasuredText] = [:]
    func record(_ layout: Layout, at _: Point) {
      guard let text = layout.extra as? TextLayout, let element = layout.component.mountedElement
      else { return }
      let first = layout.component.firstBaseline(of: layout) ?? text.firstBaseline
      texts[element] = MeasuredText(
        widths: text.lines.map(\.width),
        baselines: text.lines.map { $0.baseline - text.firstBaseline + first })
    }
    wake()
    wakeContents()
    mountedLayout?.forEach(record)
    var inspection = Inspection(items: [])
    inspection.add(document.root, texts: texts)
    return inspection
  }
}

/// The lines of a text in an inspection.
private struct MeasuredText {
  var widths: [Double]
  var baselines: [Double]
}

extension Inspection {
  fileprivate mutating func add(_ root: Element, texts: [Element: MeasuredText]) {
    var pending = [(root, 0.0, 0.0)]
    while let (element, outerLeft, outerTop) = pending.popLast() {
      guard element.attribute("data-layer") == nil, element.attribute("hidden") == nil,
        let frame = element.frame
      else { continue }
      let left = outerLeft + frame.left
      let top = outerTop + frame.top
      let component = Component.mounted(on: element)
      let metadata = (component?.metadata ?? [:]).mapValues { "\($0)" }
      items.append(
        Item(
          tag: element.tag, id: element.id.rawValue, left: left, top: top, width: frame.width,
          height: frame.height, component: component?.typeName,
          metadata: metadata.isEmpty ? nil : metadata, lines: texts[element]?.widths,
          baselines: texts[element]?.baselines))
      pending += element.children.reversed().map { ($0, left, top) }
    }
  }
}
