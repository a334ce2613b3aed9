import Foundation
import Testing

@testable import TrellisControls

struct NumberTextTests {
  private static func read(
    _ text: String, _ locale: String, fractionDigits: Int = 3
  ) -> NumberText.Reading {
    NumberText(locale: Locale(identifier: locale), fractionDigits: fractionDigits).read(text)
  }

  @Test(arguments: [
    ("en-US", "1,234", 1234.0), ("en-US", "1,234,567", 1_234_567), ("en-US", "1,234.5", 1234.5),
    ("en-US", "1,5", 1.5), ("en-US", "2.75", 2.75), ("en-US", "0,123", 0.123),
    ("en-US", "1234,5", 1234.5), ("en-US", "1 234", 1234), ("en-US", "1'234.5", 1234.5),
    ("en-US", ".5", 0.5), ("en-US", "5.", 5), ("en-US", "5,", 5),
    ("de", "2.75", 2.75), ("de", "2,75", 2.75), ("de", "1.234", 1234), ("de", "1.234,5", 1234.5),
    ("de", "12.345.678", 12_345_678), ("de", "1234.567", 1234.567), ("de", "0.5", 0.5),
    ("de", "1 234,5", 1234.5), ("de", "-1.234", -1234),
    ("fr", "1\u{202F}234,5", 1234.5), ("fr", "1 234,5", 1234.5), ("fr", "1\u{A0}234", 1234),
    ("fr", "2.75", 2.75), ("fr", "1.234", 1.234),
    ("de-CH", "1’234.5", 1234.5), ("de-CH", "1'234'567", 1_234_567), ("de-CH", "1,5", 1.5),
    ("de-CH", "1,234", 1.234), ("it-CH", "-2,750", -2.75), ("nso", "1,234", 1.234),
    ("de-CH", "1,234,567", 1_234_567), ("de-CH", "1,234.5", 1234.5), ("ar-EG", "1,234", 1234),
    ("sd", "1,234", 1234),
    ("en-IN", "12,34,567.8", 1_234_567.8), ("hi", "12,34,567", 1_234_567),
    ("en-IN", "1,234,567", 1_234_567), ("en-IN", "1,23,45,678", 12_345_678),
    ("ar-EG", "١٬٢٣٤٫٥", 1234.5), ("ar-EG", "١٢٫٥", 12.5), ("ar-EG", "\u{61C}-١٢٣", -123),
    ("ar-EG", "1,234.5", 1234.5), ("ar-EG", "١،٥", 1.5), ("fa", "۱٬۲۳۴", 1234),
    ("ja", "１，２３４．５", 1234.5), ("ja", "１。５", 1.5), ("ja", "－１２", -12),
    ("es", "1.234", 1234), ("es", "1,5", 1.5), ("sv", "\u{2212}3,5", -3.5),
    ("en-US", " + 5 ", 5), ("en-US", "- 5", -5), ("en-US", "007", 7),
    ("en-US", "\u{2067}5\u{2069}", 5),
  ])
  func aNumberIsReadAsItsWriterMeantIt(locale: String, text: String, number: Double) {
    #expect(Self.read(text, locale) == .number(number), "\(text) in \(locale)")
  }

  @Test(arguments: [
    ("en-US", "12.34.56"), ("de", "12.34.56"), ("en-US", "12,34,56"), ("en-US", "1,23,456"),
    ("de", "1.23.456"), ("en-US", "1234,567,890"), ("en-US", "1,234,5"), ("en-US", "1,,234"),
    ("en-US", "1.5,5"), ("de", "1,5.5"), ("en-US", "1,234 567"), ("en-US", "0,123,456"),
    ("fr", "1 5"), ("fr", "12 34 567"), ("de-CH", "1'5"), ("de-CH", "12'34'567"),
    ("en-IN", "1,2,345"), ("ar-EG", "١٬٢"), ("en-US", "--5"), ("en-US", "5-"), ("en-US", "(5)"),
    ("en-US", "5%"), ("en-US", "Ⅴ"), ("en-US", "五"), ("en-US", "²"), ("en-US", "½"),
    ("en-US", "1e400"), ("en-US", "1e5.5"), ("en-US", "1e5"), ("en-US", "1e"), ("en-US", "e5"),
    ("en-US", "1 .5"), ("en-US", "12345678901234567890"), ("en-US", "1\n2"), ("en-US", "0x10"),
    ("en-US", "nan"), ("en-US", "infinity"), ("en-US", "1.5."), ("en-US", "1_000"),
  ])
  func aTextWithMarksInWrongPlacesIsRefused(locale: String, text: String) {
    #expect(Self.read(text, locale) == .bad, "\(text) in \(locale)")
  }

  @Test(arguments: ["-", "+", "\u{2212}", ".", ",", "-.", "٫"])
  func theStartOfANumberIsUnfinished(text: String) {
    #expect(Self.read(text, "en-US") == .unfinished)
  }

