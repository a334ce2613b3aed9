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
}
