import TrellisHTTP

/// The header fields by which browsers restrict a page.
enum SecurityHeaders {
  /// The fields of every response.
  static let common: [(String, String)] = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "strict-origin-when-cross-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  /// The fields of responses that are not pages, so that their content can never act as a page.
  static let refusal =
    common + [
      ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"),
      ("X-Frame-Options", "DENY"),
      ("Cache-Control", "no-store"),
    ]

  /// The fields of every response, with a cache rule.
  static func fields(cacheControl: String) -> Headers {
    var headers = Headers()
    for (name, value) in common { headers.append(name, value) }
    headers.append("Cache-Control", cacheControl)
    return headers
  }

  /// The content security policy of a page whose style sheet has `nonce`. It allows scripts, style sheets, fonts and
  /// requests of this origin only, pictures and media also from any `https` address, no code in attributes, and frames
  /// of `ancestors` around the page.
  static func policy(
    nonce: String, framedBy ancestors: FrameAncestors = FrameAncestors()
  ) -> String {
    """
    default-src 'none'; script-src 'self'; style-src 'self' 'nonce-\(nonce)'; font-src 'self'; \
    img-src 'self' data: https:; media-src 'self' https:; connect-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors \(ancestors.directive)
    """
  }

  /// 128 random bits in hexadecimal digits, for one page.
  static func nonce() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
