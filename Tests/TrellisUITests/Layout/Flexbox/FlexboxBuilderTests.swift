import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// FlexboxComponentTests of ComponentKit's Swift layer: all forms in a builder of children.
struct FlexboxBuilderTests {
  private final class Named: Component {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
  }

  private func names(@FlexboxBuilder _ children: () -> [FlexboxChild]) -> String {
    withDetachedBuild {
      children().compactMap { ($0.component as? Named)?.name }.joined(separator: " ")
    }
  }

  /// testConvertSingleComponentToChild
  @Test func aComponentIsAChild() {
    #expect(names { Named("a") } == "a")
    let absent: Component? = nil
    #expect(names { absent } == "")
  }

  /// testSingleChildWithSingleComponent
  @Test func aChildIsTakenUnchanged() {
    #expect(names { FlexboxChild(Named("a")) } == "a")
  }

  /// testMulti
  @Test func severalChildrenOfAnyKind() {
    let found = names {
      Named("a")
      FlexboxChild(Named("b"))
      [Named("c"), Named("d")]
      FlexboxChild(Named("e"))
      Named("f")
      Optional(Named("g"))
    }
    #expect(found == "a b c d e f g")
  }

  /// testConditions
  @Test(arguments: [true, false]) func conditions(isOn: Bool) {
    let found = names {
      if isOn { Named("only") }
      if isOn { FlexboxChild(Named("yes")) } else { Named("no") }
      if !isOn {
        Named("x")
        FlexboxChild(Named("y"))
      } else {
        [Named("z")]
      }
    }
    #expect(found == (isOn ? "only yes z" : "no x y"))
  }

  /// testSwitch
  @Test(arguments: [(0, "zero"), (1, "one"), (2, "many of them")])
  func switches(number: Int, expected: String) {
    let found = names {
      switch number {
      case 0: Named("zero")
      case 1: FlexboxChild(Named("one"))
      default: [Named("many"), Named("of"), Named("them")]
      }
    }
    #expect(found == expected)
  }

  /// testInputArray
  @Test func arraysAndLoops() {
    let found = names {
      [FlexboxChild(Named("a")), FlexboxChild(Named("b"))]
      ["c", "d"].map { Named($0) as Component }
      for name in ["e", "f"] { Named(name) }
    }
    #expect(found == "a b c d e f")
  }

  /// testLimitedAvailability
  @Test func availability() {
    let found = names {
      if #available(macOS 15, *) { Named("new") } else { Named("old") }
    }
    #expect(found == "new")
  }

  /// testDo
  @Test func blocks() {
    let found = names {
      do {
        Named("a")
        Named("b")
      }
      Named("c")
    }
    #expect(found == "a b c")
  }
}
