import TrellisComponents
package import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
public import TrellisUI

extension Page {
  /// The paper on which the page is printed; `nil` for the paper of a view (`printPage(_:_:margins:)`).
  ///
  /// A page with a paper is laid out for it while the browser prints it, and in a PDF. Otherwise the browser prints the
  /// layout of the screen.
  public var paper: Paper? {
    get { host.document.root.attribute(Paper.attribute).flatMap { Paper(attributeValue: $0) } }
    set {
      host.document.root.setAttribute(Paper.attribute, newValue?.attributeValue)
      recordRequest()
    }
  }

  /// The paper of the page, or of its first view with one.
  ///
  /// - Complexity: O(*n*) in the elements.
  package var usedPaper: Paper? {
    var value: String?
    host.document.root.forEachElement { element in
      if value == nil { value = element.attribute(Paper.attribute) }
    }
    return value.flatMap { Paper(attributeValue: $0) }
  }

  /// The sheets of the page in its present state. The page is laid out for the paper, and then for its screen again.
  ///
  /// - Parameter keepsNames: whether the sheets are alone in their page, so that ids stay.
  /// - Complexity: two layouts, and O(*n* log *n*) in the elements.
  package func sheets(on paper: Paper, keepsNames: Bool) -> Document {
    let traits = host.environment.traits
    var sheet = traits
    sheet.viewport = paper.content
    sheet.colorScheme = .light
    sheet.isOnPaper = true
    // Elements must not move visibly to their places on the screen, where they are already.
    sheet.reducesMotion = true
    render(sheet)
    defer {
      sheet = traits
      sheet.reducesMotion = true
      render(sheet)
      render(traits)
    }
    return PaperDocument.sheets(
      of: host.document, width: paper.content.width, height: paper.content.height,
      keepsNames: keepsNames)
  }

  private func render(_ traits: Traits) {
    host.update(traits: traits)
    for _ in 0..<4 where host.needsRender { host.renderIfNeeded() }
  }
}
