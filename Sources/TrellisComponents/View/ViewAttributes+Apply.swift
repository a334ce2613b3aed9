import TrellisBase
import TrellisDOM

extension ViewAttributes {
  /// Applies these attributes to the element of `view` in place of `old`.
  ///
  /// First all removed attributes are reversed, then new or changed ones are applied.
  ///
  /// Source: ComponentKit's algorithm 2.7, steps 2 and 3.
  func apply(to view: MountedView, in document: Document, replacing old: ViewAttributes) {
    let target = ViewAttributeTarget(document: document, view: view)
    if old.list.isEmpty, old.text == nil { return applyAll(to: target) }
    undo(old, from: target)
    if let text, !old.text.isExactly(text) { target.element.text = text }
    var oldIndex = 0
    for attribute in list {
      while oldIndex < old.list.count, old.list[oldIndex].order(before: attribute) < 0 {
        oldIndex += 1
      }
      if oldIndex < old.list.count, old.list[oldIndex].order(before: attribute) == 0 {
        attribute.replace(old.list[oldIndex], on: target)
        oldIndex += 1
      } else {
        attribute.apply(to: target)
      }
    }
  }

  /// Applies these attributes to an element without attributes; equal values are shared with recent elements.
  private func applyAll(to target: ViewAttributeTarget) {
    let (element, key) = (target.element, target.view.key)
    if let text { element.text = text }
    let sharesStyles = element.canShareStyles
    let sharesAttributes = element.canShareAttributes
    let styles = sharesStyles ? key.recentValues.styles(of: list) : nil
    let attributes = sharesAttributes ? key.recentValues.attributes(of: list) : nil
    if let styles { element.sharedStyles = styles }
    if let attributes { element.sharedAttributes = attributes }
    for attribute in list
    where !(styles != nil && attribute.isStyle) && !(attributes != nil && attribute.isContent) {
      attribute.apply(to: target)
    }
    // The function of a custom attribute may have set other attributes.
    if (styles != nil && attributes != nil) || list.contains(where: \.isCustom) { return }
    if sharesStyles, styles == nil { key.recentValues.keepStyles(of: element, from: list) }
    if sharesAttributes, attributes == nil {
      key.recentValues.keepAttributes(of: element, from: list)
    }
  }

  /// Replaces the attributes of `view`, an archive of these (``isArchive(of:)``): the element is unchanged, and its
  /// events call the new actions.
  func adopt(_ view: MountedView, in document: Document) {
    let target = ViewAttributeTarget(document: document, view: view)
    for case .inline(let elements) in list { target.bind(elements, to: view.element.children) }
    view.attributes = self
  }

  private func undo(_ old: ViewAttributes, from target: ViewAttributeTarget) {
    if old.text != nil, text == nil, target.element.text != nil { target.element.text = nil }
    var index = 0
    for attribute in old.list {
      while index < list.count, list[index].order(before: attribute) < 0 { index += 1 }
      guard index < list.count, list[index].order(before: attribute) == 0 else {
        attribute.undo(from: target.element)
        continue
      }
      if case .custom(let custom) = attribute, case .custom(let new) = list[index],
        new.update == nil, !exactlyEqual(custom.value, new.value)
      {
        custom.unapply?(target.element, custom.value)
      }
      index += 1
    }
  }
}

/// The view and document to which attributes are applied.
private struct ViewAttributeTarget {
  let document: Document
  let view: MountedView
  var element: Element { view.element }
}

extension ViewAttribute {
  fileprivate func apply(to target: ViewAttributeTarget) {
    let element = target.element
    switch self {
    case .attribute(let name, let value): element.setAttribute(name, value)
    case .className(let name): element.setAttribute("class", name)
    case .style(let property, let value): element.setStyle(property.name, value)
    case .property(let name, let value): element.setProperty(name, value)
    case .listener(let event, let options, let action):
      if action.isEmpty {
        element.removeListener(event)
      } else {
        element.forward(event, options: options)
      }
    case .text(let text): element.text = text
    case .inline(let elements): target.show(elements)
    case .custom(let custom): custom.apply(element, custom.value)
    }
  }