  @Test func anEmptyTextIsNoNumber() {
    for text in ["", " ", "\u{3000}", "\u{200F}"] { #expect(Self.read(text, "de") == .empty) }
  }

  /// While a number with groups is typed, a field for whole numbers keeps the text.
  @Test func aWholeNumberHasNoFraction() {
    #expect(Self.read("1,23", "en-US", fractionDigits: 0) == .bad)
    #expect(Self.read("1,234", "en-US", fractionDigits: 0) == .number(1234))
    #expect(Self.read("1,234", "de-CH", fractionDigits: 0) == .bad)
    #expect(Self.read("1,", "en-US", fractionDigits: 0) == .number(1))
  }

  @Test func aWrittenNumberIsReadAgain() {
    for locale in [
      "en-US", "de", "de-CH", "fr", "en-IN", "hi", "ar-EG", "ar", "fa", "sv", "es", "pt-PT", "pl",
      "bn", "mr", "my", "th", "ja", "ru", "he",
    ] {
      let format = NumberText(locale: Locale(identifier: locale), fractionDigits: 3)
      for number in [0, 0.5, 1.25, -3.125, 12, 1234, 1234.5, -12345.678, 1_234_567, 123_456_789.25]
      {
        #expect(format.read(format.text(number)) == .number(number), "\(number) in \(locale)")
        #expect(format.read(format.shown(number)) == .number(number), "\(number) in \(locale)")
      }
    }
  }

  @Test func aLongTextIsRefusedAtItsFirstWrongCharacter() {
    let digits = String(repeating: "1", count: 1_000_000)
    #expect(Self.read(digits, "en-US") == .bad)
    #expect(Self.read(String(repeating: " ", count: 1_000_000), "en-US") == .empty)
    #expect(Self.read(String(repeating: ",", count: 1_000_000), "en-US") == .bad)
  }
}

struct DecimalStepTests {
  @Test func stepsOfATenthHaveOneDigit() {
    var value = 0.1
    var shown: [String] = []
    for _ in 1...7 {
      value = DecimalStep.advanced(value, by: 0.1, in: 0...10)
      shown.append("\(value)")
    }
    #expect(shown == ["0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8"])
    for _ in 1...8 { value = DecimalStep.advanced(value, by: -0.1, in: 0...10) }
    #expect(value == 0)
  }

  /// Sums of all steps with up to four digits, beside whole numbers.
  @Test func stepsAreSumsOfDecimalNumbers() {
    for (step, scale) in [(0.1, 10.0), (0.05, 100), (0.25, 100), (0.001, 1000), (0.0125, 10000)] {
      let units = (step * scale).rounded()
      var value = 0.0
      for count in 1...2000 {
        value = DecimalStep.advanced(value, by: step, in: 0...1e6)
        #expect(value == Double(count) * units / scale, "\(count) steps of \(step)")
      }
    }
  }

  @Test func aValueWithAnErrorIsMended() {
    #expect(DecimalStep.advanced(0.7999999999999999 as Double, by: 0.1, in: 0...10) == 0.9)
    #expect(DecimalStep.advanced((0.1 + 0.2) as Double, by: 0.1, in: 0...10) == 0.4)
    #expect(DecimalStep.advanced(Float(0.7), by: Float(0.1), in: 0...10) == Float(0.8))
  }

  @Test func largeAndWholeNumbersAreSafe() {
    #expect(DecimalStep.advanced(Int.max - 1, by: 5, in: Int.min...Int.max) == .max)
    #expect(DecimalStep.advanced(Int.min + 1, by: -5, in: Int.min...Int.max) == .min)
    #expect(DecimalStep.advanced(UInt8(3), by: -5, in: 0...255) == 0)
    #expect(DecimalStep.advanced(UInt8(250), by: 300, in: 0...255) == 255)
    #expect(DecimalStep.advanced(3, by: 2, in: 0...4) == 4)
    #expect(DecimalStep.advanced(Int8(-100), by: 200, in: -128...127) == 100)
    #expect(DecimalStep.advanced(Int8(100), by: -300, in: -128...127) == -128)
    let many: ClosedRange<Double> = 0...1e17
    for number in [1_234_567_890_123_456, 9_007_199_254_740_991] as [Double] {
      #expect(DecimalStep.advanced(number, by: 1, in: many) == number + 1)
    }
    let numbers: ClosedRange<Double> = 0...1.05e300
    #expect(DecimalStep.advanced(1e300, by: 1e299, in: numbers) == numbers.upperBound)
    #expect(DecimalStep.advanced(1e-300 as Double, by: 0.5, in: numbers) == 0.5)
  }

  @Test func aSliderTakesWholeSteps() {
    #expect(DecimalStep.nearest(to: 0.30000000000000004, from: 0, step: 0.1) == 0.3)
    #expect(DecimalStep.nearest(to: 0.34, from: 0.05, step: 0.1) == 0.35)
    #expect(DecimalStep.clean(0.7 / 100 * 3) == 0.021)
  }

  @Test func valuesAreInTheFormatOfTheReader() {
    let german = Locale(identifier: "de")
    let zone = TimeZone.gmt
    #expect(DecimalStep.text(0.8, german, zone) == "0,8")
    #expect(DecimalStep.text(0.1 + 0.7, german, zone) == "0,8")
    #expect(DecimalStep.text(Float(0.8), german, zone) == "0,8")
    #expect(DecimalStep.text(1234, german, zone) == "1.234")
    #expect(DecimalStep.text(UInt8(8), Locale(identifier: "ar-EG"), zone) == "٨")
    #expect(DecimalStep.text(Date(timeIntervalSince1970: 0), german, zone).contains("1970"))
  }
}
