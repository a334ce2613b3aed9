import TrellisDOM

/// The distinct frames of a page and their CSS rules.
struct FrameRules {
  private var numbers = FrameNumbers()
  private var frames: [PackedFrame] { numbers.frames }
  /// The number of distinct frames.
  var count: Int { frames.count }

  /// The class number of `frame`; numbers are assigned from 0 in the order of the first calls.
  mutating func index(of frame: PackedFrame) -> Int { numbers.number(of: frame) }

  /// Adds `frame` under a new number, even if an equal frame has a number.
  mutating func add(_ frame: PackedFrame) { numbers.append(frame) }

  subscript(index: Int) -> PackedFrame { frames[index] }

  /// Writes the rules for the classes `prefix0`, `prefix1` ….
  ///
  /// In lists most frames differ from many others in one side only. Such frames share a rule for the other three sides;
  /// this makes the sheet less than half as long.
  ///
  /// - Complexity: O(*n*) in the distinct frames.
  ///
  /// - Parameter isIncluded: whether the rule for a class number is written.
  func write(
    prefix: String, into bytes: ByteBuffer, where isIncluded: (Int) -> Bool = { _ in true }
  ) {
    let frames = frames
    let included = frames.indices.filter(isIncluded)
    let groups = FrameGroups(included.map { frames[$0] })
    for (position, index) in included.enumerated() {
      guard let group = groups.group(of: position) else {
        Self.selector(prefix, index, bytes)
        Self.declarations(frames[index], where: { _ in true }, bytes)
        continue
      }
      let free = group.freeSide
      if group.members.first == position {
        for (number, member) in group.members.enumerated() {
          if number > 0 { bytes.append(UInt8(ascii: ",")) }
          Self.selector(prefix, included[member], bytes)
        }
        Self.declarations(frames[index], where: { $0 != free }, bytes)
      }
      Self.selector(prefix, index, bytes)
      Self.declarations(frames[index], where: { $0 == free }, bytes)
    }
  }

  private static func selector(_ prefix: String, _ index: Int, _ bytes: ByteBuffer) {
    bytes.append(UInt8(ascii: "."))
    bytes.append(prefix)
    bytes.append(decimal: index)
  }

  private static func declarations(
    _ frame: PackedFrame, where isIncluded: (Int) -> Bool, _ bytes: ByteBuffer
  ) {
    bytes.append(UInt8(ascii: "{"))
    var isFirst = true
    func side(_ number: Int, _ name: StaticString, _ length: Int32) {
      guard isIncluded(number) else { return }
      if !isFirst { bytes.append(UInt8(ascii: ";")) }
      isFirst = false
      bytes.append(name)
      bytes.append(hundredths: length)
    }
    side(0, "left:", frame.left)
    side(1, "top:", frame.top)
    side(2, "width:", frame.width)
    side(3, "height:", frame.height)
    bytes.append("}\n")
  }
}

/// Groups of more than two frames that differ in one side only: the left, the top, the width or the height.
private struct FrameGroups {
  /// Frames that are equal except for one side.
  struct Group {
    /// The side that differs: 0 for the left, 1 for the top, 2 for the width and 3 for the height.
    let freeSide: Int
    /// The indices of the members, ascending.
    var members: [Int] = []
  }

  private var groups: [Group] = []
  /// The index of the group of each frame; -1 for none.
  private var chosen: [Int] = []

  /// - Complexity: O(*n*), with four look-ups for each frame.
  init(_ frames: [PackedFrame]) {
    var counts: [Int] = []
    var candidates = [Int](repeating: 0, count: frames.count * 4)
    for side in 0..<4 {
      let first = counts.count
      var numbers = FrameNumbers(minimumCapacity: frames.count)
      for (index, frame) in frames.enumerated() {
        var key = frame
        switch side {
        case 0: key.left = 0
        case 1: key.top = 0
        case 2: key.width = 0
        default: key.height = 0
        }
        let number = first + numbers.number(of: key)
        candidates[index * 4 + side] = number
        if number == counts.count {
          counts.append(1)
          groups.append(Group(freeSide: side))
        } else {
          counts[number] += 1
        }
      }
    }
    chosen.reserveCapacity(frames.count)
    for index in frames.indices {
      // The largest group of more than two; the first one of equally large groups.
      var best = -1
      for candidate in candidates[index * 4..<index * 4 + 4]
      where counts[candidate] > (best < 0 ? 2 : counts[best]) {
        best = candidate
      }
      chosen.append(best)
      if best >= 0 { groups[best].members.append(index) }
    }
  }

  /// The group of the frame at `index`; `nil` if the group has no more than two members.
  func group(of index: Int) -> Group? {
    guard chosen[index] >= 0 else { return nil }
    let group = groups[chosen[index]]
    return group.members.count > 2 ? group : nil
  }
}
