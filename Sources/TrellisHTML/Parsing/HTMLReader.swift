import CLibXML2
import TrellisBase

/// Reads HTML into libxml2's nodes.
enum HTMLReader {
  /// A tree that the caller owns.
  struct Page {
    let document: htmlDocPtr
    /// Nodes that are not in the tree.
    let detached: [xmlNodePtr]
    let notes: [ParseNote]
  }

  /// Initialises libxml2 once, before any thread uses it.
  static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  /// Parses a page.
  ///
  /// - Complexity: O(*n*) in the bytes for pages written by people, and bounded for others.
  static func read(
    _ bytes: [UInt8], limits: ParseLimits, hasScripting: Bool = false
  ) throws(ParseError) -> Page {
    try read(bytes, limits: limits, hasScripting: hasScripting) { _ in }
  }

  /// Parses a fragment as for the property `innerHTML` of an element; its nodes become the children of the root.
  ///
  /// Source: WHATWG HTML, §13.4.
  static func readFragment(
    _ bytes: [UInt8], context name: String, space: ElementSpace, limits: ParseLimits,
    hasScripting: Bool = false
  ) throws(ParseError) -> Page {
    try read(bytes, limits: limits, hasScripting: hasScripting) { builder in
      let tag = HTMLTag(name: name.lowercased())
      let token = HTMLToken.Tag(name: name, tag: tag)
      var context = builder.make(token, space: space)
      if space == .svg {
        context.isHTMLPoint = tag == .foreignObject || tag == .desc || tag == .title
      }
      builder.detached.append(context.node)
      builder.context = context
      if space == .html {
        switch tag {
        case .title, .textarea: builder.tokenizer.content = .text(nil)
        case .style, .xmp, .iframe, .noembed, .noframes, .script:
          builder.tokenizer.content = .rawText(nil)
        case .noscript where hasScripting: builder.tokenizer.content = .rawText(nil)
        case .plaintext: builder.tokenizer.content = .plainText
        default: break
        }
      }
      let html = builder.make(HTMLToken.Tag(name: "html", tag: .html))
      builder.insert(html.node, at: HTMLTreeBuilder.Location(parent: builder.root))
      builder.open.push(html)
      if context.isHTML(.template) { builder.templateModes.append(.inTemplate) }
      builder.resetMode()
      if context.isHTML(.form) { builder.form = context.node }
    }
  }

  private static func read(
    _ bytes: [UInt8], limits: ParseLimits, hasScripting: Bool,
    prepare: (inout HTMLTreeBuilder) -> Void
  ) throws(ParseError) -> Page {
    guard !bytes.contains(UInt8(ascii: "&")) || !CharacterReferences.names.isEmpty else {
      throw .missingTable(path: DataFile.characterReferences.path())
    }
    guard isReady, let document = htmlNewDocNoDtD(nil, nil) else { throw .tooManyNodes(limit: 0) }
    let text = lines(bytes)
    let (failure, page) = text.withUnsafeBufferPointer { buffer in
      var builder = HTMLTreeBuilder(
        buffer, document: document, nodeLimit: limits.nodes, hasScripting: hasScripting)
      if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { builder.tokenizer.index = 3 }
      prepare(&builder)
      builder.build()
      return (
        builder.failure,
        Page(document: document, detached: builder.detached, notes: builder.notes.list)
      )
    }
    if let failure {
      page.free()
      throw failure
    }
    return page
  }

  /// The text with all line ends converted to line feeds.
  private static func lines(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(13) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 13 {
        result.append(10)
      } else if byte != 10 || previous != 13 {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }
}

extension HTMLReader.Page {
  /// Frees the tree and all detached nodes.
  func free() {
    for node in detached { xmlFreeNode(node) }
    xmlFreeDoc(document)
  }
}
