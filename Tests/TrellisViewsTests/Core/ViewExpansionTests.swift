import Testing
import TrellisBase
import TrellisTesting
import TrellisViews

struct ViewExpansionTests {
  /// `levels` views inside of each other in one body.
  private static func nested(_ levels: Int) -> AnyView {
    var view = AnyView(Text("deep"))
    for _ in 0..<levels {
      let inner = view
      view = AnyView(VStack { inner })
    }
    return view
  }

  @Test func viewsNestedDeeperThanTheLimitAreAProgrammerError() {
    let recorder = ProgrammerErrorRecorder()
    recorder.record { _ = TestPage { Self.nested(2_000) } }
    let mistakes = recorder.consume().map(\.message)
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.hasPrefix("Views are nested more than 512 levels deep") == true)
    #expect(TestPage { Self.nested(200) }.texts == ["deep"])
  }
}
