extension DecodingError {
  /// The reason as a part of a sentence, with the member of the JSON that does not fit.
  var reason: String {
    func place(_ context: Context) -> String {
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        .joined(separator: ".")
    }
    switch self {
    case .keyNotFound(let key, let context):
      return "\"\(key.stringValue)\" is missing in \"\(place(context))\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\"\(place(context))\" is of the wrong kind"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "it is not JSON" : "\"\(place(context))\" is malformed"
    @unknown default: return "it cannot be decoded"
    }
  }
}