  fileprivate func replace(_ old: ViewAttribute, on target: ViewAttributeTarget) {
    switch (old, self) {
    // The handler looks up the current action itself; only the options for the client may differ.
    case (.listener(_, let oldOptions, let oldAction), .listener(_, let options, let action)):
      if oldOptions != options || oldAction.isEmpty != action.isEmpty { apply(to: target) }
    case (.inline(let oldElements), .inline(let elements)):
      if elements.look(like: oldElements) {
        target.bind(elements, to: target.element.children)
      } else {
        target.show(elements)
      }
    case (.custom(let oldCustom), .custom(let custom)):
      guard !exactlyEqual(oldCustom.value, custom.value) else { return }
      if let update = custom.update {
        update(target.element, oldCustom.value, custom.value)
      } else {
        custom.apply(target.element, custom.value)
      }
    default:
      if !isEqual(to: old) { apply(to: target) }
    }
  }

  fileprivate func undo(from element: Element) {
    switch self {
    case .attribute(let name, _): element.setAttribute(name, nil)
    case .className: element.setAttribute("class", nil)
    case .style(let property, _): element.setStyle(property.name, nil)
    // The current value of the property belongs to the user.
    case .property: break
    case .listener(let event, _, _): element.removeListener(event)
    case .text: if element.text != nil { element.text = nil }
    case .inline: element.setChildren([])
    case .custom(let custom): custom.unapply?(element, custom.value)
    }
  }
}

extension ViewAttributeTarget {
  private func handler(of action: Action<UIEvent>) -> (UIEvent) -> Void {
    { [weak view] event in
      guard let sender = view?.sender else { return }
      action.send(event, from: sender, startingAt: .sender)
    }
  }

  /// Replaces the content by `elements`.
  fileprivate func show(_ elements: [InlineElement]) {
    element.setChildren(elements.map(make))
  }

  private func make(_ inline: InlineElement) -> Element {
    let element = document.makeElement(inline.tag)
    for (name, value) in inline.attributes { element.setAttribute(name, value) }
    for (property, value) in inline.style { element.setStyle(property.name, value) }
    switch inline.content {
    case .text(let text): element.text = text
    case .elements(let elements): element.setChildren(elements.map(make))
    }
    bind(inline, to: element)
    return element
  }

  /// The browser does not follow a link with an action.
  private func bind(_ inline: InlineElement, to element: Element) {
    if let action = inline.onClick {
      element.setListener(
        "click",
        options: ListenerOptions(
          flags: inline.tag == "a" ? [.preventDefault, .stopPropagation] : .stopPropagation),
        handler: handler(of: action))
    }
    bindPress(inline, to: element)
  }

  /// A finger that is lifted leaves the element afterwards; that is no cancellation.
  ///
  /// Source: ComponentKit's tracker of text controls (row T10).
  private func bindPress(_ inline: InlineElement, to element: Element) {
    let press = inline.onPress.map(handler)
    if inline.onPressCancel != nil || press != nil {
      element.setListener("pointerdown", options: ListenerOptions()) {
        [weak view, weak element] event in
        view?.pressed = element
        press?(event)
      }
    }
    guard let cancel = inline.onPressCancel.map(handler) else { return }
    for name in ["pointercancel", "pointerleave", "pointerup"] {
      element.setListener(name, options: ListenerOptions()) { [weak view, weak element] event in
        guard let view, let element, view.pressed === element else { return }
        view.pressed = nil
        if name != "pointerup" { cancel(event) }
      }
    }
  }

  /// Connects the events of the shown elements with the current actions of `elements`.
  fileprivate func bind(_ elements: [InlineElement], to shown: [Element]) {
    for (element, inline) in zip(shown, elements) {
      bind(inline, to: element)
      if case .elements(let elements) = inline.content { bind(elements, to: element.children) }
    }
  }
}
