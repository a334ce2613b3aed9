import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// CKImageComponentTests.
struct ImageComponentTests {
  @Test func testImageComponentWithImageSize() {
    let image = ImageComponent(
      source: "/a.png", alternative: "", naturalSize: Size(width: 200, height: 100))
    #expect(
      LayoutProbe.layout(image, in: .upTo(400, 400)).size == Size(width: 200, height: 100))
  }

  @Test func testImageComponentWithFixedSize() {
    let image = ImageComponent(
      source: "/a.png", alternative: "", size: ComponentSize(width: 50, height: 50))
    #expect(LayoutProbe.layout(image, in: .upTo(400, 400)).size == Size(width: 50, height: 50))
  }

  @Test func anImageHasItsStylesAndItsAlternative() throws {
    let image = ImageComponent(
      source: "/a.png", alternative: "A fern", size: ComponentSize(width: 180, height: 180),
      attributes: [.style(.borderRadius, "50px"), .style(.backgroundColor, "darkgray")])
    let document = Document()
    let mounter = Mounter(document: document)
    mounter.mount(LayoutProbe.layout(image, in: .upTo(400, 400)))
    defer { mounter.mount(nil) }
    let element = try #require(document.root.children.first)
    #expect(element.attribute("alt") == "A fern")
    #expect(element.attribute("src") == "/a.png")
    #expect(element.style("border-radius") == "50px")
    #expect(element.style("background-color") == "darkgray")
  }
}
