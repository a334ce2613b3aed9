@_spi(Reflection) import Swift

/// The offsets of texts in values of one type, determined once for each type.
///
/// `@unchecked Sendable`: an instance is immutable, and its closures capture metatypes only.
@usableFromInline
package final class TextSearch: @unchecked Sendable {
  fileprivate typealias HaveSameTexts = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  fileprivate struct Found {
    /// The offsets of strings.
    var strings: [Int] = []
    /// The other fields that may contain texts, with functions that compare them.
    var steps: [(offset: Int, haveSameTexts: HaveSameTexts)] = []
  }

  fileprivate let found: Found

  private init<Value>(_ type: Value.Type) {
    var found = Found()
    _ = _forEachField(of: Holder<Value>.self) { _, offset, type, kind in
      found.add(type, kind, at: offset)
      return true
    }
    self.found = found
  }

  private static let known = TypeTable<TextSearch>()

  fileprivate static func of<Value>(_ type: Value.Type) -> TextSearch {
    known.object(for: type) { TextSearch(type) }
  }

  /// Whether no two corresponding texts are canonically equivalent with different code points.
  @usableFromInline
  package static func haveSameTexts<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if _isPOD(Value.self) { return true }
    let found = of(Value.self).found
    if found.strings.isEmpty && found.steps.isEmpty { return true }
    return withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in
        found.haveSameTexts(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
      }
    }
  }

  /// As ``haveSameTexts(_:_:)`` for values whose types are known only at run time; `true` for different types.
  fileprivate static func haveSameTexts(any lhs: Any, any rhs: Any) -> Bool {
    func compare<Value>(_ lhs: Value) -> Bool {
      (rhs as? Value).map { haveSameTexts(lhs, $0) } ?? true
    }
    return _openExistential(lhs, do: compare)
  }
}

extension TextSearch.Found {
  fileprivate func haveSameTexts(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    for offset in strings
    where !(lhs + offset).load(as: String.self).hasSameText(
      as: (rhs + offset).load(as: String.self))
    { return false }
    for step in steps where !step.haveSameTexts(lhs + step.offset, rhs + step.offset) {
      return false
    }
    return true
  }

  fileprivate mutating func add(_ type: Any.Type, _ kind: _MetadataKind, at offset: Int) {
    if type is any ExactlyEquatable.Type { return }
    if type == String.self { return strings.append(offset) }
    if let type = type as? any TextHolder.Type { return add(holder: type, at: offset) }
    switch kind {
    case .struct:
      // Structures of Foundation consist of objects, numbers and tables of the system.
      if _typeName(type).begins(with: "Foundation") { return }
      addFields(of: type, at: offset)
    case .tuple: addFields(of: type, at: offset)
    case .enum: addCase(type, at: offset)
    case .existential where !isClassBound(type): addExistential(type, at: offset)
    default: break
    }
  }

  private mutating func addFields(of type: Any.Type, at base: Int) {
    _ = _forEachField(of: type) { _, offset, type, kind in
      add(type, kind, at: base + offset)
      return true
    }
  }

  private mutating func add<Value: TextHolder>(holder type: Value.Type, at offset: Int) {
    if !Value.mayHoldText { return }
    steps.append(
      (
        offset,
        {
          $0.assumingMemoryBound(to: Value.self).pointee
            .hasSameText(as: $1.assumingMemoryBound(to: Value.self).pointee)
        }
      ))
  }

  private mutating func addCase<Value>(_ type: Value.Type, at offset: Int) {
    if _isPOD(type) { return }
    steps.append(
      (
        offset,
        { lhs, rhs in
          let mine = Mirror(reflecting: lhs.assumingMemoryBound(to: Value.self).pointee)
          let theirs = Mirror(reflecting: rhs.assumingMemoryBound(to: Value.self).pointee)
          guard mine.displayStyle == .enum, let own = mine.children.first,
            let other = theirs.children.first, own.label.isExactly(other.label)
          else { return true }
          return TextSearch.haveSameTexts(any: own.value, any: other.value)
        }
      ))
  }

  private mutating func addExistential<Value>(_ type: Value.Type, at offset: Int) {
    steps.append(
      (
        offset,
        {
          // The cast takes the value out of its box. A conversion to `Any` would box the existential again.
          guard let lhs = $0.assumingMemoryBound(to: Value.self).pointee as? any Equatable,
            let rhs = $1.assumingMemoryBound(to: Value.self).pointee as? any Equatable
          else { return true }
          return TextSearch.haveSameTexts(any: lhs, any: rhs)
        }
      ))
  }
}

