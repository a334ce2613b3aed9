import Testing
import TrellisBase

private let composed = "caf\u{E9}"
private let decomposed = "cafe\u{301}"

/// Texts that are equal by `==` of `String`, and are different texts to browsers and files.
struct ExactEqualityTests {
  struct Named: Hashable {
    var number = 1
    var name: String
    var others: [String] = []
  }
  struct ByNumber: Equatable {
    let number: Int
    let name: String
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
  }
  enum Place: Hashable {
    case none
    case at(String)
    case between(Int, String)
    indirect case inside(Place)
  }

  /// A value of any type in a property, as the properties of components are.
  struct Boxed: Equatable {
    let value: any Equatable & Sendable
    let anything: Any
    let optional: (any Hashable)?
    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }
  protocol Marked: Equatable {}
  struct Mark: Marked { let name: String }
  struct Keyed<Key: Equatable>: Equatable {
    let key: Key
  }
  struct Unequal { let name: String }
  enum Choice: Equatable {
    case value(any Marked)
    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }

  @Test func textsInValuesOfAnyTypeDiffer() {
    func boxed(
      _ value: any Equatable & Sendable = 1, _ anything: Any = 1, _ optional: (any Hashable)? = nil
    ) -> Boxed {
      Boxed(value: value, anything: anything, optional: optional)
    }
    #expect(exactlyEqual(boxed(), boxed()))
    #expect(exactlyEqual(boxed(composed, composed, composed), boxed(composed, composed, composed)))
    #expect(!exactlyEqual(boxed(composed), boxed(decomposed)))
    #expect(!exactlyEqual(boxed(1, composed), boxed(1, decomposed)))
    #expect(!exactlyEqual(boxed(1, 1, composed), boxed(1, 1, decomposed)))
    #expect(!exactlyEqual(boxed(1, boxed(composed)), boxed(1, boxed(decomposed))))
    #expect(
      !exactlyEqual(boxed(1, boxed(1, composed) as Any), boxed(1, boxed(1, decomposed) as Any)))
    #expect(!exactlyEqual(boxed(1, 1, AnyHashable(composed)), boxed(1, 1, AnyHashable(decomposed))))
    // A value without `==` is not what the `==` of its owner compares.
    #expect(exactlyEqual(boxed(1, Unequal(name: composed)), boxed(1, Unequal(name: decomposed))))
    // Values of different types have no texts to compare.
    #expect(exactlyEqual(boxed(1, composed), boxed(1, 2)))
    let values = [composed, decomposed].map { Choice.value(Mark(name: $0)) }
    #expect(exactlyEqual(values[0], values[0]) && !exactlyEqual(values[0], values[1]))
    #expect(!exactlyEqual(Keyed(key: [boxed(composed)]), Keyed(key: [boxed(decomposed)])))
  }

  @Test func textsWithOtherCodePointsDiffer() {
    #expect(composed == decomposed)
    #expect(!composed.isExactly(decomposed))
    #expect(composed.isExactly("caf" + "\u{E9}"))
    #expect(!"\u{795E}".isExactly("\u{FA19}"))
    #expect(!";".isExactly("\u{37E}"))
    let long = String(repeating: "x", count: 100)
    #expect((long + "\u{795E}").isExactly(long + "\u{795E}"))
    #expect(!(long + "\u{795E}").isExactly(long + "\u{FA19}"))
    #expect("".isExactly(String(long.prefix(0))))
    #expect(String?.none.isExactly(nil) && !String?.some("").isExactly(nil))
  }

  @Test func textsInValuesDiffer() {
    func differ<Value: Equatable>(_ make: (String) -> Value) -> Bool {
      let (first, second) = (make(composed), make(decomposed))
      return first == second && !exactlyEqual(first, second) && exactlyEqual(first, make(composed))
    }
    #expect(differ { $0 })
    #expect(differ { Substring($0) })
    #expect(differ { Character(String($0.last ?? " ")) })
    #expect(differ { Optional($0) })
    #expect(differ { ["a", $0] })
    #expect(differ { Set(["a", $0]) })
    #expect(differ { ["a": $0] })
    #expect(differ { [$0: 1] })
    #expect(differ { Named(name: $0) })
    #expect(differ { Named(name: "", others: [$0]) })
    #expect(differ { [Named(name: $0)] })
    #expect(differ { AnyHashable($0) })
    #expect(differ { AnyHashable(Named(name: $0)) })
    #expect(differ { Place.at($0) })
    #expect(differ { Place.between(1, $0) })
    #expect(differ { Place.inside(.inside(.at($0))) })
    #expect(differ { [Optional(Place.at($0))] })
    #expect(exactlyEqual(Place.none, Place.none))
  }

  @Test func textsThatAreNotComparedDoNotCount() {
    #expect(exactlyEqual(ByNumber(number: 1, name: "a"), ByNumber(number: 1, name: "b")))
    let (long, short) = ("x\(composed)y", "\(composed)")
    #expect(exactlyEqual(long.dropFirst().dropLast(), short[...]))
  }

  @Test func setsAndDictionariesOfExactTextsKeepBoth() {
    let set: Set<Exact<String>> = [Exact(composed), Exact(decomposed), Exact(composed)]
    #expect(set.count == 2)
    var numbers: [Exact<String>: Int] = [Exact(composed): 1]
    numbers[Exact(decomposed)] = 2
    #expect(numbers[Exact(composed)] == 1)
  }

  @Test func theWrapperMakesASynthesisedComparisonExact() {
    struct Wrapped: Hashable { @Exact var name: String }
    #expect(Wrapped(name: composed) != Wrapped(name: decomposed))
    #expect(Wrapped(name: composed) == Wrapped(name: composed))
  }

  protocol Referenced: AnyObject {}
  final class Referee: Referenced {}
  struct Referring: Equatable {
    var name = composed
    weak var delegate: (any Referenced)?
    weak var object: Referee?
    unowned var owner: any Referenced
    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.name == rhs.name && lhs.delegate === rhs.delegate
    }
  }

  /// A weak field of a protocol type has another layout than an optional one.
  @Test func weakAndUnownedFieldsAreNotRead() {
    let referee = Referee()
    let value = Referring(delegate: referee, object: referee, owner: referee)
    #expect(exactlyEqual(value, Referring(delegate: referee, object: referee, owner: referee)))
    #expect(
      !exactlyEqual(
        value, Referring(name: decomposed, delegate: referee, object: referee, owner: referee)))
    var released: Referee? = Referee()
    let gone = Referring(delegate: released, object: nil, owner: referee)
    released = nil
    #expect(exactlyEqual(gone, gone))
  }

  @Test func textsAreHashedByTheirCodePoints() {
    #expect(Set([Exact(composed), Exact(decomposed)]).count == 2)
    let marks = Exact(String(repeating: "\u{301}\u{316}", count: 40_000))
    // By canonical equivalence, each hash takes seconds.
    #expect(Set((0..<100).map { _ in marks }).count == 1)
  }
}
