extension PatchMaker {
  /// Moves removed elements with an exit animation to the end of the root, above everything else, if an ancestor is
  /// removed before them or hidden.
  mutating func moveExitsToRoot() {
    let exits = changeTracker.page.animations.exits
    for (number, exit) in exits.sorted(by: { $0.key < $1.key }) {
      guard let element = changeTracker.element(number), depth(of: element) == nil else { continue }
      let isSeen = removals.contains(number) && exit.parent?.isInSight == true
      guard !isSeen else { continue }
      operations.append(.move(element.id, parent: .root, before: .none))
      operations.append(.setFrame(element.id, FrameChange(exit.frame)))
      if !removals.contains(number) { removals.append(number) }
    }
  }

  /// Emits the transition for the following frame changes, with the elements to exclude.
  mutating func describeTransition() {
    let animations = changeTracker.page.animations
    guard let transition = animations.transition else { return }
    var except: [NodeID] = []
    var isNeeded = false
    for record in live where record.touched.contains(.frame) {
      let (old, new) = (record.frame, record.element.packedFrame)
      guard old != new, !old.isNone, !new.isNone else { continue }
      if animations.moving.contains(record.element.number) {
        isNeeded = true
      } else {
        except.append(record.element.id)
      }
    }
    if isNeeded { operations.append(.transition(transition, except: except)) }
  }

  /// Emits the animations of announced elements; collects the reports of the other animations.
  mutating func describeAnimations() {
    for request in changeTracker.page.animations.requests {
      switch request {
      case .play(let element, let animation) where element.number != 0:
        operations.append(.animate(element.id, animation))
      case .play(_, let animation): droppedReports.append(animation.report)
      case .cancel(let element) where element.number != 0:
        operations.append(.cancelAnimations(element.id))
      case .cancel: break
      }
    }
  }
}

extension Element {
  /// Whether the element is in the document and neither it nor an ancestor is hidden.
  fileprivate var isInSight: Bool {
    var current = self
    while current.attributes?["hidden"] == nil {
      guard let parent = current.parent else { return current.number == NodeID.root.rawValue }
      current = parent
    }
    return false
  }
}
