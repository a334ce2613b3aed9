import Testing

@testable import TrellisDOM

struct SharedValuesTests {
  private let document = Document()

  @Test func elementsShareValuesUntilOneChanges() {
    let one = document.makeElement("p")
    one.setStyle("color", "red")
    one.setAttribute("class", "row")
    let other = document.makeElement("p")
    #expect(other.canShareStyles && other.canShareAttributes)
    other.sharedStyles = one.sharedStyles
    other.sharedAttributes = one.sharedAttributes
    #expect(!other.canShareStyles && !other.canShareAttributes)
    other.setStyle("color", "blue")
    other.setAttribute("class", nil)
    #expect(one.style("color") == "red" && one.attribute("class") == "row")
    #expect(other.style("color") == "blue" && other.attribute("class") == nil)
  }

  @Test func valuesAreFoundByNameAndByIndex() {
    let element = document.makeElement("p")
    element.setStyle("top", "1px")
    element.setStyle("color", "red")
    let styles = element.sharedStyles
    #expect(styles?.count == 2)
    #expect(styles?.hasValue("red", of: "color", at: 0) == true)
    #expect(styles?.hasValue("red", of: "color", at: 1) == false)
    #expect(styles?.hasValue("1px", of: "top") == true)
    #expect(styles?.hasValue("2px", of: "top") == false)
  }

  /// Equal sets of announced elements are one, and a set that was changed is another.
  @Test func announcedElementsWithEqualValuesShareThem() {
    let elements = (0..<200).map { index in
      let element = document.makeElement("p")
      element.setStyle("color", index.isMultiple(of: 2) ? "red" : "blue")
      return element
    }
    document.root.setChildren(elements)
    for _ in 0..<2 {
      document.announceAll()
      #expect(Set(elements.map { ObjectIdentifier($0.styles!) }).count == 2)
    }
    elements[0].setStyle("color", "green")
    #expect(elements[2].style("color") == "red")
    elements[0].setStyle("color", "red")
    document.announceAll()
    #expect(elements[0].styles === elements[2].styles)
  }
}
