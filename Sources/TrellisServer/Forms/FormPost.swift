import TrellisHTTP

/// The fields of a form that a browser without scripts posts to the address of its page.
///
/// Source: HTML, "Form submission"; URL, "application/x-www-form-urlencoded parsing".
struct FormPost: Equatable, Sendable {
  /// Why a post is refused.
  enum Refusal: Error, Equatable {
    /// The body is of another type, such as that of a form with files.
    case unsupported
    /// The body, a field, or their number is too large.
    case tooLarge
  }

  /// The page at the address has no such form.
  struct UnknownForm: Error {}

  /// The name under which the submit button of a form sends the name of the form.
  static let formName = "trellis-form"

  /// In the order of the body; names may be repeated.
  let fields: [(name: String, value: String)]

  static let contentType = "application/x-www-form-urlencoded"

  /// Parses the body of a request.
  ///
  /// - Complexity: O(bytes).
  init(_ request: Request, limits: ClientMessage.Limits = .init()) throws(Refusal) {
    let type = (request.headers["Content-Type"] ?? "").prefix { $0 != ";" && $0 != " " }
    guard type.lowercased() == Self.contentType else { throw .unsupported }
    // The separators are counted before anything is stored.
    let separators = request.body.count { $0 == UInt8(ascii: "&") }
    guard separators < limits.fields else { throw .tooLarge }
    fields = QueryItem.items(in: request.body).map { ($0.name, $0.value) }
    for field in fields
    where field.name.utf8.count > limits.name || field.value.utf8.count > limits.value {
      throw .tooLarge
    }
  }

  /// The first value of `name`.
  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  static func == (left: Self, right: Self) -> Bool {
    left.fields.elementsEqual(right.fields) { $0 == $1 }
  }
}
