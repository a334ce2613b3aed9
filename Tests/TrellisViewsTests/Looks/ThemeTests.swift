import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct ThemeTests {
  struct Scheme: CustomTestStringConvertible {
    let isDark: Bool
    let isIncreased: Bool
    var testDescription: String {
      "\(isDark ? "dark" : "light"), \(isIncreased ? "more" : "normal")"
    }
    static let all = [false, true].flatMap { isDark in
      [false, true].map { Scheme(isDark: isDark, isIncreased: $0) }
    }
  }

  private static func expect(
    _ theme: Theme, _ scheme: Scheme, _ colors: [Theme.Role], on grounds: [Theme.Role],
    atLeast least: Double
  ) {
    for color in colors {
      for ground in grounds {
        let contrast = Color(color).contrast(
          on: Color(ground), in: theme, isDark: scheme.isDark, isIncreased: scheme.isIncreased)
        #expect(contrast >= least, "\(color) on \(ground)")
      }
    }
  }

  /// Source: WCAG 2.2, criteria 1.4.3 and 1.4.11 (AA), 1.4.6 (AAA) for texts, and for all with increased contrast.
  static func expectContrast(of theme: Theme, _ scheme: Scheme) {
    let grounds: [Theme.Role] = [.background, .surface, .raised]
    let tinted: [Theme.Role] = [
      .accentSurface, .successSurface, .warningSurface, .dangerSurface, .field, .control,
      .controlHovered, .controlPressed,
    ]
    expect(theme, scheme, [.text], on: grounds + tinted, atLeast: 7)
    let least = scheme.isIncreased ? 7 : 4.5
    expect(
      theme, scheme, [.secondaryText, .accent, .success, .warning, .danger],
      on: grounds + [.field, .control], atLeast: least)
    expect(theme, scheme, [.secondaryText], on: tinted, atLeast: 4.5)
    expect(theme, scheme, [.accent], on: [.accentSurface], atLeast: least)
    expect(theme, scheme, [.success], on: [.successSurface], atLeast: least)
    expect(theme, scheme, [.warning], on: [.warningSurface], atLeast: least)
    expect(
      theme, scheme, [.danger], on: [.dangerSurface, .controlHovered, .controlPressed],
      atLeast: 4.5)
    expect(
      theme, scheme, [.onAccent], on: [.accentFill, .accentHovered, .accentPressed], atLeast: least)
    expect(theme, scheme, [.onDanger], on: [.dangerFill, .dangerHovered], atLeast: least)
    expect(
      theme, scheme, [.accentFill, .successFill, .warningFill, .dangerFill], on: [.background],
      atLeast: 3)
    expect(theme, scheme, [.fieldLine], on: grounds + [.field], atLeast: 3)
    expect(theme, scheme, [.focus], on: grounds + tinted, atLeast: 3)
    if scheme.isIncreased {
      expect(theme, scheme, [.line, .controlLine], on: grounds, atLeast: 3)
      expect(theme, scheme, [.disabledText], on: grounds, atLeast: 4.5)
    }
  }

  @Test(arguments: Scheme.all) func theColorsOfTheStandardThemeHaveContrast(_ scheme: Scheme) {
    Self.expectContrast(of: .standard, scheme)
  }

  /// The theme of docs/VIEWS.md: another palette, other corners, another ramp.
  static let forest: Theme = {
    var type = TypeRamp()
    type[.title] = .init(28, 36, 700, tracking: -0.5)
    type[.body] = .init(15, 22, 400)
    var theme = Theme(
      [
        .background: Color(light: Color(0xFBFAF6), dark: Color(0x10140F)),
        .surface: Color(light: Color(0xF2F0E8), dark: Color(0x171C15)),
        .raised: Color(light: Color(0xFFFFFF), dark: Color(0x1D241B)),
        .line: Color(light: Color(0xDFDCCF), dark: Color(0x333B30)),
        .text: Color(light: Color(0x1B2118), dark: Color(0xEDF1EA)),
        .secondaryText: Color(light: Color(0x566050), dark: Color(0xA9B5A3)),
        .accent: Color(light: Color(0x1F6B3B), dark: Color(0x7BD398)),
        .accentHovered: Color(light: Color(0x185730), dark: Color(0x96DDAD)),
        .accentPressed: Color(light: Color(0x124526), dark: Color(0xB0E7C2)),
        .onAccent: Color(light: .white, dark: Color(0x06210F)),
        .accentSurface: Color(light: Color(0xE4F2E6), dark: Color(0x16291B)),
        .focus: Color(light: Color(0x1F6B3B), dark: Color(0x7BD398)),
      ], type: type)
    theme[name: "moss"] = Color(oklch: 0.6, 0.12, 140)
    theme.controlRadius = 16
    theme.controlHeight = 36
    return theme
  }()

  @Test(arguments: Scheme.all.filter { !$0.isIncreased })
  func aThemeOfThirtyLinesHasContrast(_ scheme: Scheme) {
    Self.expectContrast(of: Self.forest, scheme)
  }

  @Test(arguments: Scheme.all)
  func aThemeWithAnotherAccentAloneHasContrast(_ scheme: Scheme) {
    let theme = Theme([
      .accent: Color(light: Color(0x8238F0), dark: Color(0xBE95FF)).withIncreasedContrast(
        Color(light: Color(0x491D8B), dark: Color(0xE8DAFF)))
    ])
    Self.expectContrast(of: theme, scheme)
    #expect(theme[.accentFill] != Theme.standard[.accentFill])
    #expect(theme[.dangerFill] == Theme.standard[.dangerFill])
  }

  @Test func aFillIsTheAccentWhoseTextsAThemeSets() {
    let theme = Theme([.accent: .white, .onAccent: .black])
    #expect(theme[.accentFill] == .white)
    #expect(Self.forest[.accentFill] == Self.forest[.accent])
  }

  @Test func aThemeDeclaresItsDifferences() throws {
    let page = viewPage {
      VStack {
        Text("x").padding(1).background(.accent).theme(Self.forest)
        Text("y").foregroundStyle(Color(named: "moss", fallback: .black))
      }
    }
    let x = try #require(
      page.elements.first { $0.wholeText == "x" && $0.style("--t-accent") != nil })
    #expect(x.style("background-color") == "var(--t-accent)")
    #expect(x.style("--t-accent") == "light-dark(#1f6b3b,#7bd398)")
    #expect(x.style("--t-danger") == nil)
    #expect(x.style("--t-own-moss") == "oklch(0.6 0.12 140)")
    #expect(x.style("--t-radius") == "16px")
    #expect(page.elements.filter { $0.style("--t-accent") != nil }.count == 1)
    let y = try #require(page.elements.first { $0.wholeText == "y" && $0.style("color") != nil })
    #expect(y.style("color") == "var(--t-own-moss,#000000)")
  }

  @Test func aThemeInsideOfAnotherDeclaresTheDifference() throws {
    let page = viewPage {
      VStack { Text("x").padding(1).theme(.standard) }.padding(1).theme(Self.forest)
    }
    let inner = try #require(page.elements.last { $0.style("--t-accent") != nil })
    #expect(inner.style("--t-accent")?.contains("#2257d6") == true)
    #expect(inner.style("--t-radius") == "6px")
    #expect(inner.style("--t-own-moss") == "initial")
  }

  @Test func theEnvironmentSetsAThemeToo() {
    let page = viewPage { Text("x").environment(\.theme, Theme([.accent: .white])) }
    #expect(page.elements.contains { $0.style("--t-accent") == "#ffffff" })
  }

  @Test func theThemeOfThePagesIsDeclaredAtTheirRoot() throws {
    var environment = HostEnvironment()
    environment.theme = Self.forest
    let page = TestPage(environment: environment) {
      HostingComponent(PageRoot(Button("x") {}))
    }
    let root = try #require(page.elements.first { $0.style("background-color") != nil })
    #expect(root.style("--t-accent") == "light-dark(#1f6b3b,#7bd398)")
    #expect(try page.element(named: "x").frame?.height == 36)
  }

  @Test func aSameThemeNeedsNoElement() {
    let page = viewPage { VStack { Spacer() }.theme(.standard) }
    #expect(page.elements.allSatisfy { $0.style("--t-accent") == nil })
  }

  @Test func theTextScaleIsAnInputOfTheLayout() throws {
    func heights(_ scale: Double) throws -> [Double] {
      let page = viewPage {
        VStack {
          Text("title").font(.title)
          Text("size").font(.system(size: 10))
          Button("button") {}
          TextField("field", text: .constant(""))
        }.textScale(scale)
      }
      return try [
        page.element(named: "button").frame?.height ?? 0,
        page.element(named: "field").frame?.height ?? 0,
        page.elements.first { $0.wholeText == "title" && $0.style("font-size") != nil }?
          .frame?.height ?? 0,
      ]
    }
    #expect(try heights(1) == [32, 32, 32])
    #expect(try heights(1.5) == [42, 42, 48])
    #expect(try heights(99) == heights(4))
  }

  @Test(arguments: [(Density.compact, 28.0), (.regular, 32), (.touch, 44)])
  func theDensityIsAnInputOfTheLayout(density: Density, height: Double) throws {
    let page = viewPage { Button("x") {}.padding(.large).density(density) }
    #expect(try page.element(named: "x").frame?.height == height)
    #expect(Theme.standard.space(.large) == 16)
  }

  @Test func densityAndTextScaleOutliveAnotherTheme() {
    var values = EnvironmentValues.current
    values.density = .touch
    values.textScale = 2
    values.theme = Self.forest
    #expect(values.density == .touch && values.textScale == 2)
    #expect(values.theme[.accent] == Self.forest[.accent])
    #expect(values.theme.type[.body].size == 15)
  }

  @Test func controlsOfAllSizesAreOnTheGrid() {
    for density in Density.allCases {
      var theme = Theme.standard
      theme.density = density
      let heights = ControlSize.allCases.map { theme.metrics($0).height }
      #expect(heights.allSatisfy { $0.truncatingRemainder(dividingBy: 4) == 0 })
      #expect(heights == heights.sorted() && Set(heights).count == 3)
      if density == .touch { #expect(heights[1] >= 44) }
    }
  }

  @Test func equalThemesShareNothingThatDiffers() {
    var theme = Theme.standard
    theme[.accent] = .black
    #expect(theme != .standard)
    #expect(Theme.standard[.accent] != .black)
    theme[.accent] = Theme.standard[.accent]
    #expect(theme == .standard)
  }

  @Test func measuresFollowTheThemeAndItsScale() {
    var theme = Theme.standard
    theme.controlRadius = 12
    #expect(Theme.Radius.allCases.map(theme.radius) == [8, 12, 24, 9999])
    theme.density = .touch
    #expect(theme.metrics(.regular).iconSize == 20)
    theme.density = .regular
    theme.textScale = 1.5
    #expect(theme.metrics(.regular).height == 42 && theme.metrics(.regular).iconSize == 24)
    theme.controlHeight = 2
    #expect(theme.controlHeight == 16)
  }

  @Test func aScaledStepOfTheRampHasHalfPixels() {
    let step = TypeRamp.Step(13, 18, 400, tracking: -0.4).scaled(by: 1.25)
    #expect(step.size == 16.5 && step.lineHeight == 23 && step.tracking == -0.5)
    #expect(TypeRamp.Step(13, 18, 400).scaled(by: 1) == TypeRamp.Step(13, 18, 400))
  }

  @Test func aNameOfAColorHasOnePrefix() {
    #expect(Theme.tokenName("Brand") == "own-brand")
    #expect(Theme.tokenName(Theme.tokenName("Brand")) == "own-brand")
    #expect(Theme.tokenName("a;}b").count == 6)
    #expect(Theme.tokenName(String(repeating: "a", count: 90)).count == 52)
  }

  @Test func aFontHasAWeightOfOneTo1000() {
    #expect(Font.Weight(-5).value == 1 && Font.Weight(5000).value == 1000)
  }

  @Test func aFontWithASizeGrowsWithTheTexts() {
    var type = TypeRamp()
    type.scale = 1.5
    #expect(Font.system(size: 10).textStyle(in: type).size == 15)
    #expect(Font.body.textStyle(in: type).size == 21)
  }

  @Test func eachSideHasTheSpaceOfATheme() {
    #expect(frames(box("a").padding(.leading, .small).inPage())["a"] == "8 0 20 10")
    let row = HStack(spacing: 0) {
      box("a").padding(.trailing, .small)
      box("b")
    }
    #expect(frames(row.inPage()) == ["a": "0 0 20 10", "b": "28 0 20 10"])
  }
}
