import TrellisBase

/// An error in the wire format of a patch.
public enum WireError: Error, Equatable, Sendable {
  case json(JSONError)
  /// The value is not an array of operations.
  case notAPatch
  case unknownOperation(code: Int, index: Int)
  /// The arguments of the operation with this code are wrong.
  case malformedOperation(code: Int, index: Int)
}

extension WireError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .json(let error): "\(error)"
    case .notAPatch: "Cannot read the patch: not an array of operations"
    case .unknownOperation(let code, let index):
      "Cannot read the patch: operation \(index) has the unknown code \(code)"
    case .malformedOperation(let code, let index):
      "Cannot read the patch: operation \(index), code \(code), has wrong arguments"
    }
  }
}

extension Patch {
  /// The maximum depth of nested arrays in a patch: two for each level of a subtree, plus the enclosing arrays.
  private static let arrayDepth = 2 * Element.depthLimit + 16

  /// Decodes a patch; strict, and bounded in size, depth and count.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public init(wire: [UInt8]) throws(WireError) {
    let result = CallStack.forTree {
      Result { () throws(WireError) in try Patch(decoding: wire) }
    }
    self = try result.get()
  }

  private init(decoding wire: [UInt8]) throws(WireError) {
    let value: JSONValue
    do {
      value = try JSONValue(wire, bytes: 1 << 24, depth: Self.arrayDepth, values: 1 << 20)
    } catch {
      throw .json(error)
    }
    guard var items = value.array else { throw .notAPatch }
    var decoder = PatchDecoder()
    if let table = items.first?.array, case .string? = table.first {
      guard table.allSatisfy({ $0.string != nil }) else { throw .notAPatch }
      decoder.table = table.compactMap(\.string)
      items.removeFirst()
    }
    operations = []
    operations.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      guard let parts = item.array, let code = parts.first?.natural(upTo: 255) else {
        throw .notAPatch
      }
      guard let known = OperationCode(rawValue: code) else {
        throw .unknownOperation(code: code, index: index)
      }
      guard let decoded = decoder.operations(known, parts.dropFirst()) else {
        throw .malformedOperation(code: code, index: index)
      }
      operations += decoded
    }
  }
}

/// Builds operations from JSON values; `nil` wherever a value has the wrong type or range.
struct PatchDecoder {
  var table: [String] = []
  /// The remaining number of elements and values that runs may expand to, so that no input can exhaust memory.
  var expansion = 1 << 20

  /// The operations that one item encodes.
  mutating func operations(
    _ code: OperationCode, _ arguments: ArraySlice<JSONValue>
  ) -> [PatchOperation]? {
    switch code {
    case .runs: return arguments.isEmpty ? [] : nil
    case .removeRun: return ids(arguments)?.map { .remove($0, exit: []) }
    case .moveRun:
      var rest = Arguments(rest: arguments)
      guard let parent = rest.id(), let before = rest.idOrNone() else { return nil }
      return ids(rest.rest)?.map { .move($0, parent: parent, before: before) }
    case .setTexts:
      var rest = Arguments(rest: arguments)
      guard let ids = rest.ids(&self), let texts = rest.column(.string, ids.count, &self),
        rest.rest.isEmpty
      else { return nil }
      return zip(ids, texts).compactMap { id, text in
        if case .string(let text) = text { .setText(id, text) } else { nil }
      }
    case .setFrames:
      var rest = Arguments(rest: arguments)
      guard let mask = rest.next()?.natural(upTo: 15), mask > 0, let ids = rest.ids(&self) else {
        return nil
      }
      var changes = [FrameChange](repeating: FrameChange(), count: ids.count)
      for (bit, side) in FrameChange.sides.enumerated() where mask & 1 << bit != 0 {
        guard let lengths = rest.column(.length, ids.count, &self) else { return nil }
        for (index, length) in lengths.enumerated() {
          if case .length(let length) = length { changes[index][keyPath: side] = length }
        }
      }
      return rest.rest.isEmpty ? zip(ids, changes).map { .setFrame($0, $1) } : nil
    default: return operation(code, arguments).map { [$0] }
    }
  }

  private mutating func operation(
    _ code: OperationCode, _ arguments: ArraySlice<JSONValue>
  ) -> PatchOperation? {
    var rest = Arguments(rest: arguments)
    guard let operation = operation(code, &rest), rest.rest.isEmpty else { return nil }
    return operation
  }

  /// The remaining arguments of an operation.
  private struct Arguments {
    var rest: ArraySlice<JSONValue>
    mutating func next() -> JSONValue? { rest.popFirst() }
    mutating func id() -> NodeID? {
      next()?.natural().flatMap { $0 > 0 ? NodeID(UInt32($0)) : nil }
    }
    /// The elements of a list with runs.
    mutating func ids(_ decoder: inout PatchDecoder) -> [NodeID]? {
      next()?.array.flatMap { decoder.ids($0[...]) }
    }
    /// `count` values of a list with runs.
    mutating func column(
      _ kind: TreeValueKind, _ count: Int, _ decoder: inout PatchDecoder
    ) -> [TreeValue]? {
      next()?.array.flatMap { decoder.values($0, kind, count: count) }
    }
    mutating func idOrNone() -> NodeID? { next()?.natural().map { NodeID(UInt32($0)) } }
  }

