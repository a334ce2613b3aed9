import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// The keys of fields, by which a browser keeps the text that a reader typed.
struct FieldKeyTests {
  private final class Field: Component {}

  private func keys(_ tag: ViewClass, _ make: (() -> Component) -> Component) -> [String?] {
    let (tree, stage) = (TestTree(), Stage())
    tree.build { make { Field(view: ViewConfiguration(tag)) } }
    let layout = tree.root.component?.layout(
      thatFits: SizeRange(exactly: Size(width: 9, height: 9)), parentSize: .undefined)
    stage.mount(layout)
    return stage.root.children.map { $0.attribute(FieldKey.attribute) }
  }

  private func key(_ tag: ViewClass = "input", _ make: (() -> Component) -> Component) -> String? {
    keys(tag, make).first ?? nil
  }

  @Test func fieldsAloneHaveKeys() {
    let make = { (field: () -> Component) in withScope(Field.self, identifier: "a") { field() } }
    for tag: ViewClass in ["input", "textarea", "select"] { #expect(key(tag, make) != nil) }
    for tag: ViewClass in ["button", "a", "p"] { #expect(key(tag, make) == nil) }
  }

  /// The key consists of all identifiers and keys around the field, which are not joined to each other.
  @Test func eachIdentifierAroundAFieldCounts() {
    func inScope(_ id: String?, _ make: () -> Component) -> Component {
      withScope(Field.self, identifier: id.map { AnyHashable($0) }, make)
    }
    func inGroup(_ id: String, _ make: () -> Component) -> Component {
      withScope(Group.self, identifier: id) { Group([make()]) }
    }
    let found = [
      key { inScope("a", $0) }, key { inScope("b", $0) },
      key { field in inGroup("a") { inScope("b", field) } },
      key { field in inGroup("b") { inScope("a", field) } },
      key { field in inGroup("ab") { inScope(nil, field) } },
      key { field in withKey("k") { inScope("a", field) } },
      key { field in withKey("l") { inScope("a", field) } },
    ]
    #expect(found.allSatisfy { $0 != nil })
    #expect(Set(found).count == found.count)
    #expect(key { inScope("a", $0) } == found[0])
    #expect(key { inScope(nil, $0) } == nil)
  }

  /// A field without a node has the key of the closest node around it.
  @Test func aFieldWithoutANodeHasTheKeyAroundIt() {
    let own = key { field in withScope(Field.self, identifier: "a", field) }
    let around = key { field in withScope(Group.self, identifier: "a") { Group([field()]) } }
    #expect(own != nil && own == around)
  }
}
