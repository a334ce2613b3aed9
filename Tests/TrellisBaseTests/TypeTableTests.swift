import Testing
import TrellisBase

struct TypeTableTests {
  private final class Name: Sendable {
    let text: String

    init(_ type: Any.Type) { text = "\(type)" }
  }

  /// `Int`, `[Int]`, `[[Int]]`…: more types than the first table has entries.
  private static func types(_ count: Int) -> [Any.Type] {
    func array<Element>(_: Element.Type) -> Any.Type { [Element].self }
    var types: [Any.Type] = [Int.self]
    while types.count < count, let last = types.last {
      types.append(_openExistential(last, do: array))
    }
    return types
  }

  @Test func `Each type has one object, also after the table has grown`() {
    let (table, types) = (TypeTable<Name>(), Self.types(300))
    let made = types.map { type in table.object(for: type) { Name(type) } }
    for (type, name) in zip(types, made) {
      #expect(name.text == "\(type)")
      #expect(
        table.object(for: type) {
          Issue.record("\(type) has an object already")
          return Name(type)
        } === name)
    }
  }

  @Test func `Threads that look up types at once get the same objects`() async {
    let table = TypeTable<Name>()
    let found = await withTaskGroup(of: [ObjectIdentifier].self) { group in
      for _ in 0..<8 {
        group.addTask {
          Self.types(300).map { type in ObjectIdentifier(table.object(for: type) { Name(type) }) }
        }
      }
      var found: [[ObjectIdentifier]] = []
      for await objects in group { found.append(objects) }
      return found
    }
    #expect(Set(found).count == 1)
    #expect(Set(found[0]).count == 300)
  }

  @Test func `The object of a type may look up other types`() {
    let table = TypeTable<Name>()
    let name = table.object(for: Int.self) { table.object(for: [Int].self) { Name([Int].self) } }
    #expect(name.text == "Array<Int>")
  }
}
