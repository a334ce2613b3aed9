import TrellisComponents
import TrellisLayout
import TrellisUI

/// The buttons of an alert. In a wide window they are one row at the end of the dialog that begins with the button that
/// cancels, in a narrow window a column of full width that ends with this button.
///
/// The destructive buttons are prominent, otherwise the first button that does not cancel. The button that cancels has
/// the first focus, wherever it is.
package struct AlertButtons<Actions: View>: PrimitiveView {
  private let actions: Actions
  /// The title of a button that cancels, if none of `actions` does; `nil` adds none.
  private let cancel: String?
  private let isCompact: Bool

  /// - Parameters:
  ///   - cancel: the title of a button that cancels, added if none of `actions` cancels; `nil` adds none.
  ///   - isCompact: whether the buttons are below each other.
  package init(cancel: String?, isCompact: Bool, @ViewBuilder actions: () -> Actions) {
    self.cancel = cancel
    self.isCompact = isCompact
    self.actions = actions()
  }

  package func _expand(into expansion: inout ViewExpansion) {
    let isRow = !isCompact
    var boxes: [Box] = []
    expansion.atIndex(0) { boxes = $0.boxes(of: actions, inRow: isRow) }
    if let cancel, !boxes.contains(where: \.cancels) {
      expansion.atIndex(1) {
        boxes += $0.boxes(of: Button(cancel, role: .cancel) {}, inRow: isRow)
      }
    }
    let canceling = boxes.filter(\.cancels)
    var others = boxes.filter { !$0.cancels }
    if !others.contains(where: { $0.hasClass { $0.contains("l-prominent") } }),
      let first = others.firstIndex(where: { $0.hasClass { $0 == "l-button" } })
    {
      others[first].attributes.append(.className("l-prominent"))
    }
    boxes = isCompact ? others + canceling : canceling + others
    var style = FlexboxStyle(direction: isCompact ? .column : .row)
    style.spacing = 8
    if isCompact {
      style.alignItems = .stretch
      for index in boxes.indices where boxes[index].looks.contains(.control) {
        boxes[index].size.minHeight = .points(44)
      }
    } else {
      style.justifyContent = .end
      style.wrap = .wrap
    }
    var box = Box(style, boxes)
    box.flexibility = [.growsWidth, .shrinksWidth]
    box.inheritsFlexibility = false
    expansion.append(box)
  }
}

extension Box {
  /// Whether the box is a button that has the first focus in a dialog.
  fileprivate var cancels: Bool {
    attributes.contains { attribute in
      if case .attribute("autofocus", _) = attribute { return true }
      return false
    }
  }

  fileprivate func hasClass(_ isSearched: (String) -> Bool) -> Bool {
    attributes.contains { attribute in
      if case .className(let name) = attribute { return isSearched(name) }
      return false
    }
  }
}
