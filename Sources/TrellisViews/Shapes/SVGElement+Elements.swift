import TrellisComponents
import TrellisDOM

/// An element of the document; inside of an array's extension, `Element` is the element of the array.
private typealias DocumentElement = Element

/// The elements that a mount changed, with their former values that browsers can animate.
final class DrawingChanges {
  var all: [(element: Element, former: [ElementAnimation.Style])] = []

  /// Notes the changes of `element`.
  func record(
    _ element: Element, from old: [SVGElement.Attribute: String],
    to new: [SVGElement.Attribute: String]
  ) {
    let former = old.compactMap { attribute, value -> ElementAnimation.Style? in
      guard let next = new[attribute], next != value, value.utf8.count < Self.animatedLength else {
        return nil
      }
      return attribute.style(value)
    }
    if former.isEmpty { return }
    all.append((element, former.sorted { $0.property < $1.property }))
  }

  /// The largest value that is animated, in bytes: the document limits the values of styles.
  private static let animatedLength = 4000
}

extension SVGElement.Attribute {
  /// The attribute as a property of CSS; `nil` if browsers cannot animate it.
  fileprivate func style(_ value: String) -> ElementAnimation.Style? {
    switch self {
    case .d: ElementAnimation.Style(rawValue, "path(\"\(value)\")")
    case .x, .y, .width, .height, .cx, .cy, .r, .rx, .ry:
      ElementAnimation.Style(rawValue, value + "px")
    case .fill, .stroke, .opacity, .fillOpacity, .strokeOpacity, .strokeWidth, .strokeDashArray,
      .strokeDashOffset:
      value.utf8.starts(with: "url(".utf8) ? nil : ElementAnimation.Style(rawValue, value)
    default: nil
    }
  }
}

extension [SVGElement] {
  /// The elements as the content of a view's element. A change keeps the elements that remain, and changes only the
  /// attributes that differ.
  ///
  /// - Parameter changes: receives the changed paths.
  func attribute(recording changes: DrawingChanges? = nil) -> ViewAttribute {
    .custom(
      CustomAttribute(
        "drawing", value: self,
        apply: { element, drawing in
          element.setChildren(drawing.map { $0.makeElement(in: element) })
        },
        unapply: { element, _ in element.setChildren([]) },
        update: { element, old, new in new.update(element, from: old, changes) }))
  }

  /// Changes the children of `element`, which show `old`.
  ///
  /// - Complexity: O(*n*) in the elements.
  fileprivate func update(
    _ element: DocumentElement, from old: [SVGElement], _ changes: DrawingChanges?
  ) {
    let shown = element.children
    // A function of another attribute may have replaced the children.
    guard shown.count == old.count else {
      return element.setChildren(map { $0.makeElement(in: element) })
    }
    var places: [String: Int] = [:]
    for (index, former) in old.enumerated() {
      if let key = former.key { places[key] = index }
    }
    var unkeyed = old.indices.filter { old[$0].key == nil }[...]
    element.setChildren(
      map { new in
        let index = new.key.map { places.removeValue(forKey: $0) } ?? unkeyed.popFirst()
        guard let index, old[index].tag == new.tag else { return new.makeElement(in: element) }
        if new != old[index] { new.update(shown[index], from: old[index], changes) }
        return shown[index]
      })
  }
}

extension SVGElement {
  fileprivate func makeElement(in parent: Element) -> Element {
    let element = parent.makeElement(tag.rawValue)
    for (attribute, value) in attributes { element.setAttribute(attribute.rawValue, value) }
    if let text {
      element.text = text
    } else if !children.isEmpty {
      element.setChildren(children.map { $0.makeElement(in: parent) })
    }
    return element
  }

  fileprivate func update(_ element: Element, from old: SVGElement, _ changes: DrawingChanges?) {
    if attributes != old.attributes {
      for attribute in old.attributes.keys where attributes[attribute] == nil {
        element.setAttribute(attribute.rawValue, nil)
      }
      for (attribute, value) in attributes where old.attributes[attribute] != value {
        element.setAttribute(attribute.rawValue, value)
      }
      changes?.record(element, from: old.attributes, to: attributes)
    }
    if let text {
      element.text = text
    } else {
      if old.text != nil { element.text = nil }
      children.update(element, from: old.children, changes)
    }
  }
}
