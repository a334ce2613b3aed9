/// A value of a state that is not stored with the states of its page.
struct Volatile<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
