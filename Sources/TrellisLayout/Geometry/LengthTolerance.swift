/// The tolerance in CSS pixels within which two lengths are equal in checks of a layout.
public let lengthTolerance = 0.0001

/// Whether two lengths differ by less than ``lengthTolerance``; NaN equals NaN, and infinity equals itself.
///
/// Source: ComponentKit's `CKFloatsEqual` (row A8).
public func areLengthsEqual(_ first: Double, _ second: Double) -> Bool {
  if first.isNaN || second.isNaN { return first.isNaN && second.isNaN }
  return first == second || abs(first - second) < lengthTolerance
}

/// Whether `first` is greater than `second` or equal to it in the sense of ``areLengthsEqual(_:_:)``.
public func isLength(_ first: Double, atLeast second: Double) -> Bool {
  first >= second || areLengthsEqual(first, second)
}
