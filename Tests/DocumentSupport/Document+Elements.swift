package import TrellisDOM

extension Document {
  /// A new element of this document with attributes and children, which no client has received.
  package func element(
    _ tag: String, _ attributes: [String: String] = [:], _ children: [Element] = []
  ) -> Element {
    let element = makeElement(tag)
    for (name, value) in attributes { element.setAttribute(name, value) }
    if !children.isEmpty { element.setChildren(children) }
    return element
  }
}
