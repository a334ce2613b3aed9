import TrellisBase

/// The form value for a file of an earlier post that a browser without scripts posts again.
package struct PostedFile: Equatable, Sendable {
  /// The identity of the ``UploadedFile``.
  package let id: String
  /// The name of the file, for people to read.
  package let name: String

  private static let prefix = "file:"

  package init(_ file: UploadedFile) { (id, name) = (file.id, file.name) }

  /// Reads a posted value; `nil` for other texts.
  package init?(_ value: String) {
    guard value.begins(withText: Self.prefix), let slash = value.index(ofLast: "/") else {
      return nil
    }
    id = String(value[..<slash].dropping(Self.prefix.utf8.count))
    name = UploadName.safe(String(value[slash...]))
    if id.isEmpty { return nil }
  }

  /// The value in the form. The name has no slash (``UploadName``).
  package var value: String { "\(Self.prefix)\(id)/\(name)" }
}
