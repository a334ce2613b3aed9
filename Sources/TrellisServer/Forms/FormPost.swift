import TrellisHTTP

/// The fields and files of a form that a browser without scripts posts to the address of its page.
///
/// Forms of this library are posted as `multipart/form-data`, because it can carry files.
///
/// Source: HTML, "Form submission"; URL, "application/x-www-form-urlencoded parsing".
struct FormPost: Equatable, Sendable {
  /// A reason that a post is refused.
  enum Refusal: Error, Equatable {
    /// The body has another type, or is malformed.
    case unsupported
    /// The body or a field is too large, or there are too many fields.
    case tooLarge
  }

  /// The page at the address has no such form.
  struct UnknownForm: Error {}

  /// The name of a submit button's field; its value is the name of the form.
  static let formName = "trellis-form"

  /// In the order of the body; names may be repeated.
  let fields: [(name: String, value: String)]

  /// A posted file. It shares the memory of the request's body.
  struct File: Equatable, Sendable {
    /// The name of the field.
    let field: String
    /// The file name claimed by the client, as is the media type.
    let name: String
    let type: String
    /// A part of the request's body.
    let content: ArraySlice<UInt8>
  }

  /// The files in the order of the body.
  let files: [File]

  static let contentType = "application/x-www-form-urlencoded"
  static let multipartType = "multipart/form-data"

  /// The media type of a `Content-Type`, in lower case and without parameters.
  static func essence(of type: String?) -> String {
    (type ?? "").prefix { $0 != ";" && $0 != " " }.lowercased()
  }

  /// Parses the body of a request.
  ///
  /// - Complexity: O(bytes).
  init(_ request: Request, limits: ClientMessage.Limits = .init()) throws(Refusal) {
    switch Self.essence(of: request.headers["Content-Type"]) {
    case Self.contentType:
      guard request.body.count <= limits.body else { throw .tooLarge }
      // Separators are counted first, so that too many fields are never stored.
      let separators = request.body.count { $0 == UInt8(ascii: "&") }
      guard separators < limits.fields else { throw .tooLarge }
      fields = QueryItem.items(in: request.body).map { ($0.name, $0.value) }
      files = []
    case Self.multipartType: (fields, files) = try Self.parts(of: request, limits)
    default: throw .unsupported
    }
    for field in fields
    where field.name.utf8.count > limits.name || field.value.utf8.count > limits.value {
      throw .tooLarge
    }
  }

  private static func parts(
    of request: Request, _ limits: ClientMessage.Limits
  ) throws(Refusal) -> (fields: [(name: String, value: String)], files: [File]) {
    let body = request.body
    let parts: [MultipartBody.Part]
    do {
      parts = try MultipartBody(
        body, type: request.headers["Content-Type"] ?? "", limit: limits.fields
      ).parts
    } catch {
      throw error == .tooManyParts ? .tooLarge : .unsupported
    }
    var fields: [(name: String, value: String)] = []
    var files: [File] = []
    var bytes = 0
    for part in parts {
      guard part.name.utf8.count <= limits.name else { throw .tooLarge }
      guard let fileName = part.fileName else {
        bytes += part.name.utf8.count + part.content.count
        guard bytes <= limits.body, part.content.count <= limits.value else { throw .tooLarge }
        fields.append((part.name, String(decoding: body[part.content], as: UTF8.self)))
        continue
      }
      // A browser sends an empty part without a file name for a field without a file.
      if fileName.isEmpty, part.content.isEmpty { continue }
      files.append(
        File(field: part.name, name: fileName, type: part.type, content: body[part.content]))
    }
    return (fields, files)
  }

  /// The first value of `name`.
  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  static func == (left: Self, right: Self) -> Bool {
    left.fields.elementsEqual(right.fields) { $0 == $1 } && left.files == right.files
  }
}
