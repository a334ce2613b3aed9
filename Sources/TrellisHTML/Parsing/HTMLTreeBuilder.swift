import CLibXML2

/// Builds the tree of a page from its tokens, as browsers do.
///
/// The nodes are libxml2's, so that XPath queries work. Names of foreign elements have no prefix; their namespace is in
/// `_private`. The content of a `template` becomes its children. Scripts do not run.
///
/// Source: WHATWG HTML, §13.2.6, with scripting disabled, as for `DOMParser`.
struct HTMLTreeBuilder {
  /// Source: WHATWG HTML, §13.2.4.1.
  enum Mode {
    case initial, beforeHTML, beforeHead, inHead, inHeadNoscript, afterHead, inBody, text, inTable,
      inTableText, inCaption, inColumnGroup, inTableBody, inRow, inCell, inTemplate, afterBody,
      inFrameset, afterFrameset, afterAfterBody, afterAfterFrameset
  }

  /// A formatting element to reopen after its parent closes, or a marker.
  struct Formatting {
    /// `nil` for a marker.
    var element: OpenElement?
    var token = HTMLToken.Tag(name: "", tag: .other)
  }

  package let document: htmlDocPtr
  var tokenizer: HTMLTokenizer
  var open = OpenElements()
  var formatting: [Formatting] = []
  var mode = Mode.initial
  var originalMode = Mode.initial
  var templateModes: [Mode] = []
  var head: OpenElement?
  var form: xmlNodePtr?
  var framesetIsOK = true
  var putsBeforeTable = false
  var isQuirky = false
  var skipsLineFeed = false
  var tableText: [UInt8] = []
  /// The element that a fragment is parsed in.
  var context: OpenElement?
  /// Nodes that were removed from the tree; the caller frees them.
  var detached: [xmlNodePtr] = []
  // Text that has not been inserted yet, and its location.
  var pendingText: [UInt8] = []
  var pendingLocation: Location?
  var notes = HTMLNotes()
  var nodeCount = 0
  var textSteps = 0
  var failure: ParseError?
  let nodeLimit: Int
  /// Whether to parse for a page whose scripts run: the content of `noscript` is one text then.
  let hasScripting: Bool

  /// A parent and the child to insert before; `nil` inserts at the end.
  struct Location: Equatable {
    var parent: xmlNodePtr
    var before: xmlNodePtr?
  }

  /// - Parameter nodeLimit: the maximum number of nodes; beyond it, reading stops with an error.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, document: htmlDocPtr, nodeLimit: Int, hasScripting: Bool
  ) {
    tokenizer = HTMLTokenizer(bytes)
    self.document = document
    self.nodeLimit = nodeLimit
    self.hasScripting = hasScripting
  }

  var root: xmlNodePtr {
    UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
  }

  /// Reads all tokens.
  mutating func build() {
    var isAtEnd = false
    while !isAtEnd, failure == nil {
      tokenizer.allowsCDATA = adjustedCurrent.map { $0.space != .html } ?? false
      let token = tokenizer.next()
      if case .endOfFile = token { isAtEnd = true }
      process(token)
      // In pages written by people, searches of open elements are short.
      if open.steps + textSteps > 50_000_000 + 20 * tokenizer.bytes.count {
        failure = .tooComplex
      }
    }
    flushText()
  }

  /// The current node, or the context if a fragment's root is the only open element.
  var adjustedCurrent: OpenElement? {
    if open.count == 1, let context { return context }
    return open.last
  }

  private mutating func process(_ token: HTMLToken) {
    if skipsLineFeed {
      skipsLineFeed = false
      if case .text(let text) = token, text.first == 10 {
        if text.count > 1 { process(.text(Array(text.dropFirst()))) }
        return
      }
    }
    guard let element = adjustedCurrent, element.space != .html else {
      dispatch(token)
      return
    }
    let isHTML: Bool
    switch token {
    case .endOfFile: isHTML = true
    case .text: isHTML = element.isMathTextPoint || element.isHTMLPoint
    case .start(let tag):
      isHTML =
        (element.isMathTextPoint && tag.tag != .mglyph && tag.tag != .malignmark)
        || (element.space == .math && element.tag == .annotationXML && tag.tag == .svg)
        || element.isHTMLPoint
    default: isHTML = false
    }
    if isHTML { dispatch(token) } else { foreign(token) }
  }

  /// Processes a token by the rules of the current mode; they may pass it on to another mode.
  mutating func dispatch(_ token: HTMLToken) {
    if case .text(let text) = token {
      dispatchText(text)
    } else {
      dispatch(token, mode)
    }
  }

  mutating func dispatch(_ token: HTMLToken, _ mode: Mode) {
    switch mode {
    case .initial: initial(token)
    case .beforeHTML: beforeHTML(token)
    case .beforeHead: beforeHead(token)
    case .inHead: inHead(token)
    case .inHeadNoscript: inHeadNoscript(token)
    case .afterHead: afterHead(token)
    case .inBody: inBody(token)
    case .text: inText(token)
    case .inTable: inTable(token)
    case .inTableText: inTableText(token)
    case .inCaption: inCaption(token)
    case .inColumnGroup: inColumnGroup(token)
    case .inTableBody: inTableBody(token)
    case .inRow: inRow(token)
    case .inCell: inCell(token)
    case .inTemplate: inTemplate(token)
    case .afterBody: afterBody(token)
    case .inFrameset: inFrameset(token)
    case .afterFrameset: afterFrameset(token)
    case .afterAfterBody: afterAfterBody(token)
    case .afterAfterFrameset: afterAfterFrameset(token)
    }
  }

  /// Divides a text into runs of white space, NUL and other bytes, in the modes that distinguish them.
  private mutating func dispatchText(_ text: [UInt8]) {
    switch mode {
    case .inBody, .inCell, .inCaption, .inTemplate, .text:
      dispatch(.text(text), mode)
      return
    default: break
    }
    var rest = text[...]
    while let first = rest.first {
      let isSpace = HTMLTokenizer.isSpace(first)
      let run = rest.prefix { HTMLTokenizer.isSpace($0) == isSpace && ($0 == 0) == (first == 0) }
      rest = rest.dropFirst(run.count)
      switch mode {
      case .inBody, .inCell, .inCaption, .inTemplate, .text:
        dispatch(.text(Array(run + rest)), mode)
        return
      default: dispatch(.text(Array(run)), mode)
      }
    }
  }

  /// Whether a text run is white space. The first byte decides, because runs are not mixed.
  package func isSpace(_ text: [UInt8]) -> Bool { text.first.map(HTMLTokenizer.isSpace) ?? true }

  mutating func parseError(_ message: String) {
    notes.add(tokenizer, message)
  }
}
