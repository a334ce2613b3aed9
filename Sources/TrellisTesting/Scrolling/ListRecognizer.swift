import TrellisDOM

/// The state of the recognizer `listwindow` of one element, as in `public/lists.js`.
///
/// Distances are in CSS px, times in milliseconds. The list counts as one that runs downwards: the top of a turned box is its
/// edge at the start of the list.
final class ListRecognizer {
  typealias Node = ReplicaDocument.Node

  /// The visible part of the list, as an event reports it.
  struct Report: Equatable {
    var top: Double
    var height: Double
    var left: Double?
    var width: Double?
    var epoch: Int
    var focused: Int
    /// In CSS px a second; `nil` at rest and at the first step.
    var speed: Double?
    /// Whether wheel, keys or touch have moved the list.
    var isRelative = false
    /// The stored place that the list is to show.
    var place: StoredOffsets.Place?
  }

  /// An element of the list, and the number of the row that it shows.
  struct Row: Equatable {
    let element: ObjectIdentifier
    let number: Int
  }

  /// A report is sent when the visible part has moved by this part of its height.
  private static let step = 0.25
  /// The time whose steps give the speed of a movement.
  private static let speedTime = 100.0
  /// A list that was not scrolled for this time is at rest.
  static let restTime = 200.0

  let node: Node
  /// The word of `data-recognizers`; `nil` if the element has none any more.
  private(set) var word: Substring?
  private(set) var isHorizontal = false
  private(set) var isWindowedAcross = false
  private(set) var isMirrored = false
  private(set) var epoch = 0
  /// The number, the row and the place of the request to scroll; 0 for none.
  private(set) var jump = (number: 0, row: 0, place: Substring(""))
  /// The number of the last request to scroll that was performed.
  var lastJump = 0
  /// The last report; `nil` if the next check reports in any case.
  var last: Report?
  var isAtStart = true
  /// The last steps of a movement.
  private(set) var steps: [(time: Double, top: Double)] = []
  /// Whether the list moves, and the time at which it rests if nothing moves it again.
  private(set) var isMoving = false
  private(set) var restsAt: Double?
  /// The stored places of which the list has taken its own, and the place that is not shown yet.
  var taken: StoredOffsets?
  var wanted: StoredOffsets.Place?
  /// What the browser does after a patch: whether the recognizer has started, whether it waits for the whole patch, and
  /// whether the list has other rows.
  var hasStarted = false
  var waitsForPatch = false
  var hasOtherRows = false
  /// The rows before the patch.
  var rows: [Row] = []
  /// The size of the pane at the last check.
  var paneSize = (width: 0.0, height: 0.0)

  init(_ node: Node) { self.node = node }

  /// Starts with the word of `data-recognizers`, unless it has it.
  ///
  /// - Returns: whether the recognizer starts.
  func start(_ word: Substring?) -> Bool {
    if self.word == word { return false }
    self.word = word
    guard let word else { return false }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
    let numbers = parts.first ?? ""
    let letters = numbers.unicodeScalars.prefix { ("a"..."z").contains($0) }
    (isHorizontal, isWindowedAcross) = (letters.contains("x"), letters.contains("b"))
    isMirrored = letters.contains("r")
    epoch = Int(String(numbers.unicodeScalars.dropFirst(letters.count))) ?? 0
    let request = Array(parts.dropFirst())
    jump = (
      request.first.flatMap { Int($0) } ?? 0, request.dropFirst().first.flatMap { Int($0) } ?? 0,
      request.dropFirst(2).first ?? ""
    )
    (last, isAtStart, steps, isMoving, restsAt) = (nil, true, [], false, nil)
    return true
  }

  // MARK: Movements

  /// Notes a step of scrolling. The speed of the first one after a rest is not known.
  func noteStep(_ top: Double, at time: Double) {
    if let last = steps.last {
      if last.top == top { return }
      if !isMoving, time - last.time >= Self.restTime { steps = [] }
    }
    steps.append((time, top))
    while steps.count > 2, time - steps[1].time >= Self.speedTime { steps.removeFirst() }
    if steps.count > 1 { (isMoving, restsAt) = (true, time + Self.restTime) }
  }

  /// Forgets the steps, because the client itself has scrolled the list.
  func forgetSteps() { steps = [] }

  /// The end of the time of rest; `top` is the distance of the visible part.
  func comeToRest(at top: Double) {
    restsAt = nil
    // The steps of a busy page come after the timer.
    guard steps.isEmpty || steps.last?.top == top else { return }
    (steps, isMoving) = ([], false)
    // The rows that were mounted ahead of the movement are not needed any more.
    if let speed = last?.speed, speed != 0 { last = nil }
  }

  /// The mean speed of the last steps, in CSS px a second; `nil` at rest and at the first step.
  var speed: Double? {
    guard isMoving, steps.count > 1, let first = steps.first, let last = steps.last else {
      return nil
    }
    let time = max(last.time - first.time, Self.speedTime)
    return ((last.top - first.top) * 1000 / time).rounded()
  }

  /// Whether a visible part must be reported, after the part ``last`` was.
  func mustReport(_ now: Report, isAtRest: Bool) -> Bool {
    guard let last, last.height == now.height, last.width == now.width,
      last.focused == now.focused
    else { return true }
    func hasMoved(_ old: Double, _ new: Double, _ length: Double) -> Bool {
      abs(new - old) >= (isAtRest ? 1 : max(length * Self.step, 1))
    }
    if hasMoved(last.top, now.top, now.height) { return true }
    guard let old = last.left, let new = now.left, let width = now.width else { return false }
    return hasMoved(old, new, width)
  }

  /// The distance by which a pane with the edges `view` is scrolled, so that the box of a row is at a place in it.
  static func jumpDistance(_ box: PaneBox.Edges, _ view: PaneBox.Edges, _ place: Substring)
    -> Double
  {
    let (above, below) = (box.top - view.top, box.bottom - view.bottom)
    switch place {
    case "top": return above
    case "center": return (above + below) / 2
    case "bottom": return below
    default: return above < 0 ? above : below > 0 ? min(below, above) : 0
    }
  }
}

extension ReplicaDocument.Node {
  /// The word of the recognizer of a long list.
  var listWord: Substring? {
    attributes["data-recognizers"]?.split(separator: " ").first {
      $0.utf8.starts(with: "listwindow:".utf8)
    }
  }

  /// The children without the hidden ones, which wait for other rows and have the attributes of rows that have left.
  var shownRows: [ReplicaDocument.Node] { children.filter { $0.attributes["hidden"] == nil } }

  /// The number of a row of a long list, from 1; 0 if the element is none.
  var rowNumber: Int {
    (attributes["data-row"] ?? attributes["aria-posinset"]).flatMap { Int($0) } ?? 0
  }
}
