import Testing
import TrellisDOM
import TrellisLayout
import TrellisTesting

@testable import TrellisViews

struct CanvasTests {
  @Test func pathsAreElementsInTheirOrder() throws {
    let page = viewPage {
      Canvas { context, size in
        context.fill(Path(Rect(origin: .zero, size: size)), with: .color(.blue))
        var copy = context
        copy.translateBy(x: 5, y: 0)
        copy.opacity = 0.5
        copy.stroke(Path { $0.addLines([.zero, Point(x: 1, y: 1)]) }, with: .foreground)
        copy.clip(to: Path(Rect(x: 0, y: 0, width: 2, height: 2)))
        copy.fill(
          Path(Rect(x: 0, y: 0, width: 4, height: 4)),
          with: .gradient(LinearGradient(colors: [.red, .blue])))
      }
      .frame(width: 20, height: 10)
      .padding(1)
    }
    let paths = page.elements.filter { $0.tag == "path" && $0.parent?.tag == "svg" }
    #expect(
      paths.map { $0.attribute("d") } == ["M0 0L20 0L20 10L0 10Z", "M5 0L6 1", "M5 0L9 0L9 4L5 4Z"])
    #expect(paths[1].attribute("opacity") == "0.5")
    #expect(paths[1].attribute("stroke") == "currentColor")
    let clip = try #require(page.elements.first { $0.tag == "clipPath" })
    #expect(paths[2].attribute("clip-path") == "url(#\(clip.attribute("id") ?? ""))")
    #expect(clip.children[0].attribute("d") == "M5 0L7 0L7 2L5 2Z")
    let gradient = try #require(page.elements.first { $0.tag == "linearGradient" })
    #expect(paths[2].attribute("fill") == "url(#\(gradient.attribute("id") ?? ""))")
  }

  @Test func aTrimIsADash() throws {
    struct Ring: View {
      @State private var share = 0.25
      var body: some View {
        Circle().trim(from: 0, to: share).stroke(.blue, lineWidth: 4)
          .frame(width: 20, height: 20)
        Button("More") { share = 0.5 }
      }
    }
    let page = viewPage { Ring() }
    let path = try #require(page.elements.first { $0.tag == "path" })
    #expect(path.attribute("stroke-dasharray") == "0.25 2")
    #expect(path.attribute("pathLength") == "1")
    try page.expectPatch(bytes: 1...120, operations: 1...1) { try page.click(.button("More")) }
    #expect(path.attribute("stroke-dasharray") == "0.5 2")
  }

  @Test func aClipIsAStyle() throws {
    let page = viewPage {
      VStack {
        Color.red.frame(width: 20, height: 20).clipShape(Capsule())
        Color.red.frame(width: 20, height: 20)
          .clipShape(Path { $0.addLines([.zero, Point(x: 9, y: 0), Point(x: 9, y: 9)]) })
        Color.red.frame(width: 20, height: 20).mask(LinearGradient(colors: [.black, .clear]))
      }
    }
    #expect(
      page.elements.contains {
        $0.style("overflow") == "hidden" && $0.style("border-radius") == "99999px"
      })
    #expect(page.elements.contains { $0.style("clip-path") == "path(\"M0 0L9 0L9 9\")" })
    #expect(page.elements.contains { $0.style("mask")?.hasPrefix("linear-gradient") == true })
  }

  @Test func systemColorsCanBeSeen() {
    for color in Color.systemColors {
      for isDark in [false, true] {
        for ground in [Color.background, .surface, .raised] {
          #expect(color.contrast(on: ground, in: .standard, isDark: isDark) >= 3)
        }
        let more = color.contrast(on: .background, in: .standard, isDark: isDark, isIncreased: true)
        #expect(more >= 4.5)
      }
    }
  }
}
