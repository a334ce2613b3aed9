import Testing

@testable import TrellisComponents

struct EnvironmentKeySetTests {
  /// Objects whose identifiers stand for the identifiers of keys.
  private final class Key {}

  /// Thirty keys have bits of their own; further ones share a bit.
  @Test func furtherKeysShareABit() {
    let keys = (0..<32).map { _ in Key() }
    var table = EnvironmentKeyTable()
    let sets = keys.map { table.set(of: ObjectIdentifier($0)) }
    #expect(Set(sets).count == 31)
    #expect(sets[30] == .further && sets[31] == .further)
    #expect(sets[..<30].allSatisfy { $0 != .further && $0 != .host })
    for (key, set) in zip(keys, sets) {
      #expect(table.set(of: ObjectIdentifier(key)) == set)
      #expect(table.set(of: [ObjectIdentifier(key)]) == set)
    }
    #expect(table.set(of: [ObjectIdentifier(Key.self)]).isEmpty, "no component reads this key")
    var found: [EnvironmentKeySet] = []
    table.forEachKey(of: [sets[0], sets[29], .further, .host]) { key, set in
      #expect(key == ObjectIdentifier(keys[set == sets[0] ? 0 : 29]))
      found.append(set)
    }
    #expect(found == [sets[0], sets[29]])
  }

  @Test func changesAreUnited() {
    let some = EnvironmentChange(isEverything: false, keys: [ObjectIdentifier(Key.self)])
    #expect(EnvironmentChange.none.union(some) == some)
    #expect(some.union(.none) == some)
    #expect(some.union(.everything).isEverything)
    #expect(EnvironmentChange.everything.union(some).isEverything)
    #expect(
      EnvironmentChange.none.isEmpty && !some.isEmpty && !EnvironmentChange.everything.isEmpty)
  }

  @Test func aChangeOfTheLanguageChangesItsKeysToo() {
    let english = Traits()
    var french = english
    french.language = "fr"
    let change = EnvironmentChange(from: english, to: french)
    #expect(change.isEverything)
    #expect(change.keys.count == 1)
    var dark = english
    dark.colorScheme = .dark
    #expect(!EnvironmentChange(from: english, to: dark).isEverything)
    #expect(EnvironmentChange(from: english, to: dark).keys.count == 1)
    #expect(EnvironmentChange(from: english, to: english).isEmpty)
  }

  @Test(arguments: [
    (0, WidthClass.compact), (599.9, .compact), (600, .medium), (839.9, .medium), (840, .expanded),
  ])
  func theWidthClassFollowsFromTheWidth(width: Double, expected: WidthClass) {
    #expect(WidthClass(width: width) == expected)
  }
}
