import TrellisBase
import TrellisDOM

/// The parts of a document that matter for its division into sheets. Lengths are hundredths of a CSS px from the top of
/// the page.
struct PaperMeasures {
  /// A part that should not be divided.
  struct Block {
    var top: Int
    var bottom: Int
    /// Whether the part is one that readers see as a whole: a text, a row, a picture, a control, or a view with
    /// `keepTogether()`. Other small boxes are kept together if little space is lost by that.
    var isFirm: Bool
    /// Whether the part stays with the content below.
    var isHeading = false
  }

  /// The head of a table.
  struct Head {
    let element: Element
    let top: Int
    let bottom: Int
    /// The bottom of the table.
    let end: Int
  }

  private(set) var blocks: [Block] = []
  private(set) var heads: [Head] = []
  /// The vertical ranges of the views that are left out on paper.
  private var hidden: [Range<Int>] = []
  /// The vertical ranges of visible content.
  private var content: [Range<Int>] = []
  /// The ranges that elements and their descendants cover, by element.
  private(set) var extents: [ObjectIdentifier: Range<Int>] = [:]
  /// The height of a sheet.
  private let room: Int

  /// - Complexity: O(*n* log *n*) in the elements.
  init(_ document: Document, room: Int) {
    self.room = room
    CallStack.forTree { _ = measure(document.root, from: 0, end: 0) }
  }

  /// The bottom of the last content.
  var end: Int { content.reduce(0) { max($0, $1.upperBound) } }

  /// The ranges without content that views have left that are hidden on paper; sorted and disjoint.
  var gaps: [Range<Int>] {
    let covered = Self.union(content)
    var gaps: [Range<Int>] = []
    var index = 0
    for range in Self.union(hidden) {
      var start = range.lowerBound
      while index < covered.count, covered[index].upperBound <= start { index += 1 }
      var next = index
      while next < covered.count, covered[next].lowerBound < range.upperBound {
        if covered[next].lowerBound > start { gaps.append(start..<covered[next].lowerBound) }
        start = max(start, covered[next].upperBound)
        next += 1
      }
      if start < range.upperBound { gaps.append(start..<range.upperBound) }
    }
    return gaps
  }

  private static func union(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// - Parameters:
  ///   - origin: the top of the parent.
  ///   - end: the bottom of the parent.
  /// - Returns: the extent of the element; `nil` if it is not positioned, or is left out.
  private mutating func measure(_ element: Element, from origin: Int, end: Int) -> Range<Int>? {
    let frame = element.packedFrame
    let kind = PaperKind(element)
    guard !frame.isNone || element.parent == nil, kind != .layer else { return nil }
    let top = frame.isNone ? 0 : origin + Int(frame.top)
    let bottom = top + Int(frame.height)
    var extent = top..<bottom
    if kind == .hidden {
      hidden.append(extent)
      return nil
    }
    switch kind {
    case .tableHead:
      heads.append(Head(element: element, top: top, bottom: bottom, end: end))
      fallthrough
    case .heading:
      add(Block(top: top, bottom: bottom, isFirm: true, isHeading: true), upTo: room)
    case .whole: add(Block(top: top, bottom: bottom, isFirm: true), upTo: room)
    default: add(Block(top: top, bottom: bottom, isFirm: false), upTo: room / 4)
    }
    var isLeaf = true
    for child in element.children {
      guard let inner = measure(child, from: top, end: bottom) else { continue }
      isLeaf = false
      extent = min(extent.lowerBound, inner.lowerBound)..<max(extent.upperBound, inner.upperBound)
    }
    if isLeaf, element.parent != nil { content.append(extent) }
    extents[ObjectIdentifier(element)] = extent
    return extent
  }

  private mutating func add(_ block: Block, upTo height: Int) {
    if block.bottom > block.top, block.bottom - block.top <= height { blocks.append(block) }
  }
}

/// The use of an element on paper.
enum PaperKind {
  case other
  /// A part that should not be divided.
  case whole
  /// Stays with the content after it.
  case heading
  /// The head of a table, which is repeated on each sheet.
  case tableHead
  /// Left out on paper; its place may close up.
  case hidden
  /// A dialog, a menu or another layer above the page: left out.
  case layer

  init(_ element: Element) {
    self = .other
    for entry in element.attributes?.entries ?? [] {
      switch entry.name {
      case "class":
        for name in entry.value.parts(between: " ").map(String.init) {
          if name.isExactly("l-screen-only") {
            self = .hidden
            return
          }
          if name.isExactly("l-head") { self = .tableHead }
          if self == .other, name.isExactly("t") || name.isExactly("l-keep") { self = .whole }
        }
      case "popover", "data-layer":
        self = .layer
        return
      case "role" where self == .other:
        if ["row", "listitem", "option", "treeitem"].contains(entry.value) { self = .whole }
        if entry.value == "heading" { self = .heading }
      default: break
      }
    }
    let tag = element.tag
    if tag == "dialog" { self = .layer }
    if tag == "thead" { self = .tableHead }
    guard self == .other || self == .whole else { return }
    if Self.headings.contains(tag) { self = .heading }
    if Self.wholes.contains(tag) { self = .whole }
  }

  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  private static let wholes: Set<String> = [
    "audio", "button", "canvas", "figure", "iframe", "img", "input", "li", "select", "svg",
    "textarea", "tr", "video",
  ]
}
