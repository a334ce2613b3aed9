import Observation
import Testing
import TrellisBase
import TrellisComponents
import TrellisTesting

@testable import TrellisViews

struct EnvironmentTests {
  @Observable final class Model {
    var name = "model"
  }

  struct Reader: View {
    @Environment(Model.self) var model
    var body: some View { Text(model.name) }
  }

  struct OptionalReader: View {
    @Environment(Model.self) var model: Model?
    var body: some View { Text(model?.name ?? "none") }
  }

  @Test func aMissingModelIsAProgrammerError() {
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      let page = TestPage { Reader() }
      #expect(page.texts.isEmpty)
    }
    #expect(
      recorder.consume().map(\.message) == [
        """
        No view provides a Model, which Reader reads; add .environment(model) to a view around it, or make the \
        property optional
        """
      ])
  }

  @Test func aMissingModelOfAModifierIsAProgrammerError() {
    struct Naming: ViewModifier {
      @Environment(Model.self) var model
      func body(content: Content) -> some View { content.help(model.name) }
    }
    let recorder = ProgrammerErrorRecorder()
    recorder.record { _ = TestPage { Text("x").modifier(Naming()) } }
    #expect(recorder.consume().count == 1)
  }

  @Test func anOptionalModelMayBeMissing() {
    #expect(TestPage { OptionalReader() }.texts == ["none"])
    #expect(TestPage { OptionalReader().environment(Model()) }.texts == ["model"])
  }

  @Test func anInnerModelHidesAnOuterOne() {
    let (inner, outer) = (Model(), Model())
    inner.name = "inner"
    outer.name = "outer"
    let page = TestPage {
      VStack {
        Reader().environment(inner)
        Reader()
        OptionalReader().environment(nil as Model?)
      }
      .environment(outer)
    }
    #expect(page.texts == ["inner", "outer", "none"])
  }
}
