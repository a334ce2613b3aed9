/// A parser of relationship fields, such as `libc6 (>= 2.36), default-mta | mail-transport-agent`.
///
/// Source: Debian Policy Manual §7.1, without the architecture and profile restrictions that only
/// source packages have. The relations `<` and `>` are read as `<=` and `>=`, as dpkg does.
enum DependencyParser {
  /// The text of a malformed entry.
  struct Failure: Error, Equatable {
    let entry: String
  }

  /// The groups of `text`, in order. A trailing comma is allowed.
  static func groups(_ text: String) throws(Failure) -> [[Dependency.Alternative]] {
    var groups: [[Dependency.Alternative]] = []
    var entries = text.split(separator: ",", omittingEmptySubsequences: false)
    if let last = entries.last, last.trimmingSpaces.isEmpty { entries.removeLast() }
    for entry in entries {
      var group: [Dependency.Alternative] = []
      for alternative in entry.split(separator: "|", omittingEmptySubsequences: false) {
        guard let parsed = self.alternative(alternative.trimmingSpaces) else {
          throw Failure(entry: String(entry.trimmingSpaces))
        }
        group.append(parsed)
      }
      groups.append(group)
    }
    return groups
  }

  /// dpkg's own rule: at least one character, only letters, digits and `-+._`, and first a letter or a
  /// digit.
  static func isPackageName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, first.isAlphanumeric else { return false }
    return text.utf8.allSatisfy { $0.isAlphanumeric || "-+._".utf8.contains($0) }
  }

  private static func alternative(_ text: Substring) -> Dependency.Alternative? {
    let end = text.firstIndex { " \t(".contains($0) } ?? text.endIndex
    let name = text[..<end].split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(name.count), name.allSatisfy(isPackageName) else { return nil }
    let rest = text[end...].trimmingSpaces
    var constraint: VersionConstraint?
    if !rest.isEmpty {
      guard rest.first == "(", rest.last == ")", rest.count > 2,
        let parsed = self.constraint(rest.dropFirst().dropLast().trimmingSpaces)
      else { return nil }
      constraint = parsed
    }
    return Dependency.Alternative(
      name: String(name[0]), architecture: name.count > 1 ? String(name[1]) : nil,
      constraint: constraint)
  }

  private static func constraint(_ text: Substring) -> VersionConstraint? {
    let sign = text.prefix { "<=>".contains($0) }
    let version = text.dropFirst(sign.count).trimmingSpaces
    guard !version.isEmpty, !version.contains(where: { " \t()".contains($0) }) else { return nil }
    let obsolete: [Substring: VersionConstraint.Relation] = [
      "": .equal, "<": .earlierOrEqual, ">": .laterOrEqual,
    ]
    guard let relation = VersionConstraint.Relation(rawValue: String(sign)) ?? obsolete[sign]
    else { return nil }
    return VersionConstraint(relation: relation, version: String(version))
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
