extension Document {
  /// Has the client play `animation` on `element`, once.
  ///
  /// - Parameter onEnd: called once when the client says that the animation is over, or when it can no
  ///   longer say so: the element left the document before it was told, the whole tree is sent anew, or
  ///   4,096 later ones are awaited.
  public func animate(
    _ element: Element, _ animation: ElementAnimation, onEnd: (() -> Void)? = nil
  ) {
    var animation = animation.sanitised { changeTracker.note($0) }
    if let onEnd { animation.report = awaitReport(onEnd) }
    ask(.play(element, animation))
  }

  /// Has the client end all animations of `element` at once; it then shows its styles.
  public func cancelAnimations(of element: Element) {
    ask(.cancel(element))
  }

  private func awaitReport(_ onEnd: @escaping () -> Void) -> UInt32 {
    let (number, dropped) = changeTracker.reports.add(onEnd)
    dropped?()
    return number
  }

  private func ask(_ request: PendingAnimations.Request) {
    for report in changeTracker.page.animations.append(request) { animationEnded(report) }
  }

  /// Has the client play `animations` on `element` when that is removed, all at once; the element is out
  /// of reach for events meanwhile and goes when the last is over.
  ///
  /// If an ancestor is removed or hidden with it, it is shown over everything else, at its former
  /// place. Scroll positions the server does not know are not taken into account.
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
      parent: element.parent, frame: element.frameInRoot)
  }

  /// Has the change of the frame of `element` played with `transition` in the next patch, which plays all
  /// such changes alike.
  public func animateMove(of element: Element, _ transition: FrameTransition) {
    guard element.number != 0 else { return }
    var transition = transition
    if StylePolicy.sanitised(transition.easing) == nil {
      changeTracker.note("refused easing: \(transition.easing)")
      transition.easing = "ease"
    }
    changeTracker.page.animations.transition = transition
    changeTracker.page.animations.moving.insert(element.number)
  }

  /// The client says that the animation it knows by `report` is over. Numbers that are not expected are
  /// ignored: they come from outside.
  ///
  /// - Returns: whether somebody waited for it.
  @discardableResult
  public func animationEnded(_ report: UInt32) -> Bool {
    guard let handler = changeTracker.reports.take(report) else { return false }
    handler()
    return true
  }

  /// The numbers of the reports that are expected, in the order in which the animations were asked for.
  public var expectedReports: [UInt32] { changeTracker.reports.numbers }

  /// Drops the requested animations and ends those that the client plays: it is going to show another
  /// tree.
  func endAllAnimations() {
    changeTracker.page.animations = PendingAnimations()
    for handler in changeTracker.reports.takeAll() { handler() }
  }
}

extension ElementAnimation {
  /// When the animation is over, in milliseconds.
  public var end: Double { delay + duration * iterations }
}

extension Element {
  /// The frame from the corner of the root element, as far as frames tell.
  fileprivate var frameInRoot: PackedFrame {
    var frame = packedFrame.isNone ? PackedFrame(left: 0, top: 0, width: 0, height: 0) : packedFrame
    var ancestor = parent
    while let element = ancestor, element.parent != nil {
      if !element.packedFrame.isNone {
        frame.left &+= element.packedFrame.left
        frame.top &+= element.packedFrame.top
      }
      ancestor = element.parent
    }
    return frame
  }
}
