import TrellisBase

/// East Asian characters in common use, the most frequent ones first.
enum CharacterOrder {
  static let simplified = lists["simplified"] ?? ""
  static let traditional = lists["traditional"] ?? ""
  static let japanese = lists["japanese"] ?? ""
  static let hangul = lists["hangul"] ?? ""

  /// The lists of `public/data/character-order.txt` by name. A line that begins in ASCII is the name of the list below.
  private static let lists: [String: String] = {
    var lists: [String: String] = [:]
    var name = ""
    for line in DataFile.characterOrder.text().lines {
      if let first = line.utf8.first, first >= 0x80 {
        lists[name, default: ""] += line
      } else {
        name = String(line)
      }
    }
    return lists
  }()
}
