/// The answer to a request of a live page.
enum LiveResponse: Equatable, Sendable {
  /// 200: numbers, and what there is to apply, as JSON.
  case body([UInt8])
  /// 204: the time of a poll is over and there is nothing new.
  case nothing
  /// 400: the client broke the rules; it has to attach again.
  case invalid(String)
  /// 401: the session is another user's; its page says that its user is signed out.
  case signedOut
  /// 404: there is no such session for this tab; it has to attach again.
  case unknown
  /// 410: the tab was taken to another page; it attaches for the address it shows.
  case moved
  /// 409: a newer poll of the same tab was seen.
  case superseded
  /// 429: too much at once; try again after so long.
  case busy(Duration)
  /// 503: too much is to be done for all; try again after so long.
  case overloaded(Duration)
  /// 500: the page could not be made.
  case failed
}

extension LiveResponse {
  /// The JSON of an answer:
  /// `{"session":"…","version":"…","done":4,"batches":[[7,[…]],[9,[…],"reset"]]}`, where `session`
  /// and `version` are there only in answers to an attach.
  static func delivery(
    _ batches: [DeliveryQueue.Batch], reset: DeliveryQueue.Batch? = nil, done: UInt64,
    session: String? = nil, version: String? = nil
  ) -> LiveResponse {
    let size = batches.reduce(reset?.operations.count ?? 0) { $0 + $1.operations.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 24 * batches.count + 160)
    func put(_ text: String) { bytes.append(contentsOf: text.utf8) }
    put("{")
    if let session { put("\"session\":\"\(session)\",") }
    if let version { put("\"version\":\"\(version)\",") }
    put("\"done\":\(done),\"batches\":[")
    for (index, batch) in batches.enumerated() {
      put(index == 0 ? "[\(batch.number)," : ",[\(batch.number),")
      bytes.append(contentsOf: batch.operations)
      put("]")
    }
    if let reset {
      put("[\(reset.number),")
      bytes.append(contentsOf: reset.operations)
      put(",\"reset\"]")
    }
    put("]}")
    return .body(bytes)
  }

  /// The answer to a tab whose page is of another version of the server.
  static func reload(version: String) -> LiveResponse {
    .body(Array("{\"version\":\"\(version)\",\"reload\":true}".utf8))
  }
}