/// The kind of a type; `nil` for a class.
private func kind(of type: Any.Type) -> _MetadataKind? {
  _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self))
}

/// Whether a protocol type has objects only as values. A field of such a type may be weak or unowned, with another
/// layout.
///
/// Reads the flags of the metadata, a part of Swift's stable binary interface: `ExistentialTypeFlags` in
/// `MetadataValues.h`.
private func isClassBound(_ type: Any.Type) -> Bool {
  unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt32.self)
    & 0x8000_0000 == 0
}

private struct Holder<Value> {
  let value: Value
}

/// A text, or a type of the standard library whose values can hold texts.
private protocol TextHolder {
  /// Whether no two corresponding texts are canonically equivalent with different code points.
  func hasSameText(as other: Self) -> Bool
  static var mayHoldText: Bool { get }
}

extension TextHolder {
  static var mayHoldText: Bool { true }
}

extension String: TextHolder {
  fileprivate func hasSameText(as other: String) -> Bool { isExactly(other) || self != other }
}

extension Substring: TextHolder {
  fileprivate func hasSameText(as other: Substring) -> Bool {
    utf8.elementsEqual(other.utf8) || self != other
  }
}

extension Character: TextHolder {
  fileprivate func hasSameText(as other: Character) -> Bool {
    utf8.elementsEqual(other.utf8) || self != other
  }
}

extension AnyHashable: TextHolder {
  fileprivate func hasSameText(as other: AnyHashable) -> Bool {
    TextSearch.haveSameTexts(any: base, any: other.base)
  }
}

extension Optional: TextHolder {
  fileprivate func hasSameText(as other: Self) -> Bool {
    guard let self, let other else { return true }
    return TextSearch.haveSameTexts(self, other)
  }

  /// Optional references are not read: the field may be weak.
  fileprivate static var mayHoldText: Bool {
    switch kind(of: Wrapped.self) {
    case .struct, .enum, .optional, .tuple: !_isPOD(Wrapped.self)
    case .existential: !isClassBound(Wrapped.self)
    default: false
    }
  }
}

extension Array: TextHolder {
  fileprivate func hasSameText(as other: Self) -> Bool { haveSameTexts(self, other) }
  fileprivate static var mayHoldText: Bool { !_isPOD(Element.self) }
}

extension ArraySlice: TextHolder {
  fileprivate func hasSameText(as other: Self) -> Bool { haveSameTexts(self, other) }
  fileprivate static var mayHoldText: Bool { !_isPOD(Element.self) }
}

extension ContiguousArray: TextHolder {
  fileprivate func hasSameText(as other: Self) -> Bool { haveSameTexts(self, other) }
  fileprivate static var mayHoldText: Bool { !_isPOD(Element.self) }
}

extension Set: TextHolder {
  fileprivate func hasSameText(as other: Self) -> Bool {
    allSatisfy { element in
      other.firstIndex(of: element).map { TextSearch.haveSameTexts(element, other[$0]) } ?? true
    }
  }

  fileprivate static var mayHoldText: Bool { !_isPOD(Element.self) }
}

extension Dictionary: TextHolder {
  fileprivate func hasSameText(as other: Self) -> Bool {
    allSatisfy { key, value in
      guard let index = other.index(forKey: key) else { return true }
      return TextSearch.haveSameTexts(key, other[index].key)
        && TextSearch.haveSameTexts(value, other[index].value)
    }
  }

  fileprivate static var mayHoldText: Bool { !_isPOD(Key.self) || !_isPOD(Value.self) }
}

/// As ``TextSearch/haveSameTexts(_:_:)`` for elements with contiguous storage.
private func haveSameTexts<Elements: RandomAccessCollection>(
  _ mine: Elements, _ theirs: Elements
) -> Bool {
  let found = TextSearch.of(Elements.Element.self).found
  if found.strings.isEmpty && found.steps.isEmpty { return true }
  return mine.withContiguousStorageIfAvailable { mine in
    theirs.withContiguousStorageIfAvailable { theirs in
      let count = min(mine.count, theirs.count)
      guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
      for index in 0..<count
      where !found.haveSameTexts(UnsafeRawPointer(mine + index), UnsafeRawPointer(theirs + index)) {
        return false
      }
      return true
    } ?? true
  } ?? true
}
