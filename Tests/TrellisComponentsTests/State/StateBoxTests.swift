import Foundation
import Testing

@testable import TrellisComponents

struct StateBoxTests {
  @Test func holdsAValueOfItsType() {
    let box = StateBox.of(7)
    #expect(box.value(as: Int.self) == 7)
    #expect(box.isExactly(Int.self))
    #expect(box.uncheckedValue(as: Int.self) == 7)
    #expect(box.value(as: String.self) == nil)
    #expect(!box.isExactly(String.self))
    #expect(box.anyValue as? Int == 7)
  }

  private struct Size: VersionedState, Equatable {
    static let version = 2
    var points = 0

    static func migrate(_ encoded: EncodedState, from version: Int) throws -> Size? {
      version == 1 ? Size(points: encoded.bytes.count) : nil
    }
  }

  /// Reads a size as ten points.
  private struct Decoder: StateDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
      try JSONDecoder().decode(type, from: Data(#"{"points":10}"#.utf8))
    }
  }

  @Test func aStateOfAFormerVersionIsMigrated() throws {
    let box = StateBox.of(Size())
    let encoded = EncodedState(bytes: [1, 2, 3], decoder: Decoder())
    func restored(from version: Int) throws -> Size? {
      try box.restored(from: encoded, version: version)?.value(as: Size.self)
    }
    #expect(try restored(from: 2) == Size(points: 10))
    #expect(try restored(from: 1) == Size(points: 3))
    #expect(try restored(from: 0) == nil)
  }

  @Test func aMissingValueIsAValue() {
    let box = StateBox.of(Int?.none)
    #expect(box.value(as: Int?.self) == .some(nil))
    #expect(box.isExactly(Int?.self))
  }

  @Test func aValueIsReadAsItsSuperclass() {
    class Base {}
    final class Derived: Base {}
    let box = StateBox.of(Derived())
    #expect(box.value(as: Base.self) != nil)
    #expect(!box.isExactly(Base.self))
  }

  @Test func equalValuesWithoutReferencesShareABox() {
    let box = StateBox.of(7)
    #expect(StateBox.of(7, .encoded, orSame: box) === box)
    #expect(StateBox.of(8, .encoded, orSame: box).value(as: Int.self) == 8)
    #expect(StateBox.of(7, .volatile, orSame: box) !== box)
    #expect(StateBox.of(7 as Int?, .encoded, orSame: box).isExactly(Int?.self))
    #expect(StateBox.of(UInt(7), .encoded, orSame: box).isExactly(UInt.self))
    #expect(StateBox.of(7, .encoded, orSame: nil) !== box)
    let zero = StateBox.of(0.0)
    #expect(StateBox.of(-0.0, .encoded, orSame: zero).value(as: Double.self)?.sign == .minus)
    let name = StateBox.of("a")
    #expect(StateBox.of("a", .encoded, orSame: name) !== name)
  }

  @Test func siblingsWithTheSameInitialStateChangeSeparately() {
    let tree = TestTree()
    var updaters: [StateUpdater<Int>] = []
    func build() {
      updaters = []
      tree.build {
        ContainerComponent(
          children: (0..<3).map { _ in
            Render(initial: 5) { me, _ in
              updaters.append(me.state)
              return nil
            }
          })
      }
    }
    build()
    let states = updaters
    #expect(states.map(\.value) == [5, 5, 5])
    states[1].update { $0 += 1 }
    #expect(states.map(\.value) == [5, 6, 5])
    build()
    #expect(states.map(\.value) == [5, 6, 5])
  }
}
