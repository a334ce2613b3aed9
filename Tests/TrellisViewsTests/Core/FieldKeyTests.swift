import Testing
import TrellisDOM
import TrellisTesting

@testable import TrellisViews

/// The keys by which a browser finds a field again after its session was replaced.
struct FieldKeyTests {
  private struct Fields: View {
    let ids: [Int]
    let names: [String]

    var body: some View {
      VStack {
        ForEach(ids, id: \.self) {
          Text("Number \($0)")
          TextField("Number \($0)", text: .constant(""))
        }
        ForEach(names, id: \.self) { TextField($0, text: .constant("")) }
      }
    }
  }

  private func keys(_ ids: [Int], _ names: [String] = []) -> [String?] {
    viewPage { Fields(ids: ids, names: names) }.elements.filter { $0.tag == "input" }
      .map { $0.attribute("data-key") }
  }

  @Test func theFieldsOfRowsHaveKeysOfTheirOwn() throws {
    let keys = keys([1, 2, 3], ["a", "b"])
    #expect(keys.count == 5)
    #expect(!keys.contains(nil))
    #expect(Set(keys).count == 5)
  }

  @Test func aKeyIsThatOfTheRowInEachOrder() throws {
    let (first, second) = (keys([1, 2, 3]), keys([3, 1]))
    #expect(second == [first[2], first[0]])
  }

  /// A key must be the same in the next process, so it contains no address.
  @Test func aKeyIsTheSameInEachProcess() {
    #expect(keys([7], ["a"]) == ["1afuh117j9sm0", "2ubif7261z07r"])
  }
}
