/// The response to a request of a live page.
enum LiveResponse: Equatable, Sendable {
  /// 200: numbers and batches to apply, as JSON.
  case body([UInt8])
  /// 204: a poll has ended without a batch.
  case nothing
  /// 204, and the connection closes: another server has the session, and the tab's next poll is better on the connection of the
  /// request that went there.
  case elsewhere
  /// 400: the client violated the protocol; it must attach again.
  case invalid(String)
  /// 401: the session belongs to another user; the page shows that its user is signed out.
  case signedOut
  /// 404: this tab has no such session; it must attach again.
  case unknown
  /// 200: the tab moved to another page; it attaches for its present address. The status is 200 because browsers report
  /// other statuses as errors.
  case moved
  /// 200: the tab loads the document at its present address.
  case loading
  /// 409: a newer poll of the same tab has arrived.
  case superseded
  /// 429: a rate limit is exceeded; the client may retry after this time.
  case busy(Duration)
  /// 503: the server is overloaded; the client may retry after this time.
  case overloaded(Duration)
  /// 500: the page could not be rendered.
  case failed
}

extension LiveResponse {
  /// The JSON of a response:
  /// `{"session":"…","version":"…","done":4,"moves":9,"batches":[[7,[…]],[9,[…],"reset"]]}`.
  /// Only responses to an attach have `session` and `version`.
  ///
  /// - Parameter moves: the number of the batch after which the tab moves to another page; `nil` if it stays.
  static func delivery(
    _ batches: [DeliveryQueue.Batch], reset: DeliveryQueue.Batch? = nil, done: UInt64,
    moves: UInt64? = nil, session: String? = nil, version: String? = nil
  ) -> LiveResponse {
    let size = batches.reduce(reset?.operations.count ?? 0) { $0 + $1.operations.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 24 * batches.count + 160)
    func put(_ text: String) { bytes.append(contentsOf: text.utf8) }
    put("{")
    if let session { put("\"session\":\"\(session)\",") }
    if let version { put("\"version\":\"\(version)\",") }
    put("\"done\":\(done),")
    if let moves { put("\"moves\":\(moves),") }
    put("\"batches\":[")
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

  /// The response to a tab whose page has another version of the client script.
  static func reload(version: String) -> LiveResponse {
    .body(Array("{\"version\":\"\(version)\",\"reload\":true}".utf8))
  }
}
