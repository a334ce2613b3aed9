extension Double {
  /// Parses a number without a sign, in `range`; `nil` for any other text.
  init?(plain text: Substring, in range: ClosedRange<Double>) {
    guard text.first?.isNumber == true, let value = Double(text), range.contains(value) else {
      return nil
    }
    self = value
  }
}
