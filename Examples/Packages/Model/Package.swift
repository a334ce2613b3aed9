/// An installed package, from the package database of a Debian system; an object, as views and lists copy packages often.
final class Package: Identifiable, Sendable {
  /// `name:architecture`, unique in a database.
  let id: String
  let name: String
  let version: String
  /// `amd64`, `all`, …: a name can be installed once for each architecture.
  let architecture: String
  /// The disk space after unpacking, in KiB; `nil` if the record does not contain it.
  let installedSize: Int?
  /// The one-line synopsis; empty if the record has no description.
  let summary: String
  let description: PackageDescription
  let maintainer: Maintainer?
  let homepage: String?
  let section: String?
  /// The dependencies, pre-dependencies first.
  let dependencies: [Dependency]
  /// The names of virtual packages that this one provides.
  let provides: [String]

  init(
    name: String, version: String, architecture: String, installedSize: Int?, summary: String,
    description: PackageDescription, maintainer: Maintainer?, homepage: String?, section: String?,
    dependencies: [Dependency], provides: [String]
  ) {
    id = "\(name):\(architecture)"
    self.name = name
    self.version = version
    self.architecture = architecture
    self.installedSize = installedSize
    self.summary = summary
    self.description = description
    self.maintainer = maintainer
    self.homepage = homepage
    self.section = section
    self.dependencies = dependencies
    self.provides = provides
  }
}

/// Compared by identity, as a database has one object for each package.
extension Package: Hashable {
  static func == (left: Package, right: Package) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The person or team responsible for a package.
struct Maintainer: Hashable, Sendable {
  let name: String
  let email: String?

  /// Parses `Name <address>`; text without angle brackets is the name.
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
