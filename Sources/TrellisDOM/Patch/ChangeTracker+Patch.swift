import TrellisBase

extension ChangeTracker {
  /// The greatest depth of an element that is announced. While they read HTML, libxml2 stops nesting at
  /// 256 and browsers at 512; deeper elements are left out, with a note.
  static let depthLimit = 240

  func noteDepth(_ element: Element) {
    note("\(element) stands \(Self.depthLimit) elements deep; what it holds is left out")
  }

  /// Numbers `top` and its unnumbered descendants in document order, and shares their value sets.
  ///
  /// - Returns: the newly numbered elements that hold elements announced before, with their depths.
  /// - Complexity: O(*n*) in the elements numbered; without recursion.
  @discardableResult
  func announce(_ top: Element, depth: Int) -> [(Element, Int)] {
    var adopting: [(Element, Int)] = []
    var pending = [(element: top, depth: depth)]
    while let (element, depth) = pending.popLast() {
      element.number = nextNumber
      register(element)
      element.attributes = pool.interned(element.attributes)
      element.styles = pool.interned(element.styles)
      guard element.content.hasChildren else { continue }
      let children = element.children
      guard depth < Self.depthLimit else {
        noteDepth(element)
        continue
      }
      if children.contains(where: { $0.number != 0 }) { adopting.append((element, depth)) }
      for child in children.reversed() where child.number == 0 {
        pending.append((child, depth + 1))
      }
    }
    return adopting
  }

  /// Takes the numbers from a subtree that left the document.
  func forget(_ top: Element) {
    var pending = [top]
    while let element = pending.popLast() {
      if element.number != 0 {
        unregister(element)
        element.number = 0
      }
      pending.append(contentsOf: element.children)
    }
  }

  /// Numbers everything anew, with the root as number 1 and the rest in document order.
  ///
  /// - Returns: the number of the first element below the root.
  func announceAll(_ root: Element) -> UInt32 {
    dropRecords()
    forgetAll(but: root)
    let first = nextNumber
    root.attributes = pool.interned(root.attributes)
    root.styles = pool.interned(root.styles)
    for child in root.children { announce(child, depth: 1) }
    page.closeValues()
    return first
  }

  /// Leaves to the next patch the live properties that HTML cannot express, such as scroll positions.
  func keepInexpressibleProperties() {
    for element in announcedElements {
      let properties = element.live?.properties ?? []
      guard properties.contains(where: { !TagVocabulary.expresses($0.name) }) else { continue }
      touch(element, .properties)
      clientKnowsOnly(element, properties.filter { TagVocabulary.expresses($0.name) })
    }
  }
}

extension Document {
  /// Whether changes wait for the client. A value that was changed and changed back still counts.
  public var hasChanges: Bool { !changeTracker.records.isEmpty || changeTracker.page.hasChanges }

  /// The operations that bring the client up to date; closes the changeTracker.
  ///
  /// The same state before and the same state after give the same operations, however the changes came
  /// about. The patch is empty if everything was changed back. It is a reset (``resetPatch()``) where
  /// ``needsRenumbering`` is true.
  ///
  /// - Complexity: O(changes × depth), plus the number of children of each element whose children
  ///   changed. Unchanged parts of the document cost nothing.
  public func takePatch() -> Patch {
    guard hasChanges else { return Patch() }
    guard !needsRenumbering else { return resetPatch() }
    var maker = PatchMaker(changeTracker)
    let patch = maker.makePatch()
    for report in maker.droppedReports { animationEnded(report) }
    return patch
  }

  /// Whether so many elements were announced that the next patch numbers all of them anew. An owner that
  /// has to know of every reset asks before it takes a patch.
  public var needsRenumbering: Bool { changeTracker.needsRenumbering }

  /// Has the next element be announced with a number greater than `number`, as in a document that has
  /// lived for long.
  package func skipNumbers(to number: UInt32) { changeTracker.skipNumbers(to: number) }

  /// Numbers the whole tree in document order, as a client does that reads its HTML, and clears the
  /// changeTracker.
  ///
  /// Call it when the first page is written. The root is number 1; the elements below get fresh numbers
  /// from the one returned, which is 2 for a document that was never announced. State without a form in
  /// HTML (scroll positions, focus, announcements) stays for the next patch; animations are dropped, as the
  /// page is visible before a script could play them.
  ///
  /// - Complexity: O(*n*) in the elements of the document.
  @discardableResult
  public func announceAll() -> NodeID {
    let first = changeTracker.announceAll(root)
    changeTracker.keepInexpressibleProperties()
    endAllAnimations()
    return NodeID(first)
  }

  /// A patch of one reset with everything, numbered anew, and the page's title and address; clears the
  /// changeTracker.
  ///
  /// - Complexity: O(*n*) in the elements of the document.
  public func resetPatch() -> Patch {
    let page = changeTracker.page
    let first = changeTracker.announceAll(root)
    endAllAnimations()
    var patch = Patch([.reset(firstID: NodeID(first), tree: PatchTree(root, from: 0))])
    if page.hasTitle { patch.operations.append(.title(page.title)) }
    if let url = page.url { patch.operations.append(.url(url, replacing: true)) }
    return patch
  }
}

extension PatchTree {
  /// The subtree of `element` without the elements numbered before `first`, or not numbered at all.
  init(_ element: Element, from first: UInt32) {
    self.init(tag: element.tag)
    if !element.packedFrame.isNone { frame = FrameChange(element.packedFrame) }
    styles = (element.styles?.entries ?? []).map { Pair($0.name, $0.value) }
    attributes = element.attributePairs
    if let live = element.live {
      for index in live.properties.indices {
        properties.append(Property(live.properties[index].name, live.properties[index].value))
        live.properties[index].isForced = false
      }
    }
    switch element.content {
    case .none: break
    case .text(let text): self.text = text
    case .child, .children:
      let announced = element.children.filter { $0.number != 0 && $0.number >= first }
      children =
        CallStack.isShort
        ? CallStack.runOnLargerStack { announced.map { PatchTree($0, from: first) } }
        : announced.map { PatchTree($0, from: first) }
    }
  }
}

extension Element {
  /// The attributes in the order of their names, with the listeners as `data-on`.
  var attributePairs: [PatchTree.Pair] {
    var pairs = (attributes?.entries ?? []).map { PatchTree.Pair($0.name, $0.value) }
    if let words = live?.words, !words.isEmpty {
      let place = pairs.firstIndex { $0.name > "data-on" } ?? pairs.count
      pairs.insert(PatchTree.Pair("data-on", words), at: place)
    }
    return pairs
  }
}
