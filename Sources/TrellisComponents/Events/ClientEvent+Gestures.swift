public import TrellisLayout

/// The direction of a swipe on the screen; the direction of reading has no effect.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right
}

extension ClientEvent {
  /// The last of `count` taps or clicks that follow each other within 500 ms and 24 CSS px; fields:
  /// ``EventField/location``.
  ///
  /// - Parameter count: 2 or 3.
  public static func tap(count: Int) -> ClientEvent {
    let count = min(max(count, 2), 3)
    return ClientEvent("tap\(count)", word: "tap:\(count)")
  }

  /// A press that lasts; fields: ``EventField/location``.
  ///
  /// - Parameters:
  ///   - minimumDuration: in seconds, from 0.05 to 60.
  ///   - maximumDistance: the movement in CSS px that ends the press, from 0 to 1000.
  public static func longPress(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10
  ) -> ClientEvent {
    ClientEvent("longpress", word: longPressWord(minimumDuration, maximumDistance))
  }

  /// The begin and the end of a press that may become long; fields: ``EventField/isPressing``.
  public static func pressing(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10
  ) -> ClientEvent {
    ClientEvent("pressing", word: longPressWord(minimumDuration, maximumDistance))
  }

  private static func longPressWord(_ duration: Double, _ distance: Double) -> String {
    "longpress:\(whole(duration * 1000, in: 50...60_000)),\(whole(distance, in: 0...1000))"
  }

  /// The movement of a pressed pointer that the element captures; fields: ``EventField/drag``.
  ///
  /// - Parameter minimumDistance: the movement in CSS px at which the gesture begins, from 0 to 1000.
  public static func pan(minimumDistance: Double = 10) -> ClientEvent {
    ClientEvent("pan", word: "pan:\(whole(minimumDistance, in: 0...1000))")
  }

  /// The end of a movement; fields: ``EventField/drag``, ``EventField/isCancelled``.
  public static func panEnd(minimumDistance: Double = 10) -> ClientEvent {
    ClientEvent("panend", word: "pan:\(whole(minimumDistance, in: 0...1000))")
  }

  /// A fast movement in one of `directions`; fields: ``EventField/swipeDirection``.
  public static func swipe(_ directions: Set<SwipeDirection> = Set(SwipeDirection.allCases))
    -> ClientEvent
  {
    let names = SwipeDirection.allCases.filter(directions.contains).map(\.rawValue)
    return ClientEvent("swipe", word: "swipe:" + names.joined(separator: ","))
  }

  /// A pinch of two fingers or of a trackpad, or the wheel with the control key; fields: ``EventField/pinch``.
  public static let magnify = ClientEvent("magnify", word: "magnify")

  /// The end of a pinch; fields: ``EventField/pinch``, ``EventField/isCancelled``.
  public static let magnifyEnd = ClientEvent("magnifyend", word: "magnify")

  /// The size of the element, at the start and after each change; fields: ``EventField/size``.
  public static let elementResize = ClientEvent("elementresize", word: "elementresize")

  /// The visible part of the element passes a threshold; fields: ``EventField/isVisible``.
  ///
  /// - Parameter threshold: the part from 0 to 1.
  public static func scrollVisibility(threshold: Double = 0.5) -> ClientEvent {
    let hundredths = whole(threshold * 100, in: 0...100)
    return ClientEvent("intersect", word: "intersect:\(Double(hundredths) / 100)")
  }

  /// The visible part of a long list changes; fields: `top`, `height`, `epoch`, `focused`, and for a list with a window in
  /// both axes `left`, `width`.
  ///
  /// - Parameters:
  ///   - axis: letters: `x` for a horizontal list, `b` for a window in both axes, `r` if horizontal distances count from the
  ///     right edge, `w` if all rows are mounted.
  ///   - epoch: the number of the frames of the list; the event has the number that the client knows.
  ///   - jump: the row to which the client scrolls first: a number of the request, a position in the list, and a place.
  package static func listWindow(
    axis: String = "", epoch: Int, jump: String? = nil
  ) -> ClientEvent {
    let jump = jump.map { ":\($0)" } ?? ""
    return ClientEvent("listwindow", word: "listwindow:\(axis)\(epoch)\(jump)")
  }

  /// The user selects, moves, deletes or opens rows of a list; fields: `act`, `row`, `id`, `to`, `toid`, `was`.
  ///
  /// - Parameter words: what the user may do (`public/listrows.js`).
  package static func listRow(_ words: String) -> ClientEvent {
    ClientEvent("listrow", word: "listrows:\(words)")
  }

  /// An act in a grid; fields: `act`, `row`, `column`.
  package static let gridAct = ClientEvent("gridact", word: "grid")

  /// A press outside of the element.
  public static let pressOutside = ClientEvent("outsidepress", word: "outsidepress")

  /// A value of `kind` is dropped on the element; fields: ``EventField/text``, ``EventField/location``.
  package static func dropValue(_ kind: String) -> ClientEvent {
    ClientEvent("dropvalue", word: "drop:\(kind)")
  }

  /// A drag with a value of `kind` comes over the element, or leaves it; fields: ``EventField/isTargeted``.
  package static func dragTarget(_ kind: String) -> ClientEvent {
    ClientEvent("dragtarget", word: "drop:\(kind)")
  }

  /// A text is pasted while the focus is in the element, and not in a field; fields: ``EventField/text``.
  public static let pasteText = ClientEvent("pastetext", word: "pastetext")

  private static func whole(_ number: Double, in range: ClosedRange<Double>) -> Int {
    number.isFinite
      ? Int(min(max(number, range.lowerBound), range.upperBound).rounded()) : Int(range.lowerBound)
  }
}

/// A movement of a pressed pointer. Lengths are in CSS px, relative to the position of the element at the press.
public struct DragMovement: Hashable, Sendable {
  /// The position of the press in the element.
  public var startLocation: Point
  /// The way since the press.
  public var translation: Size
  /// The speed, in CSS px a second.
  public var velocity: Size

  /// The current position of the pointer.
  public var location: Point {
    Point(x: startLocation.x + translation.width, y: startLocation.y + translation.height)
  }

  /// The position at which the pointer would stop, if it slowed down from its velocity within half a second.
  public var predictedEndLocation: Point {
    Point(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
  }

  /// A movement, for example for a test.
  public init(startLocation: Point, translation: Size, velocity: Size) {
    self.startLocation = startLocation
    self.translation = translation
    self.velocity = velocity
  }
}

/// A pinch.
public struct Magnification: Hashable, Sendable {
  /// The scale since the start of the pinch, from 0.001 to 1000.
  public var magnification: Double
  /// The position between the fingers at the start, in CSS px in the element.
  public var startLocation: Point

  /// A pinch, for example for a test.
  public init(magnification: Double, startLocation: Point) {
    self.magnification = magnification
    self.startLocation = startLocation
  }
}
