import TrellisComponents
import TrellisUI
public import TrellisViews

/// A function that checks a value on the server: the reason why the value is refused, or `nil`.
public typealias AsyncCheck<Value> = nonisolated(nonsending) (Value) async -> String?

extension View {
  /// A rule of this field that takes time, such as a name that must be free. It runs after each change of `value`, and is
  /// cancelled by the next one; until it ends the value counts as accepted, so that the action of a form checks it again.
  ///
  /// - Parameters:
  ///   - value: the value of the field.
  ///   - check: the reason why the value is refused, or `nil`.
  public func validation<Value: Equatable>(
    of value: Value, _ check: @escaping AsyncCheck<Value>
  ) -> some View {
    CheckedField(content: self, value: value, check: check)
  }
}

private struct CheckedField<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let check: AsyncCheck<Value>
  @State private var result = Transient<(value: Value, problem: String?)?>(nil)

  var body: some View {
    content
      .validation(result.value?.value == value ? result.value?.problem : nil)
      .task(id: value) {
        let problem = await check(value)
        if !Task.isCancelled { result = Transient((value, problem)) }
      }
  }

  /// Adds the values of the content. The library calls it.
  func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}
