import TrellisBase
package import TrellisDOM

/// Divides a document that is laid out for the width of a paper into sheets.
///
/// Browsers divide positioned elements wherever a sheet ends. So each sheet is a box of its own, one below the other,
/// with a copy of the elements that it shows: parts that readers see as a whole move to the next sheet, and the heads of
/// tables are repeated.
package struct PaperDocument {
  private let document = Document()
  private let pages: PaperPages
  private let extents: [ObjectIdentifier: Range<Int>]
  private let width: Double
  private let height: Double
  /// Whether elements keep their ids and names, because the document is alone in its page.
  private let keepsNames: Bool

  /// The sheets as a new document. The source does not change.
  ///
  /// - Parameters:
  ///   - width: the width of a sheet in CSS px.
  ///   - height: the height of a sheet in CSS px.
  ///   - keepsNames: whether elements keep their ids, because the sheets are alone in their page.
  /// - Complexity: O(*n* log *n*) in the elements, and O(sheets) for each element that continues on further sheets; at
  ///   most 1000 sheets are made.
  package static func sheets(
    of source: Document, width: Double, height: Double, keepsNames: Bool
  ) -> Document {
    let room = Int(height * 100)
    let measures = PaperMeasures(source, room: room)
    let paper = PaperDocument(
      pages: PaperPages(measures, room: room), extents: measures.extents, width: width,
      height: height, keepsNames: keepsNames)
    CallStack.forTree { paper.fill(from: source.root) }
    return paper.document
  }

  private init(
    pages: PaperPages, extents: [ObjectIdentifier: Range<Int>], width: Double, height: Double,
    keepsNames: Bool
  ) {
    self.pages = pages
    self.extents = extents
    self.width = width
    self.height = height
    self.keepsNames = keepsNames
  }

  private func fill(from root: Element) {
    let sheets = pages.pages.map { _ in makeSheet() }
    var roots: [Element] = []
    for (page, sheet) in zip(pages.pages, sheets) {
      let box = makeBox(top: page.headHeight, height: page.end - page.start)
      let copy = copy(of: root, keepsNames: keepsNames && roots.isEmpty)
      copy.frame = frame(of: root, top: -page.start, from: 0)
      box.setChildren([copy])
      var boxes = [box]
      for head in page.heads { boxes.append(makeHead(head, from: root)) }
      sheet.setChildren(boxes)
      roots.append(copy)
    }
    copyChildren(of: root, from: 0, to: roots, number: 0)
    document.root.setAttribute("class", "trellis-paper")
    document.root.setChildren(sheets)
  }

  private func makeSheet() -> Element {
    let sheet = document.makeElement("div")
    sheet.setAttribute("class", "trellis-sheet")
    // Without a frame, so that the sheets follow one another.
    sheet.setStyle("position", "relative")
    sheet.setStyle("width", "\(width)px")
    sheet.setStyle("height", "\(height)px")
    return sheet
  }

  /// A box that clips what does not belong to its sheet.
  private func makeBox(top: Int, height: Int) -> Element {
    let box = document.makeElement("div")
    box.setStyle("overflow", "hidden")
    box.frame = Frame(
      left: 0, top: Double(top) / 100, width: width, height: Double(height) / 100)
    return box
  }

  // MARK: Copies

  /// Copies the children of an element to the sheets that show them.
  ///
  /// - Parameters:
  ///   - origin: the top of the element in the source.
  ///   - copies: the copies of the element on successive sheets.
  ///   - number: the number of the first of these sheets.
  private func copyChildren(
    of element: Element, from origin: Int, to copies: [Element], number: Int
  ) {
    if let text = element.text {
      for copy in copies { copy.text = text }
      return
    }
    var lists = copies.map { _ in [Element]() }
    for child in element.children where PaperKind(child) != .layer {
      guard let extent = extents[ObjectIdentifier(child)] else {
        // Parts of a text, and hidden views, which the style sheet hides.
        guard child.packedFrame.isNone else { continue }
        for index in copies.indices {
          lists[index].append(deepCopy(of: child, keepsNames: keepsNames && index == 0))
        }
        continue
      }
      let range = pages.place(of: extent.lowerBound)..<pages.place(of: extent.upperBound)
      let numbers = pages.numbers(of: range).clamped(to: number...(number + copies.count - 1))
      let top = origin + Int(child.packedFrame.top)
      let inner = numbers.map { index in
        let copy = copy(of: child, keepsNames: keepsNames && index == numbers.lowerBound)
        copy.frame = frame(of: child, top: top, from: origin)
        lists[index - number].append(copy)
        return copy
      }
      copyChildren(of: child, from: top, to: inner, number: numbers.lowerBound)
    }
    for (copy, list) in zip(copies, lists) where !list.isEmpty { copy.setChildren(list) }
  }

  /// The frame of an element on paper.
  ///
  /// - Parameters:
  ///   - top: the top of the element in the source; for the root, its top on the sheet.
  ///   - origin: the top of the parent in the source.
  private func frame(of element: Element, top: Int, from origin: Int) -> Frame {
    let frame = element.packedFrame
    let start = element.parent == nil ? 0 : pages.place(of: top)
    let bottom = pages.place(of: (element.parent == nil ? 0 : top) + Int(frame.height))
    return Frame(
      left: frame.isNone ? 0 : Double(frame.left) / 100,
      top: Double(element.parent == nil ? top : start - pages.place(of: origin)) / 100,
      width: frame.isNone ? width : Double(frame.width) / 100,
      height: Double(bottom - start) / 100)
  }

  private func copy(of element: Element, keepsNames: Bool) -> Element {
    let copy = document.makeElement(element.tag)
    for entry in element.attributes?.entries ?? []
    where !Self.omitted.contains(entry.name)
      && (keepsNames || !Self.references.contains(entry.name))
    {
      copy.restoreAttribute(entry.name, entry.value)
    }
    for entry in element.styles?.entries ?? [] { copy.restoreStyle(entry.name, entry.value) }
    for property in element.live?.properties ?? [] {
      copy.setProperty(property.name, property.value)
    }
    return copy
  }

  private func deepCopy(of element: Element, keepsNames: Bool) -> Element {
    let copy = copy(of: element, keepsNames: keepsNames)
    copy.frame = element.frame
    if let text = element.text { copy.text = text }
    let children = element.children.filter { PaperKind($0) != .layer }
    if !children.isEmpty {
      copy.setChildren(children.map { deepCopy(of: $0, keepsNames: keepsNames) })
    }
    return copy
  }

  /// A copy of a table's head inside copies of the elements around it, from which it inherits its look.
  private func makeHead(_ head: PaperMeasures.Head, from root: Element) -> Element {
    let box = makeBox(top: 0, height: head.bottom - head.top)
    box.setAttribute("aria-hidden", "true")
    var outer = deepCopy(of: head.element, keepsNames: false)
    var element = head.element
    var top = 0
    while let parent = element.parent {
      let around = copy(of: parent, keepsNames: false)
      around.setChildren([outer])
      around.frame = parent.frame
      top += Int(element.packedFrame.top)
      (outer, element) = (around, parent)
    }
    outer.frame = Frame(
      left: 0, top: -Double(top) / 100, width: width, height: root.frame?.height ?? height)
    box.setChildren([outer])
    return box
  }

  /// Attributes with an effect that a copy must not have.
  private static let omitted: Set<String> = ["autofocus", "autoplay", "data-paper", "loading"]

  /// Attributes that name an element, or refer to one.
  private static let references: Set<String> = [
    "id", "name", "for", "form", "list", "headers", "popovertarget", "commandfor", "accesskey",
    "tabindex", "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details",
    "aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns",
  ]
}

extension HTMLWriter {
  /// The sheets of a page that also has its layout for the screen, and that follow it. The names of their generated
  /// classes begin with `p-`.
  ///
  /// - Parameter addresses: rewrites addresses in attributes and styles; `nil` leaves them unchanged.
  /// - Complexity: O(*n*) in the elements.
  package static func paper(
    _ sheets: Document, addresses: RelativeAddresses? = nil
  ) -> RenderedHTML {
    let bytes = ByteBuffer(capacity: ByteBuffer.capacity(for: sheets))
    var writer = HTMLWriter(sheets, form: .page, addresses: addresses, prefix: "p-", into: bytes)
    writer.write(sheets)
    return writer.rendered(bytes.text)
  }
}
