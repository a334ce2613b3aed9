extension View {
  /// The color of texts and icons in this view, under SwiftUI's former name.
  public consuming func foregroundColor(_ color: Color?) -> BoxView<Self, Color> {
    foregroundStyle(color ?? .text)
  }
}

extension Image {
  /// Trellis has no symbols of Apple; ``Image/init(icon:label:size:)`` shows an icon of the same kind.
  @available(*, unavailable, message: "Use the parameter icon; SF Symbols need Apple's systems")
  public init(systemName: String) { fatalError("unavailable") }
}
