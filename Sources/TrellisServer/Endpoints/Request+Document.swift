import TrellisBase
import TrellisHTTP

extension Request {
  /// Whether the client requests a document, rather than a part of a document, such as a picture.
  ///
  /// Browsers name the use in `Sec-Fetch-Dest`. For other clients, the types in `Accept` decide: HTML and XHTML are
  /// documents. So are a missing field and `*/*`, which command-line tools send.
  var isForDocument: Bool {
    if let use = headers["Sec-Fetch-Dest"] {
      return ["document", "iframe", "frame", "embed", "object"].contains(use)
    }
    guard let types = headers["Accept"] else { return true }
    return types == "*/*" || types.holds("text/html") || types.holds("application/xhtml+xml")
  }
}
