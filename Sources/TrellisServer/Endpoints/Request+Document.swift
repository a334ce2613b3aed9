import TrellisHTTP

extension Request {
  /// Whether the browser asks for a document to show, rather than for a part of one, such as a picture.
  ///
  /// Browsers name the use in `Sec-Fetch-Dest`. For other clients it is the type that `Accept` lists; no list, and a
  /// list of any type, as command-line tools send it, count as a document.
  var isForDocument: Bool {
    if let use = headers["Sec-Fetch-Dest"] {
      return ["document", "iframe", "frame", "embed", "object"].contains(use)
    }
    guard let types = headers["Accept"] else { return true }
    return types == "*/*" || types.contains("text/html") || types.contains("application/xhtml+xml")
  }
}
