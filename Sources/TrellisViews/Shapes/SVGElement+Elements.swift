import TrellisComponents
import TrellisDOM

/// An element of the document; inside of an array's extension, `Element` is the element of the array.
private typealias DocumentElement = Element

/// The paths that a mount changed, with their former outlines.
final class PathChanges {
  var all: [(element: Element, former: String)] = []
}

extension [SVGElement] {
  /// The elements as the content of a view's element. A change keeps the elements that remain, and changes only the
  /// attributes that differ.
  ///
  /// - Parameter changes: receives the changed paths.
  func attribute(recording changes: PathChanges? = nil) -> ViewAttribute {
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
    _ element: DocumentElement, from old: [SVGElement], _ changes: PathChanges?
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

  fileprivate func update(_ element: Element, from old: SVGElement, _ changes: PathChanges?) {
    if attributes != old.attributes {
      for attribute in old.attributes.keys where attributes[attribute] == nil {
        element.setAttribute(attribute.rawValue, nil)
      }
      for (attribute, value) in attributes where old.attributes[attribute] != value {
        element.setAttribute(attribute.rawValue, value)
      }
      if let changes, let former = old.attributes[.d], former != attributes[.d] {
        changes.all.append((element, former))
      }
    }
    if let text {
      element.text = text
    } else {
      if old.text != nil { element.text = nil }
      children.update(element, from: old.children, changes)
    }
  }
}
