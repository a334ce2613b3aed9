import TrellisBase

extension MailStyles {
  /// The declarations of a border. A page paints borders above the content by a pseudo-element, but mails have none: an
  /// outline inside the edges, or inset shadows if not all sides have the border, replaces it. Both take no space.
  ///
  /// - Parameters:
  ///   - own: the declarations of the element by name.
  ///   - isRightToLeft: whether the element's leading side is the right one.
  ///   - isRightToLeft: whether the element's leading side is the right one.
  func border(
    _ own: [String: String], _ scope: [String: String], isRightToLeft: Bool
  ) -> Declarations {
    var declarations: Declarations = []
    let shadow = own["--l-border"].flatMap { resolved($0, scope) }
    if let shadow, shadow.begins(with: "inset 0 0 0 ") {
      // Only the uppermost of several borders.
      let line = Self.arguments(shadow[...])[0].dropping(12)
      if let space = line.index(ofFirst: " ") {
        let width = line[..<space]
        declarations = Self.outline(width, "solid \(line.rest(after: space))")
      }
    }
    guard let line = own["--l-bc"].flatMap({ resolved($0, scope) }),
      let space = line.index(ofFirst: " ")
    else { return declarations }
    let (top, bottom) = Self.sides(own["--l-bb"])
    let (leading, trailing) = Self.sides(own["--l-bi"])
    if top == bottom, leading == trailing, top == leading {
      return top == "0" ? declarations : Self.outline(top[...], line)
    }
    let color = line.rest(after: space)
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let shadows = [("0 ", top, ""), ("0 -", bottom, ""), ("", left, " 0"), ("-", right, " 0")]
      .filter { $0.1 != "0" }
      .map { "inset \($0.0)\($0.1)\($0.2) \(color)" }
    if !shadows.isEmpty { declarations.append(("box-shadow", shadows.joined(separator: ","))) }
    return declarations
  }

  private static func outline(_ width: Substring, _ line: String) -> Declarations {
    [("outline", "\(width) \(line)"), ("outline-offset", "-\(width)")]
  }

  /// The widths of a property with one or two values.
  private static func sides(_ widths: String?) -> (String, String) {
    let parts = (widths ?? "0").parts(between: " ").map(String.init)
    return (parts.first ?? "0", parts.last ?? "0")
  }
}
