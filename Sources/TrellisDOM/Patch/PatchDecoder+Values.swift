extension PatchDecoder {
  func string(_ value: JSONValue?) -> String? {
    switch value {
    case .string(let text): return text
    case .number:
      guard let index = value?.natural(), index < table.count else { return nil }
      return table[index]
    default: return nil
    }
  }

  /// A length in px with at most two decimals, converted to hundredths.
  func length(_ value: JSONValue?) -> Int32? {
    guard let number = value?.number, abs(number) <= 21_474_830 else { return nil }
    let hundredths = (number * 100).rounded()
    return abs(hundredths / 100 - number) < 1e-7 ? Int32(hundredths) : nil
  }

  func allowsAttribute(_ name: String) -> Bool {
    name == "data-on" || NamePolicy.allowsAttribute(name)
  }

  func propertyValue(_ value: JSONValue) -> PropertyValue? {
    switch value {
    case .string(let text): .string(text)
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    default: nil
    }
  }

  mutating func trees(_ values: [JSONValue]) -> [PatchTree]? {
    var result: [PatchTree] = []
    for value in values {
      if let parts = value.array, case .array? = parts.first {
        guard let run = self.run(parts) else { return nil }
        result += run
        continue
      }
      guard let tree = tree(value) else { return nil }
      result.append(tree)
    }
    return result
  }

  mutating func tree(_ value: JSONValue) -> PatchTree? {
    guard let parts = value.array, !parts.isEmpty, parts.count <= 6,
      let tag = string(parts[0]), NamePolicy.allowsTag(tag)
    else { return nil }
    var tree = PatchTree(tag: tag)
    for (index, part) in parts.enumerated().dropFirst() where index == 5 || part != .number(0) {
      guard fill(&tree, index: index, with: part) else { return nil }
    }
    return tree
  }

  private mutating func fill(_ tree: inout PatchTree, index: Int, with part: JSONValue) -> Bool {
    switch index {
    case 1:
      guard let sides = part.array, sides.count == 4 else { return false }
      let lengths = sides.map(length)
      guard !lengths.contains(nil) else { return false }
      tree.frame = FrameChange(
        left: lengths[0], top: lengths[1], width: lengths[2], height: lengths[3])
    case 2:
      guard let pairs = pairs(part), pairs.allSatisfy({ NamePolicy.allowsStyle($0.name) }) else {
        return false
      }
      tree.styles = pairs
    case 3:
      guard let pairs = pairs(part), pairs.allSatisfy({ allowsAttribute($0.name) }) else {
        return false
      }
      tree.attributes = pairs
    case 4:
      guard let properties = properties(part) else { return false }
      tree.properties = properties
    default:
      if let list = part.array {
        guard !list.isEmpty, let children = trees(list) else { return false }
        tree.children = children
      } else {
        guard let text = string(part) else { return false }
        tree.text = text
      }
    }
    return true
  }

  private func pairs(_ value: JSONValue) -> [PatchTree.Pair]? {
    guard let items = value.array, !items.isEmpty, items.count.isMultiple(of: 2) else { return nil }
    var result: [PatchTree.Pair] = []
    for index in stride(from: 0, to: items.count, by: 2) {
      guard let name = string(items[index]), let value = string(items[index + 1]) else {
        return nil
      }
      result.append(PatchTree.Pair(name, value))
    }
    return result
  }

  private func properties(_ value: JSONValue) -> [PatchTree.Property]? {
    guard let items = value.array, !items.isEmpty, items.count.isMultiple(of: 2) else { return nil }
    var result: [PatchTree.Property] = []
    for index in stride(from: 0, to: items.count, by: 2) {
      guard let name = string(items[index]), NamePolicy.properties.contains(name),
        let value = propertyValue(items[index + 1])
      else { return nil }
      result.append(PatchTree.Property(name, value))
    }
    return result
  }

  func animation(_ value: JSONValue) -> ElementAnimation? {
    guard let parts = value.array, (6...7).contains(parts.count), let duration = parts[0].number,
      duration >= 0,
      let easing = string(parts[1]), let frames = parts[2].array, let delay = parts[3].number,
      let iterations = parts[4].number, iterations >= -1,
      let fill = parts[5].natural(upTo: 3).flatMap({ ElementAnimation.Fill(rawValue: UInt8($0)) })
    else { return nil }
    var keyframes: [ElementAnimation.Keyframe] = []
    for frame in frames {
      guard let keyframe = keyframe(frame) else { return nil }
      keyframes.append(keyframe)
    }
    var animation = ElementAnimation(
      keyframes: keyframes, duration: duration, delay: delay, easing: easing,
      iterations: iterations < 0 ? .infinity : iterations, fill: fill)
    if parts.count == 7 {
      guard let report = parts[6].natural(upTo: Int(UInt32.max)), report > 0 else { return nil }
      animation.report = UInt32(report)
    }
    return animation
  }

  private func keyframe(_ value: JSONValue) -> ElementAnimation.Keyframe? {
    guard let parts = value.array, parts.count % 2 == 1 else { return nil }
    var keyframe = ElementAnimation.Keyframe(styles: [])
    if parts[0] != .null {
      guard let offset = parts[0].number, (0...1).contains(offset) else { return nil }
      keyframe.offset = offset
    }
    if parts.count > 1 {
      guard let styles = pairs(.array(Array(parts.dropFirst()))) else { return nil }
      keyframe.styles = styles.map { ElementAnimation.Style($0.name, $0.value) }
    }
    return keyframe
  }
}
