/// Content that is served repeatedly: its bytes, plain and possibly gzipped, with the header fields of each.
///
/// Everything is computed in advance, so a response copies neither bytes nor fields.
///
/// ```swift
/// let icon = Representation(
///   .bytes(bytes), contentType: "image/svg+xml", tag: fingerprint,
///   headers: ["Cache-Control": "public, max-age=31536000, immutable"])
/// // in the handler:
/// reply.send(icon.response(to: request))
/// ```
public struct Representation: Sendable {
  /// The content in one content coding.
  struct Coding: Sendable {
    var headers: Headers
    let body: Response.Body
    /// The entity tag with its quotes.
    let tag: String
  }

  private(set) var plain: Coding
  private(set) var gzip: Coding?
  /// The number of uncompressed bytes.
  let size: Int
  /// The last change in seconds since 1970.
  let modified: Int64?

  /// Creates a representation of bytes in memory, or of a part of an open file.
  ///
  /// Bytes of a compressible type are compressed in the initializer, unless that saves less than a tenth.
  ///
  /// - Parameters:
  ///   - tag: a text that changes with every change of the bytes, without quotes, commas or spaces.
  ///   - headers: the fields of every response, including errors.
  /// - Precondition: the length of `body` is known.
  /// - Complexity: O(bytes); compression takes some 20 ms a megabyte.
  public init(
    _ body: Response.Body, contentType: String, tag: String, headers: Headers = [:]
  ) {
    var packed: Response.Body?
    if case .bytes(let bytes) = body { packed = Self.packed(bytes, contentType) }
    self.init(
      body, contentType: contentType, tag: tag, headers: headers, modified: nil, packed: packed)
  }

  /// - Parameter packed: `body`, gzipped.
  init(
    _ body: Response.Body, contentType: String, tag: String, headers: Headers, modified: Int64?,
    packed: Response.Body?
  ) {
    guard let size = body.count else { preconditionFailure("A body without a known length") }
    self.size = size
    self.modified = modified
    var common: Headers = ["Content-Type": contentType]
    if let modified { common.append("Last-Modified", HTTPDate.string(modified)) }
    for (name, value) in headers { common.append(name, value) }
    if packed != nil { common.append("Vary", "Accept-Encoding") }
    gzip = packed.map { body in
      var headers = common
      headers.append("Content-Encoding", "gzip")
      headers.append("ETag", "\"\(tag)-gz\"")
      return Coding(headers: headers, body: body, tag: "\"\(tag)-gz\"")
    }
    common.append("Accept-Ranges", "bytes")
    common.append("ETag", "\"\(tag)\"")
    plain = Coding(headers: common, body: body, tag: "\"\(tag)\"")
  }

  /// The gzipped bytes, if that saves a tenth; for few bytes the additional fields are not worthwhile.
  static func packed(_ bytes: [UInt8], _ contentType: String) -> Response.Body? {
    guard bytes.count >= 512, ContentType.isCompressible(contentType),
      let packed = Gzip.compressed(bytes), packed.count < bytes.count * 9 / 10
    else { return nil }
    return .bytes(packed)
  }

  /// The same representation with another value of an existing field.
  public func with(_ name: String, _ value: String) -> Representation {
    var copy = self
    copy.plain.headers[name] = value
    copy.gzip?.headers[name] = value
    return copy
  }

  /// The bytes in memory, in all codings; open files take none.
  var memory: Int {
    [plain, gzip].reduce(0) { sum, coding in
      if case .bytes(let bytes)? = coding?.body { sum + bytes.count } else { sum }
    }
  }

  /// The response to GET or HEAD: the whole, a part, or 304. The response to any other method is 405.
  public func response(to request: Request) -> Response {
    guard request.method == .get || request.method == .head else {
      return failure(.methodNotAllowed, "Allow", "GET, HEAD")
    }
    let headers = request.headers
    // RFC 9110 §14.2: ranges apply to GET only.
    let range = request.method == .get ? headers["range"] : nil
    // A range of compressed content would be useless.
    let coding = range == nil && request.acceptsGzip ? gzip ?? plain : plain
    switch Conditions(tag: coding.tag, modified: modified).evaluate(headers) {
    case .failed: return failure(.preconditionFailed)
    case .notModified:
      var fields = coding.headers
      fields.remove("content-type")
      fields.remove("content-encoding")
      return Response(.notModified, headers: fields)
    case .proceed: break
    }
    guard let range,
      Conditions(tag: coding.tag, modified: modified).allowsRange(headers)
    else { return whole(coding) }
    switch ByteRange(range, size: size) {
    case .whole: return whole(coding)
    case .unsatisfiable:
      return failure(.rangeNotSatisfiable, "Content-Range", "bytes */\(size)")
    case .part(let part):
      var fields = coding.headers
      fields.append("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)")
      return Response(.partialContent, headers: fields, body: coding.body.part(part))
    }
  }

  private func whole(_ coding: Coding) -> Response {
    var response = Response(.ok, headers: coding.headers, body: coding.body)
    response.sharesBody = true
    return response
  }

  /// A response without a body and without the fields that describe the content's version.
  private func failure(
    _ status: Response.Status, _ name: String? = nil, _ value: String = ""
  ) -> Response {
    var fields = plain.headers
    for name in ["content-type", "last-modified", "cache-control", "etag", "accept-ranges"] {
      fields.remove(name)
    }
    if let name { fields.append(name, value) }
    return Response(status, headers: fields)
  }
}

extension Response.Body {
  /// The bytes of `range`.
  fileprivate func part(_ range: Range<Int>) -> Response.Body {
    switch self {
    case .bytes(let bytes): .bytes(Array(bytes[range]))
    case .file(let slice):
      .file(
        FileSlice(
          file: slice.file, offset: slice.offset + range.lowerBound, count: range.count))
    case .empty, .chunks, .stream: self
    }
  }
}
