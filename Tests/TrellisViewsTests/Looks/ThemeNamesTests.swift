import Testing

@testable import TrellisViews

struct ThemeNamesTests {
  @Test func theNamesOfColorsAreSorted() {
    var theme = Theme.standard
    for name in ["pear", "apple", "fig"] { theme[name: name] = .accent }
    #expect(theme.names.count == 3)
    #expect(theme.names == theme.names.sorted())
    #expect(theme[name: "fig"] == .accent)
    theme[name: "fig"] = nil
    #expect(theme.names.count == 2)
  }
}
