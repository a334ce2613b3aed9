import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

private struct Triangle: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.addLines([
        Point(x: rect.width / 2, y: 0), Point(x: rect.maxX, y: rect.maxY),
        Point(x: 0, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}

struct ShapeTests {
  private func shapes(_ view: @escaping () -> some View) -> [Element] {
    // The root of a page has the size of the window.
    viewPage { VStack { view() } }.elements.filter {
      ($0.attribute("class") ?? "").split(separator: " ").contains("l-shape")
    }
  }

  private func shape(_ view: @escaping () -> some View) throws -> Element {
    try #require(shapes(view).first)
  }

  @Test func aFilledBasicShapeIsABox() throws {
    let circle = try shape { Circle().fill(.red).frame(width: 20, height: 20) }
    #expect(circle.tag == "div")
    #expect(circle.style("border-radius") == "50%")
    #expect(circle.style("background-color") == Color.red.css)
    #expect(circle.frame?.width == 20)
    #expect(circle.attribute("aria-hidden") == "true")
    let wide = try shape { Circle().frame(width: 40, height: 20) }
    #expect(wide.style("clip-path") == "circle()")
    #expect(wide.style("background-color") == "currentColor")
    let round = try shape { RoundedRectangle(cornerRadius: 6).fill(.blue) }
    #expect(round.style("border-radius") == "6px")
    let capsule = try shape { Capsule().fill(LinearGradient(colors: [.red, .blue])) }
    #expect(capsule.style("background") == LinearGradient(colors: [.red, .blue]).css)
    #expect(try shape { Rectangle() }.children.isEmpty)
    let uneven = try shape { UnevenRoundedRectangle(topLeadingRadius: 4) }
    #expect(uneven.style("border-start-start-radius") == "4px")
  }

  @Test func anyOtherShapeIsSVG() throws {
    let triangle = try shape { Triangle().fill(.orange).frame(width: 20, height: 10) }
    #expect(triangle.tag == "svg")
    #expect(triangle.children.count == 1)
    #expect(triangle.children[0].tag == "path")
    #expect(triangle.children[0].attribute("d") == "M10 0L20 10L0 10Z")
    #expect(triangle.children[0].attribute("fill") == Color.orange.css)
    #expect(triangle.children[0].frame == nil)
    let ring = try shape {
      Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 2]))
        .frame(width: 20, height: 20)
    }
    let line = try #require(ring.children.first)
    #expect(line.attribute("fill") == "none")
    #expect(line.attribute("stroke") == Color.blue.css)
    #expect(line.attribute("stroke-width") == "4")
    #expect(line.attribute("stroke-linecap") == "round")
    #expect(line.attribute("stroke-dasharray") == "6 2")
  }

  @Test func aBorderIsInside() throws {
    let border = try shape {
      Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 20, height: 20)
    }
    #expect(border.children[0].attribute("d") == "M2 2L18 2L18 18L2 18Z")
    let inset = try shape { Rectangle().inset(by: 5).frame(width: 20, height: 20) }
    #expect(inset.children[0].attribute("d") == "M5 5L15 5L15 15L5 15Z")
  }

  @Test func fillAndStrokeShareAnElement() throws {
    let both = try shape {
      Rectangle().fill(.red).stroke(.blue, lineWidth: 2).frame(width: 10, height: 10)
    }
    #expect(both.children.map { $0.attribute("fill") } == [Color.red.css, "none"])
  }

  @Test func aShapeTakesTheSpaceThereIs() throws {
    let page = viewPage {
      VStack {
        VStack(spacing: 0) {
          Triangle()
          Text("x")
        }.frame(width: 100, height: 200)
      }
    }
    let triangle = try #require(page.elements.first { $0.tag == "svg" })
    #expect(triangle.frame?.width == 100)
    #expect((triangle.frame?.height ?? 0) > 150)
    let free = DrawingComponent(view: ViewConfiguration("svg")) { _ in Drawing() }
    #expect(free.computeLayout(thatFits: SizeRange()).size == Size(width: 10, height: 10))
    #expect(try shape { Triangle().frame(width: 30) }.frame?.width == 30)
  }

  @Test func gradientsHaveTheirOwnIDs() throws {
    let page = viewPage {
      VStack {
        Triangle()
          .fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
          .frame(width: 20, height: 10)
        Triangle().stroke(.radialGradient(colors: [.red, .blue], startRadius: 5, endRadius: 10))
          .frame(width: 20, height: 10)
      }
    }
    let line = try #require(page.elements.first { $0.tag == "linearGradient" })
    let circle = try #require(page.elements.first { $0.tag == "radialGradient" })
    #expect(line.attribute("id") != circle.attribute("id"))
    #expect(line.attribute("x1") == "0" && line.attribute("x2") == "20")
    #expect(line.attribute("y1") == "5" && line.attribute("y2") == "5")
    #expect(line.children.map { $0.attribute("offset") } == ["0", "1"])
    #expect(circle.attribute("r") == "10")
    #expect(circle.children.map { $0.attribute("offset") } == ["0.5", "1"])
    let paths = page.elements.filter { $0.tag == "path" }
    #expect(paths[0].attribute("fill") == "url(#\(line.attribute("id") ?? ""))")
    #expect(paths[1].attribute("stroke") == "url(#\(circle.attribute("id") ?? ""))")
  }

  @Test func aLabelMakesAnImage() throws {
    let labelled = try shape { Triangle().accessibilityLabel("Warning") }
    #expect(labelled.attribute("role") == "img")
    #expect(labelled.attribute("aria-label") == "Warning")
    #expect(labelled.attribute("aria-hidden") == nil)
  }

  @Test func modifiersAreOutsideOfTheShape() throws {
    let page = viewPage {
      VStack { Circle().fill(.red).frame(width: 20, height: 20).padding(5).background(.blue) }
    }
    let outer = try #require(page.elements.first { $0.style("background-color") == Color.blue.css })
    #expect(outer.frame?.width == 30)
    #expect(outer.children.count == 1)
    let border = viewPage { Circle().border(.line) }
    #expect(border.elements.contains { $0.style("--l-border") != nil && $0.tag == "div" })
  }

  @Test func aChangedPathIsOneAttribute() throws {
    struct Example: View {
      @State private var height = 10.0
      var body: some View {
        VStack {
          Path { $0.addLines([.zero, Point(x: 10, y: height)]) }.stroke(.red)
          Button("More") { height += 5 }
          Button("Animated") { withAnimation { height += 5 } }
        }
      }
    }
    let page = viewPage { Example() }
    let path = try #require(page.elements.first { $0.tag == "path" })
    #expect(path.attribute("d") == "M0 0L10 10")
    try page.expectPatch(bytes: 1...120, operations: 1...1) { try page.click(.button("More")) }
    #expect(path.attribute("d") == "M0 0L10 15")
    // The patch has the former path too, from which the browser moves.
    try page.expectPatch(bytes: 1...240, operations: 2...2) { try page.click(.button("Animated")) }
    #expect(path.attribute("d") == "M0 0L10 20")
  }
}
