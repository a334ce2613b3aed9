import Testing
import TrellisTesting

@testable import TrellisViews

struct TagTests {
  @Test func aChoiceHasATagAndTheWordsOfItsTexts() {
    var options: [(tag: AnyHashable?, text: String)] = []
    func record(_ views: TaggedViews) { options = views.options.map { ($0.tag, $0.text) } }
    _ = viewPage {
      TaggedContainer(
        Group {
          Text("one").tag(1)
          HStack {
            Text("two")
            Text("words")
          }.tag(2)
          Text("none")
        }
      ) { views in
        let _ = record(views)
        Text("shown")
      }
    }
    #expect(options.map(\.tag) == [1, 2, nil])
    #expect(options.map(\.text) == ["one", "two words", "none"])
  }
}
