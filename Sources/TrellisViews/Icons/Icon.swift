/// A small picture in the color of texts, drawn on a grid of 20 CSS pixels.
///
/// ```swift
/// Image(icon: .search)
/// Image(icon: Icon("logo"), label: "Trellis")
/// ```
///
/// The drawings are SVG files in the folder `icons` of Trellis and of the application's public folder; an application's
/// file replaces a file of Trellis with the same name. The style sheet of all pages contains the drawings; the style
/// sheet of a static export contains only the drawings in use.
public struct Icon: Hashable, Sendable {
  /// The name of the file, without its suffix.
  public let name: String
  /// Whether the drawing is mirrored in right-to-left pages.
  let isMirrored: Bool

  /// The icon in the file `icons/NAME.svg` of the application's public folder.
  ///
  /// An icon without a drawing is a mistake in a debug build and fails its page; a release build shows ``help``.
  ///
  /// - Parameters:
  ///   - name: lower case letters, digits and hyphens; other characters are left out.
  ///   - isMirrored: whether the drawing is mirrored in right-to-left pages, as for an arrow that leads forward.
  public init(_ name: String, isMirrored: Bool = false) {
    self.name = String(
      decoding: name.utf8.filter {
        $0 == UInt8(ascii: "-") || (97...122).contains($0) || (48...57).contains($0)
      }.prefix(48), as: UTF8.self)
    self.isMirrored = isMirrored
  }

  /// The icon with its drawing mirrored in right-to-left pages.
  public func mirrored() -> Icon { Icon(name, isMirrored: true) }
}
