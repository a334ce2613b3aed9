public import TrellisDOM

/// Plays animations on elements as one group. The group ends with its last animation.
public final class AnimationPlayer {
  private let document: Document?
  private var played: [(element: Element, animation: ElementAnimation)] = []

  init(_ document: Document?) { self.document = document }

  /// - Parameter animation: starts when its client applies the patch.
  public func play(_ animation: ElementAnimation, on element: Element) {
    played.append((element, animation))
  }

  func cancel(on element: Element) { document?.cancelAnimations(of: element) }

  /// Requests all animations from the document.
  ///
  /// - Parameter onEnd: called when the last one has ended; at once if there are none, or if none ends.
  func commit(onEnd: (() -> Void)?) {
    let last = played.indices.max { played[$0].animation.end < played[$1].animation.end }
    guard let document, let last, played[last].animation.end.isFinite else {
      for (element, animation) in played { document?.animate(element, animation) }
      if played.isEmpty || document == nil { onEnd?() }
      return
    }
    for (index, (element, animation)) in played.enumerated() {
      document.animate(element, animation, onEnd: index == last ? onEnd : nil)
    }
  }
}
