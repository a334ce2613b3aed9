import TrellisBase
import TrellisComponents
public import TrellisHTTP

extension Page {
  /// Gives the user a file: the browser downloads it, and the page stays.
  ///
  /// ```swift
  /// page.download(named: "shifts.csv", CSV(header: ["Day", "Person"], rows: rows))
  /// ```
  ///
  /// The file is kept for a minute in memory; use a ``Route/response(_:methods:access:bodyLimit:handler:)`` for large
  /// files.
  ///
  /// - Parameters:
  ///   - name: the name under which the browser stores the file.
  ///   - contentType: by default by the ending of the name.
  public func download(named name: String, _ bytes: [UInt8], contentType: String? = nil) {
    guard let downloads else { return }
    let type = contentType ?? Response.downloadType(ofFileNamed: name)
    let file = Response.bytes(bytes, contentType: type).attachment(named: name)
    guard let path = downloads.add(file, for: userIdentity, of: work.client, now: now()) else {
      return fail(HTTPFailure(.contentTooLarge, "The file \(name) has \(bytes.count) bytes"))
    }
    offeredFile = path
    run(.download(path, as: name))
  }

  /// Gives the user a text file in UTF-8.
  public func download(named name: String, _ text: String, contentType: String? = nil) {
    download(named: name, Array(text.utf8), contentType: contentType)
  }

  /// Gives the user a table. It begins with a byte order mark, by which spreadsheets find out that it is UTF-8.
  public func download(named name: String, _ table: CSV) {
    download(named: name, "\u{FEFF}" + table.text, contentType: "text/csv; charset=utf-8")
  }
}

extension Response {
  /// The media type of a file by the ending of its name.
  fileprivate static func downloadType(ofFileNamed name: String) -> String {
    ContentType.ofFile(named: name)
      ?? (name.lowercased().ends(with: ".csv")
        ? "text/csv; charset=utf-8" : "application/octet-stream")
  }

  /// A table as a file.
  public static func csv(_ table: CSV, named name: String) -> Response {
    bytes(Array(("\u{FEFF}" + table.text).utf8), contentType: "text/csv; charset=utf-8")
      .attachment(named: name)
  }
}
