import TrellisBase
import TrellisHTTP

extension Request {
  /// Whether the client requests a document, rather than a part of a document, such as a picture.
  ///
  /// Browsers send the destination in `Sec-Fetch-Dest`. Other clients request a document if `Accept` contains HTML or
  /// XHTML, is `*/*`, as from command-line tools, or is missing.
  var isForDocument: Bool {
    if let use = headers["Sec-Fetch-Dest"] {
      return ["document", "iframe", "frame", "embed", "object"].contains(use)
    }
    guard let types = headers["Accept"] else { return true }
    return types == "*/*" || types.holds("text/html") || types.holds("application/xhtml+xml")
  }
}