  private mutating func operation(
    _ code: OperationCode, _ arguments: inout Arguments
  ) -> PatchOperation? {
    switch code {
    case .announce:
      guard let text = string(arguments.next()) else { return nil }
      guard let flag = arguments.next() else { return .announce(text) }
      return flag == .number(1) ? .announce(text, isUrgent: true) : nil
    case .title:
      guard let value = arguments.next() else { return .title(nil) }
      return string(value).map { .title($0) }
    case .url:
      guard let url = string(arguments.next()) else { return nil }
      guard let flag = arguments.next() else { return .url(url, replacing: false) }
      return flag == .number(1) ? .url(url, replacing: true) : nil
    case .transition: return transition(&arguments)
    default:
      guard let id = arguments.id() else { return nil }
      return operation(code, id, &arguments)
    }
  }

  private mutating func operation(
    _ code: OperationCode, _ id: NodeID, _ arguments: inout Arguments
  ) -> PatchOperation? {
    switch code {
    case .create:
      guard let before = arguments.idOrNone(), let first = arguments.id() else { return nil }
      guard let trees = trees(Array(arguments.rest)), !trees.isEmpty else { return nil }
      arguments.rest = []
      return .create(parent: id, before: before, firstID: first, trees: trees)
    case .remove:
      var exit: [ElementAnimation] = []
      while let value = arguments.next() {
        guard let animation = animation(value) else { return nil }
        exit.append(animation)
      }
      return .remove(id, exit: exit)
    case .move:
      guard let parent = arguments.id(), let before = arguments.idOrNone() else { return nil }
      return .move(id, parent: parent, before: before)
    case .setAttribute:
      guard let name = string(arguments.next()), let value = string(arguments.next()),
        allowsAttribute(name)
      else { return nil }
      return .setAttribute(id, name: name, value: value)
    case .removeAttribute:
      guard let name = string(arguments.next()), allowsAttribute(name) else { return nil }
      return .removeAttribute(id, name: name)
    case .setStyle:
      guard let name = string(arguments.next()), let value = string(arguments.next()),
        NamePolicy.allowsStyle(name)
      else { return nil }
      return .setStyle(id, property: name, value: value)
    case .removeStyle:
      guard let name = string(arguments.next()), NamePolicy.allowsStyle(name) else { return nil }
      return .removeStyle(id, property: name)
    case .setFrame: return frameChange(&arguments).map { .setFrame(id, $0) }
    case .clearFrame: return .clearFrame(id)
    case .shift:
      guard let count = arguments.next()?.natural(), count > 0, let dx = length(arguments.next()),
        let dy = length(arguments.next())
      else { return nil }
      return .shift(first: id, count: count, dx: dx, dy: dy)
    case .setText: return string(arguments.next()).map { .setText(id, $0) }
    case .setProperty: return property(id, &arguments)
    case .animate:
      guard let value = arguments.next() else { return .cancelAnimations(id) }
      return animation(value).map { .animate(id, $0) }
    case .focus:
      guard let condition = arguments.next() else { return .focus(id) }
      return condition.natural() == 1 ? .focus(id, ifLost: true) : nil
    case .scrollIntoView: return .scrollIntoView(id)
    case .clear: return .clear(id)
    case .stack:
      guard let count = arguments.next()?.natural(), count > 0, let dx = length(arguments.next()),
        let dy = length(arguments.next())
      else { return nil }
      return .stack(first: id, count: count, dx: dx, dy: dy)
    case .renumber:
      defer { arguments.rest = [] }
      return ids(arguments.rest).map { .renumber($0, first: id) }
    case .reset:
      guard let value = arguments.next(), let tree = self.tree(value) else { return nil }
      return .reset(firstID: id, tree: tree)
    case .announce, .title, .url, .transition, .runs, .removeRun, .moveRun, .setTexts, .setFrames:
      return nil
    }
  }

  private func property(_ id: NodeID, _ arguments: inout Arguments) -> PatchOperation? {
    guard let name = string(arguments.next()), NamePolicy.properties.contains(name),
      let value = arguments.next().flatMap(propertyValue)
    else { return nil }
    var when = WriteCondition.afterEdit(0)
    if let condition = arguments.next() {
      if condition == .number(-1) {
        when = .forced
      } else {
        guard let edit = condition.natural(), edit > 0 else { return nil }
        when = .afterEdit(UInt32(edit))
      }
    }
    return .setProperty(id, name: name, value: value, when: when)
  }

  private func transition(_ arguments: inout Arguments) -> PatchOperation? {
    guard let duration = arguments.next()?.number, duration >= 0,
      let easing = string(arguments.next()), let delay = arguments.next()?.number
    else { return nil }
    var except: [NodeID] = []
    while !arguments.rest.isEmpty {
      guard let id = arguments.id() else { return nil }
      except.append(id)
    }
    return .transition(
      FrameTransition(duration: duration, delay: delay, easing: easing), except: except)
  }

  private func frameChange(_ arguments: inout Arguments) -> FrameChange? {
    guard let mask = arguments.next()?.natural(upTo: 15), mask > 0 else { return nil }
    var change = FrameChange()
    for (bit, side) in FrameChange.sides.enumerated() where mask & 1 << bit != 0 {
      guard let value = length(arguments.next()) else { return nil }
      change[keyPath: side] = value
    }
    return change
  }
}
