/// An amount of disk space for display.
struct FileSize: CustomStringConvertible {
  let kibibytes: Int

  /// At most three significant digits: `96 KiB`, `1.8 MiB`, `24 MiB`.
  var description: String {
    var amount = Double(kibibytes)
    var unit = "KiB"
    for larger in ["MiB", "GiB", "TiB"] where amount >= 1000 {
      amount /= 1024
      unit = larger
    }
    guard unit != "KiB", amount < 9.95 else { return "\(Int(amount.rounded())) \(unit)" }
    let tenths = Int((amount * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
