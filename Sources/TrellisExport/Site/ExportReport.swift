import TrellisServer

/// The result of an export.
public struct ExportReport: Sendable {
  /// The number of exported pages, redirections included.
  public internal(set) var pages = 0
  /// The number of pages that were reused from the previous export, because their revision is unchanged.
  public internal(set) var reused = 0
  /// The new and changed files, as sorted paths in the folder.
  public internal(set) var written: [String] = []
  /// The number of files with the same content as in the previous export.
  public internal(set) var unchanged = 0
  /// The files that were removed, because they are part of the previous export only; sorted.
  public internal(set) var removed: [String] = []
  /// The addresses at which a reused page differs from a new page, each as `page: the first difference`; empty without
  /// ``ExportOptions/comparesReusedPages``.
  public internal(set) var differing: [String] = []
  /// The addresses of pages that were not exported, because they need a user, or a user with a role that
  /// ``ExportOptions/identity`` does not have; in the order of the routes.
  public internal(set) var closed: [String] = []
  /// The messages about the pages.
  var messages = PageMessages(texts: [])

  /// Controls that need a server, each as `page: element`; such elements have the attribute `data-needs-server`.
  ///
  /// - Complexity: O(*n*) in the number of controls.
  public var inert: [String] { messages.list(\.inert) }

  /// Links to pages that were not exported, each as `page: address`.
  ///
  /// - Complexity: O(*n*) in the number of links.
  public var unexported: [String] { messages.list(\.unexported) }
}

extension ExportReport {
  /// The messages about all pages. Their texts are made when they are read, because large sites have millions of them.
  struct PageMessages: Sendable {
    let texts: [String]
    private var pages: [(path: String, messages: ExportRun.Messages)] = []

    init(texts: [String]) { self.texts = texts }

    mutating func add(_ messages: ExportRun.Messages, at path: String) {
      pages.append((path, messages))
    }

    func list(_ part: KeyPath<ExportRun.Messages, [UInt32]>) -> [String] {
      pages.flatMap { path, messages in
        messages[keyPath: part].map { "\(path): \(texts[Int($0)])" }
      }
    }
  }
}

/// A reason that pages cannot be exported.
public enum ExportError: Error, CustomStringConvertible {
  /// No route matches the address.
  case noRoute(String)
  /// The page at the address cannot be made.
  case cannotMake(String, reason: String)
  /// Two addresses have the same file name.
  case sameFile(String, String)
  /// No browser is installed that can print pages.
  case noBrowser
  /// The template of pages has no place for the style sheets.
  case noPlaceOfStyleSheets
  /// The content of the file is not well-formed, has an id twice, or a reference to an unknown id. Lines count from 1.
  case invalid(String, line: Int?, reason: String)
  /// The file cannot be written.
  case cannotWrite(String, reason: String)

  public var description: String {
    switch self {
    case .noRoute(let path): "Cannot export \(path): no route matches the address"
    case .cannotMake(let path, let reason): "Cannot export \(path): \(reason)"
    case .sameFile(let one, let other):
      """
      Cannot export \(other): its file is that of \(one), or its name differs in case only, which some computers ignore
      """
    case .noBrowser:
      """
      Cannot print pages: no browser is installed. Install Chromium (on Debian: apt-get install chromium) or Google \
      Chrome, or name another one's program in the environment variable CHROMIUM.
      """
    case .noPlaceOfStyleSheets:
      """
      Cannot export pages: their style sheets follow </title> or precede </head>, and page.mustache has neither outside \
      of sections and partials, before a change of its delimiters.
      """
    case .invalid(let file, let line, let reason):
      "Cannot export \(file)\(line.map { ", line \($0)" } ?? ""): \(reason)"
    case .cannotWrite(let path, let reason): "Cannot write \(path): \(reason)"
    }
  }
}
