import Testing

@testable import TrellisViews

struct ViewFieldsTableTests {
  private struct Part<Value> {
    var value: Value
  }

  /// `depth` types that are made of each other.
  private func types<Value>(of value: Value, _ depth: Int) -> [Any.Type] {
    depth == 0 ? [] : [Part<Value>.self] + types(of: Part(value: value), depth - 1)
  }

  @Test func aTypeHasOneSetOfFieldsThroughAllGrowth() async {
    let all = types(of: 0, 40) + types(of: "", 40) + types(of: 0.5, 40) + types(of: [0], 40)
    let table = ViewFieldsTable()
    await withTaskGroup(of: Void.self) { group in
      for part in 0..<4 {
        group.addTask {
          for index in all.indices {
            let type = all[(index * 7 + part * 40) % all.count]
            let fields = table.fields(of: type) ?? table.add(ViewFields.of(type))
            #expect(fields.type == type && table.fields(of: type) === fields)
          }
        }
      }
    }
    for type in all { #expect(table.fields(of: type)?.type == type) }
    #expect(table.fields(of: Int.self) == nil)
  }
}
