/// The distinct frames of a page and their CSS rules.
struct FrameRules {
  private var indexes: [PackedFrame: Int] = [:]
  private var frames: [PackedFrame] = []

  /// The number of the class for `frame`, from 0 in the order of the first calls.
  mutating func index(of frame: PackedFrame) -> Int {
    if let index = indexes[frame] { return index }
    frames.append(frame)
    indexes[frame] = frames.count - 1
    return frames.count - 1
  }

  /// Adds `frame` with a number of its own, even if another number has an equal frame.
  mutating func add(_ frame: PackedFrame) { frames.append(frame) }

  subscript(index: Int) -> PackedFrame { frames[index] }

  /// The rules, for classes `prefix0`, `prefix1` ….
  ///
  /// In lists most frames differ from many others in one side only. Such frames share a rule for the other
  /// three sides, which makes the sheet less than half as long.
  ///
  /// - Complexity: O(*n*) in the distinct frames.
  ///
  /// - Parameter isIncluded: whether the rule of a number is written.
  func write(
    prefix: String, into bytes: inout [UInt8], where isIncluded: (Int) -> Bool = { _ in true }
  ) {
    let included = frames.indices.filter(isIncluded)
    let keys = chosenKeys(included)
    var members: [Key: [Int]] = [:]
    for (index, key) in zip(included, keys) { members[key, default: []].append(index) }
    for (index, key) in zip(included, keys) {
      guard let group = members[key], group.count > 2, let free = key.freeSide else {
        Self.rule(["\(prefix)\(index)"], sides(of: index, where: { _ in true }), &bytes)
        continue
      }
      if group[0] == index {
        Self.rule(
          group.map { "\(prefix)\($0)" }, sides(of: index, where: { $0 != free }), &bytes)
      }
      Self.rule(["\(prefix)\(index)"], sides(of: index, where: { $0 == free }), &bytes)
    }
  }

  /// A frame that ignores one of its sides.
  private struct Key: Hashable {
    var frame: PackedFrame
    var freeSide: Int?
  }

  private static let sideNames = ["left", "top", "width", "height"]

  /// For each frame, the key that most frames share, if more than two share a key.
  private func chosenKeys(_ included: [Int]) -> [Key] {
    var counts: [Key: Int] = [:]
    for index in included {
      for key in Self.keys(frames[index]) { counts[key, default: 0] += 1 }
    }
    return included.map { index in
      let frame = frames[index]
      var best = Key(frame: frame, freeSide: nil)
      var count = 2
      for key in Self.keys(frame) where counts[key, default: 0] > count {
        best = key
        count = counts[key, default: 0]
      }
      return best
    }
  }

  private static func keys(_ frame: PackedFrame) -> [Key] {
    var keys = [Key](repeating: Key(frame: frame), count: 4)
    for side in 0..<4 { keys[side].freeSide = side }
    keys[0].frame.left = 0
    keys[1].frame.top = 0
    keys[2].frame.width = 0
    keys[3].frame.height = 0
    return keys
  }

  private func sides(of index: Int, where isIncluded: (Int) -> Bool) -> [(String, Int32)] {
    let frame = frames[index]
    let values = [frame.left, frame.top, frame.width, frame.height]
    return (0..<4).filter(isIncluded).map { (Self.sideNames[$0], values[$0]) }
  }

  private static func rule(
    _ classes: [String], _ sides: [(String, Int32)], _ bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: classes.map { "." + $0 }.joined(separator: ",").utf8)
    bytes.append(UInt8(ascii: "{"))
    for (place, side) in sides.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ";")) }
      bytes.append(contentsOf: side.0.utf8)
      bytes.append(UInt8(ascii: ":"))
      append(side.1, to: &bytes)
    }
    bytes.append(contentsOf: "}\n".utf8)
  }

  /// A length in CSS: `12.5px`, and zero without a unit.
  static func append(_ hundredths: Int32, to bytes: inout [UInt8]) {
    JSONWriter.hundredths(hundredths, into: &bytes)
    if hundredths != 0 { bytes.append(contentsOf: "px".utf8) }
  }
}
