/// Wraps a state value that is not stored with the states of its page.
struct Transient<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
