extension Package {
  /// Makes a package from its record, or returns `nil` if the package is not installed (for example a
  /// removed package with remaining configuration files).
  ///
  /// - Throws: `StatusError` if a field is missing or malformed.
  convenience init?(_ record: ControlRecord, file: String) throws(StatusError) {
    let fields = PackageFields(record: record, file: file)
    let name = try fields.required("Package")
    guard DependencyParser.isPackageName(name.value) else {
      throw fields.error(.invalidPackageName(name.value), at: name)
    }
    guard try fields.isInstalled() else { return nil }

    let dependencies =
      try fields.groups("Pre-Depends").map { Dependency(moment: .unpacking, alternatives: $0) }
      + fields.groups("Depends").map { Dependency(moment: .use, alternatives: $0) }
    self.init(
      name: name.value, version: try fields.required("Version").value,
      architecture: try fields.required("Architecture").value,
      installedSize: try fields.size("Installed-Size"),
      summary: record["Description"]?.value ?? "",
      description: PackageDescription(
        lines: record["Description"]?.continuation.map { $0[...] } ?? []),
      maintainer: fields.text("Maintainer").map { Maintainer($0) },
      homepage: fields.text("Homepage"), section: fields.text("Section"),
      dependencies: dependencies,
      provides: try fields.groups("Provides").flatMap { $0 }.map(\.name))
  }
}

/// Typed access to the fields of one record.
private struct PackageFields {
  let record: ControlRecord
  let file: String

  func required(_ name: String) throws(StatusError) -> ControlRecord.Field {
    guard let field = record[name], !field.value.isEmpty else {
      let package = record["Package"]?.value
      throw StatusError(
        file: file, line: record.line, reason: .missingField(name, package: package))
    }
    return field
  }

  func text(_ name: String) -> String? {
    record[name].flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  /// The third word of a status is the current state; the first two are the wanted one.
  func isInstalled() throws(StatusError) -> Bool {
    let field = try required("Status")
    let words = field.value.split(separator: " ")
    guard words.count == 3 else { throw error(.invalidStatus(field.value), at: field) }
    return words[2] == "installed"
  }

  func size(_ name: String) throws(StatusError) -> Int? {
    guard let field = record[name] else { return nil }
    guard let size = Int(field.value), size >= 0 else {
      throw error(.invalidSize(field.value), at: field)
    }
    return size
  }

  /// The field may have several lines.
  func groups(_ name: String) throws(StatusError) -> [[Dependency.Alternative]] {
    guard let field = record[name] else { return [] }
    let text = ([field.value] + field.continuation).joined(separator: " ")
    do throws(DependencyParser.Failure) {
      return try DependencyParser.groups(text)
    } catch {
      throw self.error(.invalidDependency(field: field.name, entry: error.entry), at: field)
    }
  }

  func error(_ reason: StatusError.Reason, at field: ControlRecord.Field) -> StatusError {
    StatusError(file: file, line: field.line, reason: reason)
  }
}
