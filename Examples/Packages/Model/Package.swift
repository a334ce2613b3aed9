/// An installed package, as the package database of a Debian system describes it.
struct Package: Identifiable, Hashable, Sendable {
  let name: String
  let version: String
  /// `amd64`, `all`, …: a name may be installed once for each architecture.
  let architecture: String
  /// Disk space taken once unpacked, in KiB; `nil` where the record does not tell.
  let installedSize: Int?
  /// The one-line synopsis; empty where the record has no description.
  let summary: String
  let description: PackageDescription
  let maintainer: Maintainer?
  let homepage: String?
  let section: String?
  /// What must be there for the package to work, pre-dependencies first.
  let dependencies: [Dependency]
  /// Names of virtual packages that this one stands for.
  let provides: [String]

  /// `name:architecture`, which no other package of a database has.
  var id: String { "\(name):\(architecture)" }
}

/// The person or team that a package names as responsible for it.
struct Maintainer: Hashable, Sendable {
  let name: String
  let email: String?

  /// Reads `Name <address>`; text without angle brackets is all name.
  init(_ text: String) {
    guard text.hasSuffix(">"), let open = text.lastIndex(of: "<") else {
      self.name = text
      self.email = nil
      return
    }
    let address = String(text[text.index(after: open)...].dropLast())
    let before = text[..<open].split(separator: " ").joined(separator: " ")
    self.name = before.isEmpty ? address : before
    self.email = address.isEmpty ? nil : address
  }
}
