import Testing
import TrellisDOM
import TrellisTesting

@testable import TrellisViews

struct BoxLooksTests {
  private func box(_ view: @escaping () -> some View) throws -> Element {
    let page = viewPage(view)
    return try #require(page.elements.first { $0 !== page.root })
  }

  @Test func aBorderIsAboveTheContentAndApartFromShadows() throws {
    let box = try box {
      Text("x").padding(4).shadow(radius: 4).border(.line)
        .shadow(Shadow(.black, radius: 9), when: .hovered)
    }
    #expect(box.style("--l-border") == "inset 0 0 0 1px var(--t-line)")
    #expect(box.style("box-shadow") == "0 0 4px #00000033")
    #expect(box.style("--l-hs") == "0 0 9px #000000")
  }

  @Test func aViewThatIsHiddenInPrintHasAClassForIt() throws {
    let hidden = try box { Text("x").hiddenInPrint() }
    #expect(hidden.attribute("class")?.contains("l-screen-only") == true)
    let shown = try box { Text("x").hiddenInPrint(false) }
    #expect(shown.attribute("class")?.contains("l-screen-only") != true)
  }

  @Test func aBorderOfAStateIsNoBorderInOthers() throws {
    let box = try box { Text("x").padding(4).border(.line, width: 3, when: .hovered) }
    #expect(box.style("box-shadow") == nil && box.style("--l-border") == "none")
    #expect(box.style("--l-he") == "inset 0 0 0 3px var(--t-line)")
    #expect(box.style("--l-edge") == nil)
    #expect(box.attribute("class") == "l-border l-he")
  }

  @Test func aBorderOnTheEdgesOfAnImageIsAroundIt() throws {
    let page = viewPage {
      Image("/a.png", label: "a").frame(width: 10, height: 10).border(.line, edges: .top)
    }
    let image = try #require(page.elements.first { $0.tag == "img" })
    #expect(image.style("--l-bb") == nil)
    #expect(image.parent?.style("--l-bb") == "1px 0")
  }

  @Test func eachCornerHasItsRadius() throws {
    let box = try box {
      Text("x").padding(4).cornerRadius(
        CornerRadii(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4))
    }
    #expect(box.style("border-start-start-radius") == "1px")
    #expect(box.style("border-start-end-radius") == "2px")
    #expect(box.style("border-end-end-radius") == "3px")
    #expect(box.style("border-end-start-radius") == "4px")
  }

  @Test func aRadiusIsNotNegative() throws {
    #expect(try box { Text("x").padding(4).cornerRadius(-5) }.style("border-radius") == "0")
  }

  @Test func aBackgroundIsBehindAColor() throws {
    let outer = try box { Color.danger.background(.surface) }
    #expect(outer.style("background-color") == "var(--t-surface)")
    #expect(outer.children.first?.style("background-color") == "var(--t-danger)")
  }

  @Test func aBackgroundAfterAFilterIsNotFiltered() throws {
    let outer = try box { Text("x").padding(4).blur(radius: 2).background(.surface) }
    #expect(outer.style("background-color") == "var(--t-surface)")
    #expect(outer.style("filter") == nil)
    #expect(outer.children.first?.style("filter") == "blur(2px)")
    let moved = try box { Text("x").padding(4).scaleEffect(2).background(.surface) }
    #expect(moved.style("transform") == nil)
  }

  @Test func anAnchorIsAtItsPlace() throws {
    let box = try box { Text("x").padding(4).rotationEffect(degrees: 5, anchor: .bottomLeading) }
    #expect(box.style("transform-origin") == "0% 100%")
    let bottom = try self.box { Text("x").padding(4).rotationEffect(degrees: 5, anchor: .bottom) }
    #expect(bottom.style("transform-origin") == "50% 100%")
    let scaled = try self.box { Text("x").padding(4).scaleEffect(2, anchor: .topTrailing) }
    #expect(scaled.style("transform-origin") == "100% 0%")
  }

  @Test func theInnerOfTwoColorsOfATextCounts() throws {
    let box = try box {
      VStack { Text("x") }.padding(1).foregroundStyle(.danger).foregroundStyle(.accent)
    }
    #expect(box.style("color") == "var(--t-danger)")
  }

  @Test func anOuterGradientIsBehindTheInnerBackground() throws {
    let outer = try box {
      Text("x").padding(4).background(.surface).background(Gradient.linear([.black, .white]))
    }
    #expect(outer.style("background")?.hasPrefix("linear-gradient") == true)
    #expect(outer.style("background-color") == nil)
    #expect(outer.children.first?.style("background-color") == "var(--t-surface)")
  }

  @Test func anElevationOfAStateIsNoShadowInOthers() throws {
    let box = try box { Text("x").padding(4).shadow(.medium, when: .hovered) }
    #expect(box.style("box-shadow") == nil)
    #expect(box.style("--l-hs")?.contains("var(--t-shadow)") == true)
  }
}
