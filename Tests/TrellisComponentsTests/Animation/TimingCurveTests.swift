import Testing

@testable import TrellisComponents

struct TimingCurveTests {
  @Test func isWrittenAsCSS() {
    #expect(
      [TimingCurve.linear, .easeIn, .easeOut, .easeInOut].map(\.css)
        == ["linear", "ease-in", "ease-out", "ease-in-out"])
    #expect(
      TimingCurve.bezier(x1: 0.1, y1: 0.9, x2: 0.90001, y2: -0.5).css
        == "cubic-bezier(0.1,0.9,0.9,-0.5)")
    #expect(
      TimingCurve.bezier(x1: 0.1234, y1: 0.12346, x2: 1, y2: 0).css
        == "cubic-bezier(0.1234,0.1235,1,0)")
  }

  @Test(arguments: [
    TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .bezier(x1: 0, y1: 1, x2: 1, y2: 0),
  ])
  func goesFromZeroToOne(curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
    var last = 0.0
    for step in 1..<20 {
      let value = curve.progress(at: Double(step) / 20)
      #expect(value >= last)
      last = value
    }
  }

  /// Values measured in browsers.
  @Test func hasTheProgressOfBrowsers() {
    #expect(abs(TimingCurve.easeIn.progress(at: 0.5) - 0.315357) < 1e-5)
    #expect(abs(TimingCurve.easeOut.progress(at: 0.5) - 0.684643) < 1e-5)
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.25) - 0.129162) < 1e-5)
  }
}
