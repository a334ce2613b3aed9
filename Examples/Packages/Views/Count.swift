/// A count for display: `60,000`.
struct Count: CustomStringConvertible {
  let value: Int

  init(_ value: Int) { self.value = value }

  var description: String {
    var groups = "\(value.magnitude)"
    for place in stride(from: groups.count - 3, to: 0, by: -3) {
      groups.insert(",", at: groups.index(groups.startIndex, offsetBy: place))
    }
    return value < 0 ? "-\(groups)" : groups
  }
}
