extension Double {
  /// The number with at most two decimal digits.
  package var plain: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
