import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

struct InspectedTextTests {
  @Test func theBaselinesOfATextCountItsShadow() throws {
    func baselines(_ shadow: TextShadow?) -> [Double]? {
      let page = TestPage(provider: {
        var style = TextStyle(lineHeight: 20)
        style.shadow = shadow
        return TextComponent("a\nb", style: style)
      })
      return page.host.inspect().items.compactMap(\.baselines).first
    }
    let plain = try #require(baselines(nil))
    #expect(plain.count == 2 && plain[1] == plain[0] + 20)
    let moved = baselines(TextShadow(offset: Size(width: 0, height: -4), radius: 0, color: "red"))
    #expect(moved == plain.map { $0 + 4 })
  }
}
