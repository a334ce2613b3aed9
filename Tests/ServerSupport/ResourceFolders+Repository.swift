package import TrellisServer

extension ResourceFolders {
  /// The files of the repository, and no fonts of the system.
  package static let repository: ResourceFolders = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    return ResourceFolders(
      assets: root + "/public", templates: root + "/templates", environment: [:])
  }()
}
