import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting

@testable import TrellisViews

struct PageRootTests {
  private func page(_ change: (inout HostEnvironment) -> Void) -> TestPage {
    var environment = HostEnvironment()
    change(&environment)
    return TestPage(environment: environment) {
      VStack {
        Text("x")
        Button("b") {}
      }
    }
  }

  @Test func theScalesOfTheThemeAndOfTheReaderMultiply() {
    let page = page {
      $0.theme.textScale = 2
      $0.traits.textScale = 1.5
    }
    #expect(page.elements.first { $0.text == "x" }?.style("font-size") == "42px")
  }

  @Test(arguments: [
    (Density.regular, false, 32.0), (.regular, true, 44), (.compact, false, 28),
    (.compact, true, 28),
    (.touch, false, 44),
  ])
  func aTouchScreenReplacesTheRegularDensityOnly(
    _ density: Density, _ isTouch: Bool, _ height: Double
  ) throws {
    let page = page {
      $0.theme.density = density
      $0.traits.isTouch = isTouch
    }
    #expect(try page.element(named: "b").frame?.height == height)
  }
}
