import TrellisBase
import TrellisComponents
import TrellisUI
public import TrellisViews

/// A function that checks a value on the server; returns the reason for refusing the value, or `nil`.
public typealias AsyncCheck<Value> = nonisolated(nonsending) (Value) async throws -> String?

extension View {
  /// Adds an asynchronous rule to this field, such as a name that must be free. The rule runs after each change of
  /// `value`, and is cancelled by the next change. Until it ends the value counts as accepted, so a form's action must
  /// check it again.
  ///
  /// - Parameters:
  ///   - value: the value of the field.
  ///   - check: returns the reason for refusing the value, or `nil`. If it throws, the value counts as accepted, and the
  ///     page shows the failure notice.
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
      .validation(problem)
      .task(id: value) {
        let problem = try await check(value)
        if !Task.isCancelled { result = Transient((value, problem)) }
      }
  }

  /// The problem of the present value; `nil` until its rule has ended.
  private var problem: String? {
    guard let result = result.value, exactlyEqual(result.value, value) else { return nil }
    return result.problem
  }

  func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}
