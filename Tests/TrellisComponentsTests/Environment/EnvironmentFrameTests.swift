import TestSupport
import Testing

@testable import TrellisComponents

private enum DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

struct EnvironmentFrameTests {
  @Test func aLongChainIsReleasedWithoutRecursion() {
    onSmallThread(stackBytes: 256 << 10) {
      var frame: EnvironmentFrame?
      for depth in 0..<100_000 {
        frame = TypedEnvironmentFrame(depth, key: ObjectIdentifier(DepthKey.self), outer: frame)
      }
      #expect(frame?.outer != nil)
      frame = nil
    }
  }

  @Test func valuesAreComparedByEqualityOrIdentity() {
    final class Model {}
    struct Opaque {
      var value = 0
    }
    func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool? {
      let key = ObjectIdentifier(DepthKey.self)
      let new: EnvironmentFrame? = TypedEnvironmentFrame(lhs, key: key, outer: nil)
      return new.hasSameValue(
        of: key, as: TypedEnvironmentFrame(rhs, key: key, outer: nil))
    }
    let model = Model()
    #expect(isSame(1, 1) == true && isSame(1, 2) == false)
    #expect(isSame(model, model) == true && isSame(model, Model()) == false)
    #expect(isSame(model as Model?, model) == true && isSame(nil as Model?, nil) == true)
    #expect(isSame(model as Model?, nil) == false)
    #expect(isSame(Opaque(), Opaque()) == false, "values that cannot be compared count as changed")
  }

  /// Chains are the same if they set equal values of the same keys in the same order.
  @Test func chainsAreComparedFrameByFrame() {
    func chain(_ values: [(key: Any.Type, value: Int)]) -> EnvironmentFrame? {
      values.reduce(EnvironmentFrame?.none) {
        TypedEnvironmentFrame($1.value, key: ObjectIdentifier($1.key), outer: $0)
      }
    }
    let chains: [EnvironmentFrame?] = [
      nil, chain([(Int.self, 1)]), chain([(Int.self, 2)]), chain([(String.self, 1)]),
      chain([(Int.self, 1), (String.self, 1)]), chain([(String.self, 1), (Int.self, 1)]),
      chain([(Int.self, 1), (Int.self, 1)]), chain([(Int.self, 2), (Int.self, 1)]),
    ]
    let copy = chain([(Int.self, 1), (String.self, 1)])
    for (place, one) in chains.enumerated() {
      for (other, two) in chains.enumerated() {
        #expect(one.isSame(as: two) == (place == other), "\(place) and \(other)")
      }
      #expect(copy.isSame(as: one) == (place == 4), "\(place)")
    }
  }

  @Test func theInnermostFrameOfAKeyCounts() {
    let (first, second) = (ObjectIdentifier(Int.self), ObjectIdentifier(String.self))
    let outer = TypedEnvironmentFrame(1, key: first, outer: nil)
    let middle = TypedEnvironmentFrame(2, key: second, outer: outer)
    let inner: EnvironmentFrame? = TypedEnvironmentFrame(3, key: first, outer: middle)
    #expect(inner.frame(of: first) === inner && inner.frame(of: second) === middle)
    #expect(middle.outer.frame(of: second) == nil)
    #expect(inner.hasSameValue(of: first, as: outer) == false)
    #expect(inner.hasSameValue(of: second, as: middle) == true)
    #expect(inner.hasSameValue(of: second, as: outer) == false)
    #expect(inner.hasSameValue(of: ObjectIdentifier(Double.self), as: nil) == nil)
  }

  /// A value that cannot be compared is the same only in the same frame.
  @Test func aFrameHasTheValueOfItself() {
    struct Opaque {}
    let key = ObjectIdentifier(Opaque.self)
    let frame: EnvironmentFrame? = TypedEnvironmentFrame(Opaque(), key: key, outer: nil)
    let inner: EnvironmentFrame? = TypedEnvironmentFrame(
      1, key: ObjectIdentifier(Int.self), outer: frame)
    let other: EnvironmentFrame? = TypedEnvironmentFrame(Opaque(), key: key, outer: nil)
    #expect(inner.hasSameValue(of: key, as: frame) == true)
    #expect(inner.hasSameValue(of: key, as: other) == false)
    #expect(inner.hasSameValue(of: ObjectIdentifier(String.self), as: frame) == nil)
  }
}
