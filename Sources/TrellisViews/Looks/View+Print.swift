import TrellisComponents

extension View {
  /// Leaves this view out when the page is printed and in a PDF; its place stays empty.
  public consuming func hiddenInPrint(_ isHidden: Bool = true) -> BoxView<Self, Bool> {
    BoxView(self, isHidden) { isHidden, box in
      box.prepareForAttributes()
      if isHidden { box.attributes.append(.className("l-screen-only")) }
    }
  }
}
