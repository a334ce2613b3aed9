@_spi(Reflection) import Swift
import TrellisBase

/// Compares two values of one type without boxes, by the offsets of their parts.
///
/// `Equatable` parts are compared by `==` and the code points of their texts, references by identity, functions by
/// their code and context, and other plain data by bytes. Structures and tuples are compared part by part; values of
/// other types always differ.
struct FieldComparison {
  typealias AreEqual = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Runs of adjacent parts that are equal if their words are equal; compared first.
  private var runs: [(offset: Int, count: Int)] = []
  /// The offsets of further parts of common types; these are compared without a call.
  private var bytes: [Int] = []
  private var strings: [Int] = []
  private var steps: [(offset: Int, areEqual: AreEqual)] = []
  /// Whether a part is of a type whose values cannot be compared.
  private(set) var isNever = false

  /// Whether equal values are indistinguishable, because no code of an application compares them.
  var isExact: Bool { steps.isEmpty && !isNever }

  init(of type: Any.Type) {
    if let type = type as? any Equatable.Type {
      add(equatable: type, at: 0)
    } else {
      addFields(of: type, at: 0)
    }
  }

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    if isNever { return false }
    for run in runs {
      for offset in stride(from: run.offset, to: run.offset + run.count * 8, by: 8)
      where Self.word(lhs, offset) != Self.word(rhs, offset) { return false }
    }
    for offset in bytes
    where lhs.load(fromByteOffset: offset, as: UInt8.self)
      != rhs.load(fromByteOffset: offset, as: UInt8.self)
    { return false }
    for offset in strings where !Self.areEqualStrings(lhs + offset, rhs + offset) { return false }
    for step in steps where !step.areEqual(lhs + step.offset, rhs + step.offset) { return false }
    return true
  }

  private static func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt {
    base.load(fromByteOffset: offset, as: UInt.self)
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
    if optional?.isOfFunction == true { return addFunction(at: offset) }
    switch kind {
    case .struct, .tuple: addFields(of: type, at: offset)
    case .class, .foreignClass, .objcClassWrapper: addWord(at: offset)
    case .function: addFunction(at: offset)
    case .enum, .optional: addBytes(of: type, at: offset)
    default: isNever = true
    }
  }

  private mutating func add<Value: Equatable>(equatable type: Value.Type, at offset: Int) {
    if type == Int.self || type == UInt.self { return addWord(at: offset) }
    if type == String.self { return addString(at: offset) }
    if type == Bool.self { return addByte(at: offset) }
    steps.append(
      (
        offset,
        {
          exactlyEqual(
            $0.assumingMemoryBound(to: Value.self).pointee,
            $1.assumingMemoryBound(to: Value.self).pointee)
        }
      ))
  }

  /// Strings with equal words are equal; most equal strings are copies of one string.
  private mutating func addString(at offset: Int) { strings.append(offset) }

  private static func areEqualStrings(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    if word(lhs, 0) == word(rhs, 0) && word(lhs, 8) == word(rhs, 8) { return true }
    return lhs.assumingMemoryBound(to: String.self).pointee
      .isExactly(rhs.assumingMemoryBound(to: String.self).pointee)
  }

  private mutating func addByte(at offset: Int) { bytes.append(offset) }

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

  private mutating func addWord(at offset: Int) {
    if let last = runs.last, last.offset + last.count * 8 == offset {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((offset, 1))
    }
  }

  /// Compares a function by its code and its context.
  private mutating func addFunction(at offset: Int) {
    steps.append(
      (
        offset,
        { lhs, rhs in
          let code = Self.word(lhs, 0)
          // The absent function has no context.
          return code == Self.word(rhs, 0) && (code == 0 || Self.word(lhs, 8) == Self.word(rhs, 8))
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

/// A part of a view that is not compared, because other parts determine it.
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
  /// Whether two values are indistinguishable.
  static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    ViewFields.of(Value.self).areEqual(lhs, rhs)
  }
}
