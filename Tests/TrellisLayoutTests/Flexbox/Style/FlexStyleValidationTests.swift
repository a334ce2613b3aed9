import Testing
import TrellisLayout

struct FlexStyleValidationTests {
  private func problem(_ change: (inout FlexStyle) -> Void) -> FlexStyleProblem? {
    var style = FlexStyle()
    change(&style)
    return style.findProblem()
  }

  @Test func eachLengthIsChecked() {
    let lengths: [(String, WritableKeyPath<FlexStyle, FlexLength>)] = [
      ("width", \.width), ("height", \.height), ("minWidth", \.minWidth),
      ("minHeight", \.minHeight), ("maxWidth", \.maxWidth), ("maxHeight", \.maxHeight),
      ("flexBasis", \.flexBasis), ("rowGap", \.rowGap), ("columnGap", \.columnGap),
    ]
    for (name, path) in lengths {
      for value in [-0.5, 1.1e9, .infinity, .nan] {
        let points = problem { $0[keyPath: path] = .points(value) }
        #expect(points?.property == name)
        #expect(points?.need == "a finite number from 0 to 1000000000.0 is needed")
        #expect(problem { $0[keyPath: path] = .percent(value) }?.property == name)
      }
      for value in [0, 1e9] { #expect(problem { $0[keyPath: path] = .points(value) } == nil) }
    }
  }

  @Test func marginsAndInsetsMayBeNegative() {
    #expect(problem { $0.margin.left = .points(-5) } == nil)
    #expect(problem { $0.inset.top = .points(-5) } == nil)
    #expect(problem { $0.margin.left = .points(-1.1e9) }?.property == "margin")
    #expect(problem { $0.inset.bottom = .points(.nan) }?.property == "inset")
    #expect(problem { $0.padding.right = .points(-1) }?.property == "padding")
    #expect(problem { $0.border.right = -1 }?.property == "border")
  }

  @Test func factorsAndRatiosAreChecked() {
    #expect(problem { $0.flexGrow = -1 }?.property == "flexGrow")
    #expect(problem { $0.flexShrink = .infinity }?.property == "flexShrink")
    #expect(problem { $0.scrollbarThickness = -1 }?.property == "scrollbarThickness")
    for ratio in [0, -1, .infinity, .nan] as [Double] {
      #expect(problem { $0.aspectRatio = ratio }?.property == "aspectRatio")
    }
    #expect(problem { $0.aspectRatio = 0.001 } == nil)
    #expect(problem { $0.flexGrow = 0 } == nil)
  }
}
