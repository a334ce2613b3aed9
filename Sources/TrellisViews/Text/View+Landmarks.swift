import TrellisUI

/// A part of a page that assistive technology lists for navigation.
///
/// Source: the landmark roles of WAI-ARIA 1.2, and the elements of HTML that have them.
public enum Landmark: String, Hashable, Sendable, CaseIterable {
  /// The main content; one on a page.
  case main
  /// Links to pages or to parts of the page.
  case navigation = "nav"
  /// The top of the page or of an article.
  case header
  /// The end of the page or of an article.
  case footer
  /// Content beside the main content.
  case complementary = "aside"
  /// The fields of a search.
  case search
  /// Self-contained content, such as a post.
  case article
  /// A named part of the content.
  case region = "section"
}

/// The position of a heading in the outline of the page: the title is `h1`.
public enum AccessibilityHeadingLevel: Int, Hashable, Sendable {
  case h1 = 1
  case h2, h3, h4, h5, h6
}

extension View {
  /// Makes this view a landmark: its element is `main`, `nav` or the like. Give landmarks of one kind names by
  /// `accessibilityLabel(_:)`.
  public func accessibilityLandmark(_ landmark: Landmark) -> BoxView<Self, String> {
    element(landmark.rawValue)
  }

  /// Makes this view a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> BoxView<Self, Int> {
    accessibilityHeading(level.rawValue)
  }
}
