import TrellisComponents
public import TrellisLayout
public import TrellisUI

extension View {
  /// Leaves this view out when the page is printed and in a PDF. On a page with ``printPage(_:_:margins:)`` the content
  /// below moves up if nothing is beside the view; otherwise its place stays empty.
  public consuming func hiddenInPrint(_ isHidden: Bool = true) -> BoxView<Self, Bool> {
    BoxView(self, isHidden) { isHidden, box in
      box.prepareForAttributes()
      if isHidden { box.attributes.append(.className("l-screen-only")) }
    }
  }

  /// Shows this view on paper only: while a page with ``printPage(_:_:margins:)`` is printed, and in a PDF.
  ///
  /// The view takes no space on a screen, and loses its states there.
  public consuming func shownInPrint() -> some View { ShownInPrint(content: self) }

  /// Keeps this view on one sheet when a page with ``printPage(_:_:margins:)`` is printed, if a sheet has the room. A
  /// table row, a text, a picture and a control are kept together without it.
  public consuming func keepTogether() -> BoxView<Self, Bool> {
    BoxView(self, true) { _, box in box.add(.className("l-keep")) }
  }

  /// The paper on which the page of this view is printed. The page is laid out for the width of the paper while it is
  /// printed; a row that would be divided moves to the next sheet, and the head of a table is repeated there.
  ///
  /// ```swift
  /// Invoice().printPage(.a4, .portrait, margins: EdgeInsets(all: 15))
  /// ```
  ///
  /// The first view with a paper in a page determines it, unless the page has one (`Page.paper`).
  ///
  /// - Parameters:
  ///   - size: the size of a sheet, A4 by default.
  ///   - orientation: the side at the top, the shorter one by default.
  ///   - margins: in millimetres, 10 by default.
  public consuming func printPage(
    _ size: PaperSize = .a4, _ orientation: PaperOrientation = .portrait,
    margins: EdgeInsets = EdgeInsets(all: 10)
  ) -> BoxView<Self, Paper> {
    BoxView(self, Paper(size, orientation, margins: margins)) { paper, box in
      box.add(.attribute(Paper.attribute, paper.attributeValue))
    }
  }
}

/// A view that is built for paper only.
private struct ShownInPrint<Content: View>: View {
  let content: Content
  @Environment(\.isOnPaper) private var isOnPaper

  var body: some View { if isOnPaper { content } }
}
