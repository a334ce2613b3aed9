package import TrellisComponents
package import TrellisLayout
package import TrellisUI

/// A view with an element, for the controls of other modules: a flexbox around its content.
package struct ElementView<Content: View>: PrimitiveView {
  private let viewClass: ViewClass?
  private let style: FlexboxStyle
  private let size: ComponentSize
  private let flexibility: Flexibility?
  private let isControl: Bool
  private let attributes: [ViewAttribute]
  private let content: Content

  /// - Parameters:
  ///   - viewClass: the element; `nil` for none, unless there are attributes.
  ///   - style: the arrangement of the content.
  ///   - flexibility: the flexibility of the item in the flexbox around; `nil` inherits the content's flexibility.
  ///   - isControl: whether the element can have the focus: it gets the listeners of ``View/focused(_:)`` and the
  ///     attribute `disabled` from the environment, and modifiers of size make a box around it.
  package init(
    _ viewClass: ViewClass?, style: FlexboxStyle = FlexboxStyle(), size: ComponentSize = .auto,
    flexibility: Flexibility? = nil, isControl: Bool = false, attributes: [ViewAttribute] = [],
    @ViewBuilder content: () -> Content
  ) {
    self.viewClass = viewClass
    self.style = style
    self.size = size
    self.flexibility = flexibility
    self.isControl = isControl
    self.attributes = attributes
    self.content = content()
  }

  package func _expand(into expansion: inout ViewExpansion) {
    let isRow = style.direction == .row || style.direction == .rowReverse
    var boxes = expansion.boxes(of: content, inRow: isRow)
    // The elements of controls contain no blocks.
    if let tag = viewClass?.tag, ["button", "label", "summary"].contains(tag) {
      for index in boxes.indices { boxes[index].becomeInline() }
    }
    var box = Box(style, boxes)
    box.viewClass = viewClass
    box.attributes = attributes
    box.size = size
    if let flexibility {
      box.flexibility = flexibility
      box.inheritsFlexibility = false
    }
    if isControl { box.becomeControl() }
    if viewClass?.tag == "button", let shortcut = EnvironmentValues.current.keyboardShortcut {
      box.attributes += shortcut.attributes
    }
    expansion.append(box)
  }
}

/// A view with an element without content, such as a checkbox.
package struct LeafView: PrimitiveView {
  private let viewClass: ViewClass
  private let size: ComponentSize
  private let flexibility: Flexibility
  private let isControl: Bool
  private let attributes: [ViewAttribute]

  /// - Parameters:
  ///   - size: the size of the element; it takes no space in an axis without one.
  ///   - isControl: whether the element can have the focus, as in ``ElementView``.
  package init(
    _ viewClass: ViewClass, size: ComponentSize, flexibility: Flexibility = [],
    isControl: Bool = false, attributes: [ViewAttribute] = []
  ) {
    self.viewClass = viewClass
    self.size = size
    self.flexibility = flexibility
    self.isControl = isControl
    self.attributes = attributes
  }

  package func _expand(into expansion: inout ViewExpansion) {
    var box = Box(.leaf)
    box.viewClass = viewClass
    box.attributes = attributes
    box.size = size
    box.flexibility = flexibility
    if isControl { box.becomeControl() }
    expansion.append(box)
  }
}

extension ViewExpansion {
  /// Expands `content` into one box with an element that has `attributes` and the path of the content.
  package mutating func expandInElement(_ content: some View, _ attributes: [ViewAttribute]) {
    guard var box = box(of: content) else { return }
    box.prepareForElement()
    box.viewClass = "div"
    box.attributes += attributes
    append(box)
  }
}

/// A component with a flexibility in the flexbox around it, for the controls of other modules.
package struct FlexibleComponentView: PrimitiveView {
  private let flexibility: Flexibility
  private let make: () -> Component

  /// - Parameter make: called at each evaluation of the view around.
  package init(_ flexibility: Flexibility, make: @escaping () -> Component) {
    self.flexibility = flexibility
    self.make = make
  }

  package func _expand(into expansion: inout ViewExpansion) {
    let component = withKey(expansion.dynamicPath.map { AnyHashable($0) }, make)
    var box = Box(component)
    box.flexibility = flexibility
    expansion.append(box)
  }
}

extension Box {
  /// Lets the element have the focus and be disabled.
  fileprivate mutating func becomeControl() {
    attributes += EnvironmentValues.current.controlAttributes
    looks = .control
  }

  /// Makes a text a `span`, because the elements of controls contain no blocks.
  fileprivate mutating func becomeInline() {
    guard case .text(var text) = content, text.viewClass.tag == "div" else { return }
    text.viewClass = "span"
    content = .text(text)
  }
}

extension EnvironmentValues {
  /// The attributes by which the element of a field reports its focus, and `disabled` where controls cannot be used.
  package var controlAttributes: [ViewAttribute] {
    focusAttributes + (isEnabled ? [] : [.attribute("disabled", "")])
  }

  /// The style of a field's text, from the environment; without a font there, the font of the control size.
  package var fieldTextStyle: TextStyle {
    var look = textLook
    look.font = look.font ?? theme.metrics(controlSize).font
    return look.textStyle(in: theme)
  }

  /// The action of ``View/onSubmit(_:)`` around.
  package var fieldSubmitAction: (() throws -> Void)? { submitAction }
}

/// The function that runs `handler` as a task of the view that is being evaluated.
///
/// - Parameter event: the name of the handler in a failure; `nil` for the event that calls the function.
/// - Precondition: a build is in progress; otherwise the function does nothing.
package func startingTask(
  event: String? = nil, _ handler: @escaping AsyncHandler
) -> () -> Void { starting(event: event, handler) }
