import Foundation
import TrellisDOM

/// Checks that the links of exported pages lead to files and to elements that exist.
struct LinkCheck {
  let folder: String
  /// The path that the folder will have on its server, without a slash at its end.
  var basePath = ""

  /// The broken links, each as `file: problem`, sorted by file.
  ///
  /// - Complexity: O(*n*) in the bytes of the pages.
  func problems() -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var anchors: [String: Set<String>] = [:]
    return all.filter(Self.isPage).sorted().flatMap { problems(of: $0, &anchors) }
  }

  private static func isPage(_ file: String) -> Bool {
    file.hasSuffix(".html") || file.hasSuffix(".xhtml")
  }

  private func problems(of file: String, _ anchors: inout [String: Set<String>]) -> [String] {
    guard let page = document(file) else { return ["\(file): cannot be read as HTML"] }
    var found: [String] = []
    let elements = (try? page.elements(matching: "//*[@href or @src]")) ?? []
    for element in elements {
      for name in ["href", "src"] {
        guard let address = element[attribute: name], isOwn(address) else { continue }
        let parts = address.split(
          separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].prefix { $0 != "?" }
        let target = path.isEmpty ? file : resolved(String(path), from: file)
        if !FileManager.default.fileExists(atPath: folder + "/" + target) {
          found.append("\(file): the file of \(address) does not exist")
        } else if parts.count > 1, !parts[1].isEmpty, Self.isPage(target),
          !ids(of: target, &anchors).contains(String(parts[1]))
        {
          found.append("\(file): no element has the id of \(address)")
        }
      }
    }
    return found
  }

  /// Whether an address is one of the folder, rather than of another site.
  private func isOwn(_ address: String) -> Bool {
    !address.hasPrefix("//") && address.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:.*/) == nil
  }

  private func resolved(_ path: String, from file: String) -> String {
    let path = path.hasPrefix(basePath + "/") ? String(path.dropFirst(basePath.count)) : path
    let given = path.split(separator: "/")
    var parts = path.hasPrefix("/") ? [] : Array(file.split(separator: "/").dropLast())
    for part in given {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    let name = parts.joined(separator: "/").removingPercentEncoding ?? path
    // An address that ends with dots is that of a folder, too.
    let isFolder = path.hasSuffix("/") || parts.isEmpty || given.last == "." || given.last == ".."
    return isFolder ? (name.isEmpty ? "" : name + "/") + "index.html" : name
  }

  private func ids(of file: String, _ anchors: inout [String: Set<String>]) -> Set<String> {
    if let known = anchors[file] { return known }
    let elements = (try? document(file)?.elements(matching: "//*[@id]")) ?? []
    let ids = Set(elements.compactMap { $0[attribute: "id"] })
    anchors[file] = ids
    return ids
  }

  private func document(_ file: String) -> ParsedDocument? {
    FileManager.default.contents(atPath: folder + "/" + file).flatMap {
      try? ParsedDocument(bytes: Array($0), limits: ParseLimits(bytes: 256 << 20))
    }
  }
}
