import TrellisBase
import TrellisDOM

/// The check of a file that a site consists of.
package struct FileCheck {
  /// The kinds of files that can be checked.
  package enum Kind: Sendable {
    /// Read as by browsers, which recover from all mistakes; the recovered ones are problems.
    case html
    /// Read by libxml2's XML parser: XHTML, SVG, feeds and site maps.
    case xml
    /// The manifest of a web application, which is JSON.
    case manifest

    /// The kind of a file by its name; `nil` if such files are not checked.
    package init?(named name: String) {
      let name = name.lowercased()
      let kinds: [(kind: Kind, endings: [StaticString])] = [
        (.html, [".html", ".htm"]), (.manifest, [".webmanifest"]),
        (.xml, [".xhtml", ".xht", ".xml", ".svg", ".atom", ".rss"]),
      ]
      guard let kind = kinds.first(where: { $0.endings.contains { name.ends(with: $0) } })?.kind
      else { return nil }
      self = kind
    }

    /// The kind of a response by its media type, or by its bytes if that tells nothing.
    package init(contentType: String? = nil, _ bytes: [UInt8]) {
      let type = (contentType ?? "").upTo(";").withoutOuterSpace.lowercased()
      if type.ends(with: "/xml") || type.ends(with: "+xml") {
        self = .xml
      } else if type.ends(with: "/json") || type.ends(with: "+json") {
        self = .manifest
      } else {
        self = !type.ends(with: "/html") && bytes.starts(with: "<?xml".utf8) ? .xml : .html
      }
    }
  }

  /// The page or the XML document; `nil` for a manifest, and if the file cannot be read.
  ///
  /// The names of an XML document have no namespaces, so that the same queries match XHTML and HTML.
  package private(set) var document: ParsedDocument?
  /// The problems in the order of the file, at most 100 of each kind.
  package private(set) var problems: [FileProblem] = []

  /// Checks that a file is well-formed, that its ids are unique, and that its references name elements.
  ///
  /// - Complexity: O(*n* log *n*) in the bytes.
  package init(_ bytes: [UInt8], as kind: Kind, limits: ParseLimits = ParseLimits()) {
    do {
      switch kind {
      case .html:
        let page = try ParsedDocument(bytes: bytes, limits: limits)
        problems = page.notes.map { FileProblem($0.message, line: $0.line) }
        document = page
      case .xml: document = ParsedDocument(xml: try XMLReader.read(bytes, limits: limits))
      case .manifest: try Self.checkManifest(bytes, limits)
      }
    } catch {
      problems = [error as? FileProblem ?? FileProblem("\(error)")]
    }
    if let document {
      problems += IDReferences.problems(in: document)
      document.removeNamespaces()
    }
  }

  private static func checkManifest(
    _ bytes: [UInt8], _ limits: ParseLimits
  ) throws(FileProblem) {
    do throws(JSONError) {
      let value = try JSONValue(bytes, bytes: limits.bytes, depth: 64, values: 1_000_000)
      guard case .object = value else { throw JSONError.malformed(offset: 0) }
    } catch {
      var line = 1
      if case .malformed(let offset) = error {
        line += bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") }
      }
      throw FileProblem("\(error)", line: line)
    }
  }
}
