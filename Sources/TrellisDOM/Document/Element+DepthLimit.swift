extension Element {
  /// The maximum depth of an announced element. HTML parsers limit nesting (libxml2 to 256, browsers to 512); deeper
  /// elements are omitted and reported.
  package static let depthLimit = 240
}

extension ChangeTracker {
  /// Reports that the content of `element` is omitted.
  package func recordDepth(_ element: Element) {
    report("\(element) is \(Element.depthLimit) elements deep; its content is left out")
  }
}
