import Foundation
import TrellisBase
import TrellisDOM
import TrellisHTML

/// Checks that the links of exported pages lead to existing files and elements.
struct LinkCheck {
  let folder: String
  /// The path that the folder will have on its server, without a slash at its end.
  var basePath = ""

  /// The broken links, each as `file: problem`, sorted by file.
  ///
  /// - Complexity: O(*n*) in the bytes of the pages.
  func problems() -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var anchors: [String: Set<[UInt8]>] = [:]
    return all.filter(Self.isPage).sorted().flatMap { problems(of: $0, &anchors) }
  }

  private static func isPage(_ file: String) -> Bool {
    file.ends(with: ".html") || file.ends(with: ".xhtml")
  }

  private func problems(of file: String, _ anchors: inout [String: Set<[UInt8]>]) -> [String] {
    guard let page = document(file) else { return ["\(file): cannot be read as HTML"] }
    var found: [String] = []
    let elements = (try? page.elements(matching: Self.query)) ?? []
    for (name, value) in elements.flatMap(\.attributes) {
      for address in Self.addresses(value, ofAttribute: name) where isOwn(address) {
        let parts = address.divided(at: "#")
        let path = parts[0].upTo("?")
        let target = path.isEmpty ? file : resolved(String(path), from: file)
        if !FileManager.default.fileExists(atPath: folder + "/" + target) {
          found.append("\(file): the file of \(address) does not exist")
        } else if parts.count > 1, Self.isPage(target),
          let names = IDReferences.ids(ofFragment: parts[1]),
          names.isDisjoint(with: ids(of: target, &anchors))
        {
          found.append("\(file): no element has the id of \(address)")
        }
      }
    }
    return found
  }

  /// The elements with addresses of files. Attributes such as `action` are excluded: browsers only send data to them.
  private static let query =
    "//*[@href or @src or @srcset or @imagesrcset or @poster or @data or @background or @cite]"
  private static let names: Set<String> = [
    "href", "src", "srcset", "imagesrcset", "poster", "data", "background", "cite",
  ]

  private static func addresses(_ value: String, ofAttribute name: String) -> [String] {
    guard names.contains(name) else { return [] }
    if URLPolicy.kind(ofAttribute: name) == .list {
      return WebAddress.candidates(of: value).map(\.address)
    }
    // Browsers remove white space at the ends, and tabs and line breaks anywhere.
    let clean = value.utf8.filter { !(9...13).contains($0) }
    return [String(String(decoding: clean, as: UTF8.self).withoutOuterSpace)]
  }

  /// Whether an address belongs to this site.
  private func isOwn(_ address: String) -> Bool {
    !address.begins(with: "//") && address.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:.*/) == nil
  }

  private func resolved(_ path: String, from file: String) -> String {
    let path =
      path.begins(withText: basePath + "/") ? String(path.dropping(basePath.utf8.count)) : path
    let given = path.parts(between: "/")
    var parts = path.begins(with: "/") ? [] : Array(file.parts(between: "/").dropLast())
    for part in given {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    let name = parts.joined(separator: "/").removingPercentEncoding ?? path
    // An address that ends with `.` or `..` is also the address of a folder.
    let isFolder =
      path.ends(with: "/") || parts.isEmpty || [".", ".."].contains(given.last)
    return isFolder ? (name.isEmpty ? "" : name + "/") + "index.html" : name
  }

  /// The targets of fragments in a page: the ids of elements and the names of links.
  private func ids(of file: String, _ anchors: inout [String: Set<[UInt8]>]) -> Set<[UInt8]> {
    if let known = anchors[file] { return known }
    let ids = document(file)?.fragmentTargets ?? []
    anchors[file] = ids
    return ids
  }

  private func document(_ file: String) -> ParsedDocument? {
    FileManager.default.contents(atPath: folder + "/" + file).flatMap {
      try? ParsedDocument(bytes: Array($0), limits: ParseLimits(bytes: 256 << 20))
    }
  }
}
