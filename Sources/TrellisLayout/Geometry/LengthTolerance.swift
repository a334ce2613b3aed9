/// Lengths nearer to each other than this, in CSS pixels, count as equal in checks of a layout.
public let lengthTolerance = 0.0001

/// Whether two lengths differ by less than ``lengthTolerance``; NaN equals NaN, infinity itself.
///
/// Source: ComponentKit's `CKFloatsEqual` (row A8).
public func areLengthsEqual(_ first: Double, _ second: Double) -> Bool {
  if first.isNaN || second.isNaN { return first.isNaN && second.isNaN }
  return first == second || abs(first - second) < lengthTolerance
}

/// Whether `first` is greater than `second` or equal to it as ``areLengthsEqual(_:_:)`` has it.
public func isLength(_ first: Double, atLeast second: Double) -> Bool {
  first >= second || areLengthsEqual(first, second)
}
