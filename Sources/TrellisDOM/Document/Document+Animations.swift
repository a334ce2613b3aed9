extension Document {
  /// Plays `animation` on `element` in the client, once.
  ///
  /// - Parameter onEnd: called once, when the client reports the end of the animation, or when no report
  ///   can come: the element left the document before the animation was sent, the whole tree is sent again,
  ///   or 4,096 later reports are pending.
  public func animate(
    _ element: Element, _ animation: ElementAnimation, onEnd: (() -> Void)? = nil
  ) {
    var animation = animation.sanitised { changeTracker.report($0) }
    if let onEnd { animation.report = awaitReport(onEnd) }
    request(.play(element, animation))
  }

  /// Cancels all animations of `element` in the client at once; the element then shows its styles.
  public func cancelAnimations(of element: Element) {
    request(.cancel(element))
  }

  private func awaitReport(_ onEnd: @escaping () -> Void) -> UInt32 {
    let (number, dropped) = changeTracker.reports.add(onEnd)
    dropped?()
    return number
  }

  private func request(_ request: PendingAnimations.Request) {
    for report in changeTracker.page.animations.append(request) { animationEnded(report) }
  }

  /// Plays `animations` on `element` in the client when the element is removed, all at once. The element
  /// receives no events meanwhile and is removed when the last animation ends.
  ///
  /// If an ancestor is removed or hidden at the same time, the element is shown above everything else, at
  /// its former position. Scroll positions that the server does not have are ignored.
  ///
  /// - Parameter onEnd: see ``animate(_:_:onEnd:)``.
  /// - Complexity: O(depth).
  public func playOnExit(
    of element: Element, _ animations: [ElementAnimation], onEnd: (() -> Void)? = nil
  ) {
    guard element.number != 0, !animations.isEmpty else {
      onEnd?()
      return
    }
    var animations = animations
    if let onEnd, let last = animations.indices.max(by: { animations[$0].end < animations[$1].end })
    {
      animations[last].report = awaitReport(onEnd)
    }
    element.exitAnimations += animations
    changeTracker.page.animations.exits[element.number] = PendingAnimations.Exit(
      parent: element.parent, frame: PackedFrame(element.frameInRoot))
  }

  /// Plays the change of the frame of `element` with `transition` in the next patch. A patch has one
  /// transition for all such changes.
  public func animateMove(of element: Element, _ transition: FrameTransition) {
    guard element.number != 0 else { return }
    var transition = transition
    if StylePolicy.sanitised(transition.easing) == nil {
      changeTracker.report("refused easing: \(transition.easing)")
      transition.easing = "ease"
    }
    changeTracker.page.animations.transition = transition
    changeTracker.page.animations.moving.insert(element.number)
  }

  /// Handles the client's report that the animation with the number `report` ended. Unexpected numbers are
  /// ignored, as they come from the client.
  ///
  /// - Returns: whether the report was expected.
  @discardableResult
  public func animationEnded(_ report: UInt32) -> Bool {
    guard let handler = changeTracker.reports.consume(report) else { return false }
    handler()
    return true
  }

  /// The numbers of the pending reports, in the order in which the animations were requested.
  public var expectedReports: [UInt32] { changeTracker.reports.numbers }

  /// Drops the requested animations and ends the running ones, because the client is about to replace its
  /// tree.
  func endAllAnimations() {
    changeTracker.page.animations = PendingAnimations()
    for handler in changeTracker.reports.consumeAll() { handler() }
  }
}

extension Element {
  /// Plays `animation` on this element in the client, once; without a report of its end.
  package func animate(_ animation: ElementAnimation) {
    guard number != 0 else { return }
    let animation = animation.sanitised { changeTracker.report($0) }
    for report in changeTracker.page.animations.append(.play(self, animation)) {
      guard let handler = changeTracker.reports.consume(report) else { continue }
      handler()
    }
  }
}

extension ElementAnimation {
  /// The end of the animation in milliseconds from its start, the delay included.
  public var end: Double { delay + duration * iterations }
}

extension Element {
  /// The frame relative to the top left corner of the root element; transforms, and scroll positions that the server
  /// does not have, are ignored.
  ///
  /// - Complexity: O(depth).
  package var frameInRoot: Frame {
    var frame = frame ?? .zero
    var ancestor = parent
    while let element = ancestor, element.parent != nil {
      frame.left += (element.frame?.left ?? 0) - element.scrollOffset("scrollLeft")
      frame.top += (element.frame?.top ?? 0) - element.scrollOffset("scrollTop")
      ancestor = element.parent
    }
    return frame
  }

  private func scrollOffset(_ name: String) -> Double {
    if case .number(let offset)? = property(name) { offset } else { 0 }
  }
}
