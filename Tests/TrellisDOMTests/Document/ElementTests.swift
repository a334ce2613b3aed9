import Testing

@testable import TrellisDOM

struct ElementTests {
  let document = Document()

  @Test func anElementHoldsTextOrChildren() {
    let (outer, inner) = (document.makeElement("p"), document.makeElement("b"))
    outer.text = "a"
    outer.setChildren([inner])
    #expect(outer.text == nil && outer.children == [inner] && inner.parent === outer)
    outer.text = "b"
    #expect(outer.children.isEmpty && inner.parent == nil)
    outer.text = ""
    #expect(outer.text == nil)
  }

  @Test func aChildLeavesItsFormerParent() {
    let (first, second) = (document.makeElement("ul"), document.makeElement("ul"))
    let items = (0..<3).map { _ in document.makeElement("li") }
    first.setChildren(items)
    second.setChildren([items[1]])
    #expect(first.children == [items[0], items[2]] && items[1].parent === second)
  }

  @Test func framesAreKeptToAHundredth() {
    let element = document.makeElement("div")
    element.frame = Frame(left: 1.239, top: -2.5, width: .infinity, height: .nan)
    #expect(element.frame?.left == 1.24 && element.frame?.top == -2.5)
    #expect(element.frame?.height == 0 && element.frame?.width == 21_474_830)
  }

  @Test func elementsOutliveTheirDocument() {
    let element: Element
    do {
      let document = Document()
      element = document.makeElement("div")
      document.root.insert(element)
      document.announceAll()
    }
    element.text = "still here"
    element.setStyle("color", "red")
    #expect(element.parent == nil && element.id == .none)
  }

  @Test func aReleasedDocumentReleasesItsElements() {
    weak var root: Element?
    weak var leaf: Element?
    do {
      let document = Document()
      let element = document.makeElement("div")
      document.root.insert(element)
      document.announceAll()
      element.text = "changed"
      document.focus(element)
      (root, leaf) = (document.root, element)
    }
    #expect(root == nil && leaf == nil)
  }

  @Test func onlyReachableElementsWithAListenerAcceptEvents() {
    let (box, button) = (document.makeElement("div"), document.makeElement("button"))
    box.setChildren([button])
    document.root.insert(box)
    button.setListener("click") { _ in }
    #expect(!button.accepts("click"))
    document.announceAll()
    #expect(button.accepts("click") && !button.accepts("input") && !box.accepts("click"))
    for (element, name) in [(button, "disabled"), (box, "inert"), (box, "hidden")] {
      element.setAttribute(name, "")
      #expect(!button.accepts("click"))
      element.setAttribute(name, nil)
    }
    box.setStyle("display", "none")
    #expect(!button.accepts("click"))
    box.removeFromParent()
    _ = document.takePatch()
    #expect(!button.accepts("click"))
  }

  @Test(arguments: [
    "script", "SCRIPT", "style", "base", "iframe src", "a>b", "", "1a", "object", "svg/onload",
    "svg:script", "animate", "animateTransform", "set", "link", "meta",
  ])
  func refusesElementNames(name: String) { #expect(!NamePolicy.allowsTag(name)) }

  @Test(arguments: [
    "onclick", "ONLOAD", "style", "srcdoc", "a b", "x\"", "", "data-trellis-x", "data-on", "is",
    "=a", "xlink:href", "xml:base",
  ])
  func refusesAttributeNames(name: String) { #expect(!NamePolicy.allowsAttribute(name)) }

  @Test func refusedNamesStopTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Document().makeElement("script") }
    await #expect(processExitsWith: .failure) { Document().root.setAttribute("onclick", "x") }
    await #expect(processExitsWith: .failure) {
      let document = Document()
      let element = document.makeElement("div")
      element.setChildren([document.makeElement("p")])
      element.children[0].setChildren([element])
    }
    await #expect(processExitsWith: .failure) {
      let document = Document()
      let child = document.makeElement("p")
      document.root.setChildren([child, child])
    }
    await #expect(processExitsWith: .failure) {
      Document().makeElement("br").text = "x"
    }
  }

  @Test func equalSetsAreSharedOnceAnnounced() {
    let rows = (0..<50).map { _ in
      let row = document.makeElement("li")
      row.setStyle("color", "red")
      row.setStyle("opacity", "0.5")
      return row
    }
    document.root.setChildren(rows)
    document.announceAll()
    #expect(rows.allSatisfy { $0.styles === rows[0].styles })
    rows[1].setStyle("opacity", nil)
    #expect(rows[0].style("opacity") == "0.5")
  }

  @Test func thePoolForgetsSetsOutOfUse() {
    var pool = ValueSetPool()
    for index in 0..<1000 {
      _ = pool.interned(ValueSet([.init(name: "width", value: "\(index)px")]))
    }
    #expect(pool.count <= 64)
  }

  @Test func anElementIsPinnedOnce() {
    let element = document.makeElement("iframe")
    for _ in 0..<2 { element.isPinned = true }
    #expect(document.changeTracker.pins.pinned() == [element])
    element.isPinned = false
    #expect(document.changeTracker.pins.pinned().isEmpty)
  }

  @Test func noFrameHasANegativeSize() {
    let element = document.makeElement("div")
    element.frame = Frame(left: -1, top: -2, width: -3, height: -4)
    #expect(element.frame == Frame(left: -1, top: -2, width: 0, height: 0))
  }

  @Test func aDocumentHasAtMost1024NamesOfItsOwn() async {
    var names = ElementNames()
    let codes = (0..<1024).map { names.code(of: "x-\($0)") }
    #expect(Set(codes).count == 1024)
    #expect(names.name(codes[1023]) == "x-1023" && names.code(of: "x-7") == codes[7])
    await #expect(processExitsWith: .failure) {
      var names = ElementNames()
      for number in 0...1024 { _ = names.code(of: "x-\(number)") }
    }
  }

  @Test func unusedListenersAreSharedUpToALimit() {
    var listeners = SharedListeners()
    func spec(_ number: Int) -> ListenerSpec {
      listeners.spec(event: "click", options: ListenerOptions(debounce: UInt16(number)))
    }
    let specs = (0..<255).map(spec)
    #expect(specs[0] === spec(0) && specs[100] === spec(100))
    for number in 255...256 { _ = spec(number) }
    #expect(specs[100] !== spec(100))
    #expect(specs[0] !== spec(0))
  }
}
