import TrellisBase

/// A value set for the subtree at one position of a tree, with the outer frames.
///
/// Frames are immutable, so that subtrees share them: a component keeps the innermost frame in force where
/// it was made, and no values are copied.
class EnvironmentFrame {
  let key: ObjectIdentifier
  private(set) final var outer: EnvironmentFrame?

  fileprivate init(key: ObjectIdentifier, outer: EnvironmentFrame?) {
    self.key = key
    self.outer = outer
  }

  /// Whether the values of both frames are equal.
  fileprivate func hasSameValue(as other: EnvironmentFrame) -> Bool { false }

  deinit {
    // A chain of frames is released without recursion.
    guard var next = outer else { return }
    outer = nil
    while isKnownUniquelyReferenced(&next), let further = next.outer {
      next.outer = nil
      next = further
    }
  }
}

/// A frame with a value of a certain type.
class TypedEnvironmentFrame<Value>: EnvironmentFrame {
  final let value: Value

  init(_ value: Value, key: ObjectIdentifier, outer: EnvironmentFrame?) {
    self.value = value
    super.init(key: key, outer: outer)
  }

  override fileprivate final func hasSameValue(as other: EnvironmentFrame) -> Bool {
    guard let other = other as? TypedEnvironmentFrame<Value> else { return false }
    return isSame(value, other.value)
  }
}

extension EnvironmentFrame? {
  /// Whether the same values are set in the same order.
  ///
  /// - Complexity: O(*n*) in the frames that are not shared.
  func isSame(as other: EnvironmentFrame?) -> Bool {
    var (mine, theirs) = (self, other)
    while mine !== theirs {
      guard let one = mine, let two = theirs, one.key == two.key, one.hasSameValue(as: two) else {
        return false
      }
      (mine, theirs) = (one.outer, two.outer)
    }
    return true
  }

  /// The innermost frame that sets the value of `key`.
  ///
  /// - Complexity: O(*n*) in frames.
  func frame(of key: ObjectIdentifier) -> EnvironmentFrame? {
    var candidate = self
    while let frame = candidate {
      if frame.key == key { return frame }
      candidate = frame.outer
    }
    return nil
  }

  /// Whether the value of `key` is the same under these frames as under `other`; `nil` where neither sets one.
  func hasSameValue(of key: ObjectIdentifier, as other: EnvironmentFrame?) -> Bool? {
    switch (frame(of: key), other.frame(of: key)) {
    case (nil, nil): nil
    case (let mine?, let theirs?): mine === theirs || mine.hasSameValue(as: theirs)
    default: false
    }
  }
}

/// Whether two values are equal by `==` or are the same object; `false` for other types.
private func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if let lhs = lhs as? any Equatable { return lhs.isSame(as: rhs) }
  if let lhs = lhs as? any OptionalValue, let rhs = rhs as? any OptionalValue {
    switch (lhs.wrapped, rhs.wrapped) {
    case (nil, nil): return true
    case (let lhs?, let rhs?): return isSame(lhs, rhs)
    default: return false
    }
  }
  // `as Any`, as the type of a value of the generic type `Any` is `Any` itself.
  guard type(of: lhs as Any) is AnyClass, type(of: rhs as Any) is AnyClass else { return false }
  return lhs as AnyObject === rhs as AnyObject
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { isExactly(same: other) }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}
