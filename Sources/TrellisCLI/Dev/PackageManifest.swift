import Foundation
import TrellisBase

/// The parts of `swift package dump-package` that `trellis dev` needs.
struct PackageManifest: Decodable {
  private let products: [Product]
  private let targets: [PackageTarget]
  private let dependencies: [Dependency]?

  private struct Product: Decodable {
    struct Kind: Decodable {
      let isExecutable: Bool

      private enum CodingKeys: CodingKey { case executable }

      init(from decoder: any Decoder) throws {
        isExecutable = try decoder.container(keyedBy: CodingKeys.self).contains(.executable)
      }
    }

    let name: String
    let targets: [String]
    let type: Kind
  }

  private struct PackageTarget: Decodable {
    let name: String
    let type: String
    let path: String?
  }

  private struct Dependency: Decodable {
    struct Folder: Decodable { let path: String }
    let fileSystem: [Folder]?
  }

  /// The names of the executable products of the manifest and of the executable targets without a product, sorted.
  var executables: [String] {
    let named = products.filter(\.type.isExecutable)
    let covered = Set(named.flatMap(\.targets))
    let others = targets.filter { $0.type.isExactly("executable") && !covered.contains($0.name) }
    return (named.map(\.name) + others.map(\.name)).sorted { $0.isBefore($1) }
  }

  /// The files and folders with sources, of the package in `folder` and of the packages that it uses by path.
  func roots(in folder: String) -> [String] {
    let own = ["Package.swift", "Sources", "Examples"] + Self.resources
    var paths = own.map { folder + "/" + $0 }
    for target in targets where !target.type.isExactly("test") {
      guard let path = target.path else { continue }
      let absolute = path.begins(with: "/") ? path : folder + "/" + path
      if !paths.contains(where: { absolute.isExactly($0) || absolute.begins(withText: $0 + "/") }) {
        paths.append(absolute)
      }
    }
    for package in dependencies?.flatMap({ $0.fileSystem ?? [] }) ?? [] {
      paths += (["Package.swift", "Sources"] + Self.resources).map { package.path + "/" + $0 }
    }
    return paths
  }

  /// The folders at the root of a package that programs read at their start, without a build.
  static let resources = ["public", "templates"]

  /// The executable product to run.
  ///
  /// - Throws: ``Unknown``.
  func product(named name: String?) throws(Unknown) -> String {
    let all = executables
    if let name {
      guard let found = all.first(where: { $0.isExactly(name) }) else {
        throw Unknown(name: name, executables: all)
      }
      return found
    }
    guard let only = all.first, all.count == 1 else { throw Unknown(name: nil, executables: all) }
    return only
  }

  /// The package does not have the product, or has none or several if no name is given.
  struct Unknown: Error, Equatable, CustomStringConvertible {
    let name: String?
    let executables: [String]

    var description: String {
      let list = executables.joined(separator: ", ")
      if executables.isEmpty { return "The package has no executable product" }
      if let name { return "The package has no executable product \(name); it has \(list)" }
      return "The package has several executable products; name one of \(list)"
    }
  }
}
