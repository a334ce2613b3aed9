extension ChangeTracker {
  /// Numbers `top` and its unnumbered descendants in document order, and interns their value sets.
  ///
  /// - Returns: the newly numbered elements that have children announced earlier, with their depths.
  /// - Complexity: O(*n*) in the numbered elements; without recursion.
  @discardableResult
  func announce(_ top: Element, depth: Int) -> [(Element, Int)] {
    var adopting: [(Element, Int)] = []
    var pending: [(element: Element, depth: Int)] = []
    var next: (element: Element, depth: Int)? = (top, depth)
    while let (element, depth) = next ?? pending.popLast() {
      next = nil
      element.number = nextNumber
      register(element)
      element.attributes = pool.interned(element.attributes)
      element.styles = pool.interned(element.styles)
      guard element.content.hasChildren else { continue }
      guard depth < Element.depthLimit else {
        recordDepth(element)
        continue
      }
      if case .child(let child) = element.content, child.number == 0 {
        next = (child, depth + 1)
        continue
      }
      let children = element.children
      if children.contains(where: { $0.number != 0 }) { adopting.append((element, depth)) }
      for child in children.reversed() where child.number == 0 {
        pending.append((child, depth + 1))
      }
    }
    return adopting
  }

  /// Removes the numbers of a subtree that left the document.
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

  /// Gives all elements new numbers: 1 to the root, then the others in document order.
  ///
  /// - Returns: the number of the first element below the root.
  func announceAll(_ root: Element) -> UInt32 {
    records.removeAll()
    orphanedIDs = []
    forgetHandedOver()
    forgetAll(but: root)
    let first = nextNumber
    root.attributes = pool.interned(root.attributes)
    root.styles = pool.interned(root.styles)
    for child in root.children { announce(child, depth: 1) }
    page.markValuesSent()
    return first
  }

  /// Discards the changes of a document without a client, and interns the styles so that a writer finds equal ones by
  /// identity. The elements get no numbers.
  func discardChanges(in root: Element) {
    if !records.all.isEmpty { records.removeAll() }
    orphanedIDs = []
    forgetHandedOver()
    page.markSent()
    var pending = [root]
    while let element = pending.popLast() {
      if let styles = element.styles {
        let interned = pool.interned(styles)
        if interned !== styles { element.styles = interned }
      }
      switch element.content {
      case .none, .text: break
      case .child(let child): pending.append(child)
      case .children(let children): pending.append(contentsOf: children)
      }
    }
  }

  /// Records live properties that HTML cannot express, such as scroll positions, for the next patch.
  func keepInexpressibleProperties() {
    for element in announcedElements {
      let properties = element.live?.properties ?? []
      guard properties.contains(where: { !TagVocabulary.expresses($0.name) }) else { continue }
      records.touch(element, .properties)
      records.setClientValues(element, properties.filter { TagVocabulary.expresses($0.name) })
    }
  }
}

extension Document {
  /// Whether there are changes to send. A value that was changed and changed back still counts.
  public var hasChanges: Bool {
    !changeTracker.records.all.isEmpty || changeTracker.page.hasChanges
      || !changeTracker.orphanedIDs.isEmpty || !changeTracker.handedOver.isEmpty
  }

  /// The operations that update the client to the current document; clears the change tracker.
  ///
  /// The patch depends only on the states before and after, not on the order of the changes. It is empty if all changes
  /// were undone, and a reset (``resetPatch()``) if ``needsRenumbering`` is true.
  ///
  /// - Complexity: O(changes × depth), plus the number of children of each element whose children changed. Unchanged
  ///   parts of the document cost nothing.
  public func takePatch() -> Patch {
    guard hasChanges else { return Patch() }
    guard !needsRenumbering else { return resetPatch() }
    var maker = PatchMaker(changeTracker)
    let patch = maker.makePatch()
    for report in maker.droppedReports { animationEnded(report) }
    return patch
  }

  /// Whether the next patch is a reset that renumbers all elements. An owner that handles resets must check this before
  /// it takes a patch.
  public var needsRenumbering: Bool { changeTracker.needsRenumbering }

  /// Makes the next number greater than `number`, to simulate a document after many changes.
  package func skipNumbers(to number: UInt32) { changeTracker.skipNumbers(to: number) }

  /// Numbers the whole tree in document order, as a client does when it parses the HTML, and clears the change tracker.
  ///
  /// Call this function when the first page is written. The root is number 1; the elements below get new numbers from
  /// the returned one, which is 2 for a document that was never announced. State that HTML cannot express (scroll
  /// positions, focus, announcements, an address set by the page) is sent with the next patch. Animations are dropped,
  /// as the page is visible before a script could play them.
  ///
  /// - Complexity: O(*n*) in the elements of the document.
  @discardableResult
  public func announceAll() -> NodeID {
    let (knownURL, replacesURL) = (changeTracker.page.knownURL, changeTracker.page.replacesURL)
    let first = changeTracker.announceAll(root)
    changeTracker.page.knownURL = knownURL
    changeTracker.page.replacesURL = replacesURL
    changeTracker.keepInexpressibleProperties()
    endAllAnimations()
    return NodeID(first)
  }

  /// Discards all changes and requests, and ends all animations, of a document that is only written as HTML and never
  /// attached to a client. Unlike ``announceAll()``, it gives the elements no numbers.
  ///
  /// - Complexity: O(*n*) in the elements of the document.
  package func discardChanges() {
    changeTracker.discardChanges(in: root)
    endAllAnimations()
  }

  /// A patch with a single reset of the whole tree, renumbered, and the page's title and address; clears the change
  /// tracker.
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
  /// The subtree of `element` without unnumbered elements and elements with numbers below `first`.
  init(_ element: Element, from first: UInt32) {
    // The elements in document order. Their trees are made from the end, each after the trees of its children.
    var elements: [(Element, childCount: Int)] = []
    var pending = [element]
    while let element = pending.popLast() {
      let children = element.children.filter { $0.number != 0 && $0.number >= first }
      elements.append((element, children.count))
      pending += children.reversed()
    }
    var trees: [PatchTree] = []
    for (element, childCount) in elements.reversed() {
      var tree = PatchTree(withoutChildren: element)
      tree.children = (0..<childCount).map { _ in trees.removeLast() }
      trees.append(tree)
    }
    self = trees[0]
  }

  private init(withoutChildren element: Element) {
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
    text = element.text
  }
}

extension Element {
  /// The attributes sorted by name, with the listeners as the attribute `data-on`.
  package var attributePairs: [PatchTree.Pair] {
    var pairs = (attributes?.entries ?? []).map { PatchTree.Pair($0.name, $0.value) }
    if let words = live?.words, !words.isEmpty {
      let index = pairs.firstIndex { $0.name > "data-on" } ?? pairs.count
      pairs.insert(PatchTree.Pair("data-on", words), at: index)
    }
    return pairs
  }
}
