@_spi(Reflection) import Swift

/// Compares two values of one type without boxes, by the offsets of their parts.
///
/// `Equatable` parts are compared by `==`, references by identity, functions by their code and context, and other plain
/// data by bytes. Structures and tuples are compared part by part; values of other types always differ.
struct FieldComparison {
  typealias AreEqual = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private var steps: [(offset: Int, areEqual: AreEqual)] = []
  /// Whether a part is of a type whose values cannot be compared.
  private(set) var isNever = false

  init(of type: Any.Type) {
    if let type = type as? any Equatable.Type {
      add(equatable: type, at: 0)
    } else {
      addFields(of: type, at: 0)
    }
  }

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    if isNever { return false }
    for step in steps where !step.areEqual(lhs + step.offset, rhs + step.offset) { return false }
    return true
  }

  private mutating func addFields(of type: Any.Type, at base: Int) {
    let isComplete = _forEachField(of: type) { _, offset, type, kind in
      add(type, kind, at: base + offset)
      return !isNever
    }
    if !isComplete { isNever = true }
  }

  private mutating func add(_ type: Any.Type, _ kind: _MetadataKind, at offset: Int) {
    if type is any ConnectedProperty.Type || type is any UncomparedField.Type { return }
    if let type = type as? any ComparableField.Type { return add(field: type, at: offset) }
    // The storage of a weak property has this type too, and cannot be read as a reference.
    let optional = type as? any OptionalType.Type
    if optional?.isOfReference == true {
      isNever = true
      return
    }
    if let type = type as? any Equatable.Type { return add(equatable: type, at: offset) }
    if optional?.isOfFunction == true { return addWords(2, at: offset) }
    switch kind {
    case .struct, .tuple: addFields(of: type, at: offset)
    case .class, .foreignClass, .objcClassWrapper: addWords(1, at: offset)
    case .function: addWords(2, at: offset)
    case .enum, .optional: addBytes(of: type, at: offset)
    default: isNever = true
    }
  }

  private mutating func add<Value: Equatable>(equatable type: Value.Type, at offset: Int) {
    steps.append(
      (
        offset,
        {
          $0.assumingMemoryBound(to: Value.self).pointee
            == $1.assumingMemoryBound(to: Value.self).pointee
        }
      ))
  }

  private mutating func add<Value: ComparableField>(field type: Value.Type, at offset: Int) {
    steps.append(
      (
        offset,
        {
          $0.assumingMemoryBound(to: Value.self).pointee
            .isSame(as: $1.assumingMemoryBound(to: Value.self).pointee)
        }
      ))
  }

  private mutating func addWords(_ count: Int, at offset: Int) {
    steps.append(
      (
        offset,
        { lhs, rhs in
          for offset in 0..<count {
            let word = lhs.load(fromByteOffset: offset * 8, as: UInt.self)
            if word != rhs.load(fromByteOffset: offset * 8, as: UInt.self) { return false }
            // The absent function has no context.
            if word == 0, offset == 0 { return true }
          }
          return true
        }
      ))
  }

  private mutating func addBytes<Value>(of type: Value.Type, at offset: Int) {
    guard _isPOD(type) else {
      isNever = true
      return
    }
    steps.append(
      (
        offset,
        { lhs, rhs in
          (0..<MemoryLayout<Value>.size).allSatisfy {
            lhs.load(fromByteOffset: $0, as: UInt8.self)
              == rhs.load(fromByteOffset: $0, as: UInt8.self)
          }
        }
      ))
  }
}

/// A part of a view that compares itself with another.
protocol ComparableField {
  func isSame(as other: Self) -> Bool
}

/// A part of a view that other parts tell.
protocol UncomparedField {}

private protocol OptionalType {
  static var isOfReference: Bool { get }
  static var isOfFunction: Bool { get }
}

extension Optional: OptionalType {
  static var isOfReference: Bool { Wrapped.self is AnyClass }

  static var isOfFunction: Bool {
    var isFunction = false
    _ = _forEachField(of: Holder<Wrapped>.self) { _, _, _, kind in
      isFunction = kind == .function
      return true
    }
    return isFunction
  }
}

private struct Holder<Value> {
  let value: Value
}

extension Optional: ComparableField where Wrapped: View {
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let mine?, let theirs?): FieldComparison.areEqual(mine, theirs)
    default: false
    }
  }
}

extension FieldComparison {
  /// Whether two values cannot be told apart.
  static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    ViewFields.of(Value.self).areEqual(lhs, rhs)
  }
}
