import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// The frames of the boxes with a label, and of headings by their tags: left, top, width and height.
///
/// - Parameters:
///   - width: the width of the page, in CSS pixels.
///   - height: the height of the page; `nil` for a page as high as its content.
func frames(
  _ view: some View, width: Double = 300, height: Double? = 200,
  direction: WritingDirection = .leftToRight
) -> [String: String] {
  frames(
    in: TestPage(
      environment: HostEnvironment(traits: Traits(writingDirection: direction)),
      sizeRange: { _ in
        SizeRange(
          min: Size(width: width, height: height ?? 0),
          max: Size(width: width, height: height ?? .infinity))
      }, provider: { HostingComponent(Group { view }) }))
}

func frames(in page: TestPage) -> [String: String] {
  var frames: [String: String] = [:]
  func visit(_ element: Element, _ x: Double, _ y: Double) {
    let frame = element.frame
    let left = x + (frame?.left ?? 0)
    let top = y + (frame?.top ?? 0)
    let isHeading = ["h1", "h2"].contains(element.tag)
    if let label = element.attribute("aria-label") ?? (isHeading ? element.tag : nil), let frame {
      frames[label] = "\(Int(left)) \(Int(top)) \(Int(frame.width)) \(Int(frame.height))"
    }
    for child in element.visibleChildren { visit(child, left, top) }
  }
  visit(page.root, 0, 0)
  return frames
}

/// A colored box with a label.
func box(_ name: String, _ width: Double = 20, _ height: Double = 10) -> some View {
  Color.accent.frame(width: width, height: height).accessibilityLabel(name)
}

/// A colored box with a label that fills its room in width.
func wide(_ name: String, _ height: Double = 10) -> some View {
  Color.accent.frame(height: height).accessibilityLabel(name)
}

extension View {
  /// This view in a page, which fills the window and leaves the view its own size.
  func inPage() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
