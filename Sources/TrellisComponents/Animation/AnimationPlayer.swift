public import TrellisDOM

/// Plays animations on elements as part of one whole, which is over when the last of them is.
public final class AnimationPlayer {
  private let document: Document?
  private var played: [(element: Element, animation: ElementAnimation)] = []

  init(_ document: Document?) { self.document = document }

  /// - Parameter animation: begins when its client carries out the patch.
  public func play(_ animation: ElementAnimation, on element: Element) {
    played.append((element, animation))
  }

  func cancel(on element: Element) { document?.cancelAnimations(of: element) }

  /// Asks the document for everything.
  ///
  /// - Parameter onEnd: called when the last is over; at once if there is none, or none ends.
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
