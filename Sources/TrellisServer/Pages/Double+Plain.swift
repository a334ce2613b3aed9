extension Double {
  /// Parses a number without a sign, in `range`; `nil` for any other text.
  init?(plain text: Substring, in range: ClosedRange<Double>) {
    guard text.utf8.first.map({ (48...57).contains($0) }) == true, let value = Double(text),
      range.contains(value)
    else {
      return nil
    }
    self = value
  }
}
