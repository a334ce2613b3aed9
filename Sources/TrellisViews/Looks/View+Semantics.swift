import TrellisComponents
import TrellisDOM
import TrellisUI

extension View {
  /// A text that a pointer shows when it rests on this view, and the keyboard when the view gets the focus. It is the
  /// description of the view for assistive technology.
  public consuming func help(_ text: String) -> BoxView<Self, String> {
    BoxView(self, text) { text, box in
      box.prepareForAttributes()
      box.attributes += [.attribute("title", text), .attribute("data-help", "")]
    }
  }

  /// The name of this view for assistive technology, instead of its texts.
  public consuming func accessibilityLabel(_ label: String) -> BoxView<Self, String> {
    BoxView(self, label) { label, box in
      box.prepareForAttributes()
      if box.viewClass == nil, case .stack = box.content { box.attributes.append(.role("group")) }
      if case .text(var text) = box.content {
        text.label = label
        box.content = .text(text)
      } else {
        box.attributes.append(.aria("label", label))
      }
    }
  }

  /// Whether assistive technology passes this view over.
  public consuming func accessibilityHidden(_ isHidden: Bool = true) -> BoxView<Self, Bool> {
    BoxView(self, isHidden) { isHidden, box in
      if isHidden { box.add(.aria("hidden", true)) }
    }
  }

  /// Makes this view a heading of `level`, from 1 to 6.
  public consuming func accessibilityHeading(_ level: Int) -> BoxView<Self, Int> {
    BoxView(self, min(max(level, 1), 6)) { level, box in
      if case .text(var text) = box.content {
        text.viewClass = ViewClass("h\(level)")
        box.content = .text(text)
      } else {
        box.prepareForAttributes()
        box.attributes += [.role("heading"), .aria("level", "\(level)")]
      }
    }
  }

  /// The element of this view, such as `nav` or `ul`.
  public consuming func element(_ name: String) -> BoxView<Self, String> {
    BoxView(self, name) { name, box in
      box.prepareForAttributes()
      if case .text(var text) = box.content {
        text.viewClass = ViewClass(name)
        box.content = .text(text)
      } else {
        if case .leaf = box.content, box.viewClass == nil {} else { box.prepareForElement() }
        box.viewClass = ViewClass(name)
      }
    }
  }
}
