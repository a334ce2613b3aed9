import TestSupport
import Testing
import TrellisBase

@testable import TrellisViews

struct ColorTests {
  @Test func colorsAreValuesOfCSS() {
    #expect(Color(0xFF8000).css == "#ff8000")
    #expect(Color.black.opacity(0.5).css == "#00000080")
    #expect(Color(light: .white, dark: .black).css == "light-dark(#ffffff,#000000)")
    #expect(Color(light: .white, dark: .white).css == "#ffffff")
    #expect(
      Color(light: .white, dark: .black).opacity(0.5).css == "light-dark(#ffffff80,#00000080)")
    #expect(Color(displayP3Red: 1, green: 0.5, blue: 0).css == "color(display-p3 1 0.5 0)")
    #expect(
      Color(displayP3Red: 1, green: 0, blue: 0, opacity: 0.25).css
        == "color(display-p3 1 0 0 / 0.25)")
    #expect(Color(oklch: 0.7, 0.1, 250).css == "oklch(0.7 0.1 250)")
    #expect(Color(oklch: 0.7, 0.1, 250).opacity(0.5).css == "oklch(0.7 0.1 250 / 0.5)")
    #expect(Color.accent.css == "var(--t-accent)")
    #expect(
      Color.accent.opacity(0.5).css == "color-mix(in srgb,var(--t-accent) 50%,transparent)")
    #expect(
      Color.accent.mixed(with: .white, by: 0.25).css
        == "color-mix(in oklab,var(--t-accent),#ffffff 25%)")
    #expect(Color(named: "Brand!", fallback: .black).css == "var(--t-own-brand,#000000)")
    #expect(
      Color.black.withIncreasedContrast(.white).css == "var(--t-n,#000000) var(--t-m,#ffffff)")
  }

  @Test func numbersOutsideOfTheirRangesAreClamped() {
    #expect(Color(red: 2, green: -1, blue: 0.5).css == "#ff0080")
    #expect(Color.black.opacity(7).css == "#000000")
    #expect(Color(oklch: 3, 9, 10).css == "oklch(1 0.5 10)")
    #expect(Color(red: 0, green: 0, blue: 0, opacity: 2).css == "#000000")
    #expect(Color(red: 0, green: 0, blue: 0, opacity: -1).css == Color.black.opacity(0).css)
  }

  @Test func numbersThatAreNotFiniteAreProgrammerErrors() {
    let recorder = ProgrammerErrorRecorder()
    let color = recorder.record { Color(red: .nan, green: 0, blue: .infinity) }
    #expect(color.css == "#000000")
    #expect(
      recorder.consume().map(\.message) == [
        "The red of a color is nan, which is no finite number; 0.0 is used",
        "The blue of a color is inf, which is no finite number; 0.0 is used",
      ])
  }

  /// Source: WCAG 2.2, the examples of contrast ratio.
  @Test func contrastIsThatOfTheGuidelines() {
    #expect(abs(Color.black.contrast(on: .white, in: .standard, isDark: false) - 21) < 1e-9)
    let grey = Color(0x767676).contrast(on: .white, in: .standard, isDark: false)
    #expect(grey > 4.54 && grey < 4.55)
    let half = Color.black.opacity(0.5).contrast(on: .white, in: .standard, isDark: false)
    #expect(half > 3.9 && half < 4)
  }

  /// Source: CSS Color 4, sample values: `oklch(51.975% 0.17686 142.495)` and `color(display-p3 0.21604 0.49418 0.13151)`
  /// are `#008000`.
  @Test(arguments: [
    Color(oklch: 0.51975, 0.17686, 142.495),
    Color(displayP3Red: 0.21604, green: 0.49418, blue: 0.13151),
  ])
  func colorsOfOtherSpacesAreConverted(color: Color) {
    let components = color.components(in: .standard, Color.Scheme())
    #expect(abs(components.red) < 0.01)
    #expect(abs(components.green - 128 / 255) < 0.003)
    #expect(abs(components.blue) < 0.01)
  }

  @Test func aMixtureIsBetweenItsColors() {
    let half = Color.black.mixed(with: .white, by: 0.5).components(in: .standard, Color.Scheme())
    // OKLab's lightness 0.5 is the gray #636363.
    #expect(abs(half.red * 255 - 99) < 1 && abs(half.red - half.green) < 1e-6)
    let none = Color.black.mixed(with: .white, by: 0).components(in: .standard, Color.Scheme())
    #expect(none.red < 1e-6)
  }

  @Test func gradientsAreValuesOfCSS() {
    #expect(Gradient.linear([.black, .white]).css == "linear-gradient(180deg,#000000,#ffffff)")
    #expect(
      Gradient.linear([.init(.black, at: 0.25), .init(.white)], angle: 45.5).css
        == "linear-gradient(45.5deg,#000000 25%,#ffffff)")
    #expect(
      Gradient.radial([.black, .white], x: 0, to: .closestSide).css
        == "radial-gradient(circle closest-side at 0% 50%,#000000,#ffffff)")
    #expect(
      Gradient.conic([.black], from: 90).css
        == "conic-gradient(from 90deg at 50% 50%,#000000,#000000)")
    #expect(
      Gradient.linear([Color]()).css == "linear-gradient(180deg,#00000000,#00000000)")
  }

  /// Every value is accepted as one declaration, with any numbers.
  @Test func valuesOfRandomNumbersAreDeclarations() {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<500 {
      let numbers = (0..<4).map { _ in Double.random(in: -1e9...1e9, using: &random) }
      let color = Color(oklch: numbers[0], numbers[1], numbers[2], opacity: numbers[3])
        .mixed(with: .accent, by: numbers[1]).opacity(numbers[0])
      let gradient = Gradient.linear([color, .clear], angle: numbers[2])
      let shadow = Shadow(color, radius: numbers[0], spread: numbers[1], x: numbers[2])
      for css in [color.css, gradient.css, shadow.css] {
        #expect(!css.contains("nan") && !css.contains("inf") && !css.contains("e+"))
        #expect(css.filter { $0 == "(" }.count == css.filter { $0 == ")" }.count)
      }
    }
  }

  @Test func fadedColorsOfAColorMultiplyTheirOpacities() {
    let faded = Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5)
    #expect(faded.css == "#ff000040")
    #expect(abs(faded.components(in: .standard, Color.Scheme()).opacity - 0.25) < 1e-9)
  }

  @Test func aNamedColorIsThatOfTheTheme() {
    var theme = Theme.standard
    theme[name: "brand"] = .white
    let color = Color(named: "brand", fallback: .black)
    #expect(color.components(in: theme, Color.Scheme()).red > 0.999)
    #expect(color.components(in: .standard, Color.Scheme()).red < 0.001)
  }

  /// Source: CSS Color 4, interpolation with alpha: the components are premultiplied.
  @Test func theShareOfATransparentColorInAMixtureIsSmall() {
    let mixture = Color.black.opacity(0).mixed(with: .white, by: 0.5)
    let components = mixture.components(in: .standard, Color.Scheme())
    #expect(abs(components.opacity - 0.5) < 1e-9)
    #expect(components.red > 0.999)
    let other = Color.white.mixed(with: Color.black.opacity(0), by: 0.25)
    let rest = other.components(in: .standard, Color.Scheme())
    #expect(abs(rest.opacity - 0.75) < 1e-9 && rest.red > 0.999)
  }

  @Test func theCenterOfAGradientHasXBeforeY() {
    #expect(
      Gradient.radial([.black, .white], x: 0.25, y: 0.75).css
        == "radial-gradient(circle farthest-corner at 25% 75%,#000000,#ffffff)")
  }

  /// Source: CSS Color 4, the conversion of display-p3 to linear sRGB: a green of P3 has a negative blue.
  @Test func aWideGreenHasNoBlue() {
    let green = LinearColor(displayP3: ColorComponents(0, 1, 0, 1))
    #expect(abs(green.red - -0.2249) < 1e-3 && abs(green.green - 1.0421) < 1e-3)
    #expect(abs(green.blue - -0.0786) < 1e-3)
  }

  @Test func aTranslucentColorIsOnAPageOfItsScheme() {
    func contrast(isDark: Bool) -> Double {
      Color.white.contrast(on: .clear, in: Theme(), isDark: isDark)
    }
    #expect(abs(contrast(isDark: true) - 21) < 1e-6 && abs(contrast(isDark: false) - 1) < 1e-6)
  }
}
