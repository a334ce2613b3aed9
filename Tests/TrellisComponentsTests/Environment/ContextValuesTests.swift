import Testing

@testable import TrellisComponents

/// The values of a context as a value.
struct ContextValuesTests {
  @Test func theInnermostValueIsTheOneThatIsTaken() {
    withDetachedBuild {
      let values = withContext(1) { withContext(2) { ContextValues.current } }
      #expect(values[Int.self] == 2)
      withInitialContext(values) { #expect(context(Int.self) == 2) }
    }
  }

  @Test func valuesOfTheEnvironmentAreNoContext() {
    withDetachedBuild {
      withEnvironment(\.colorScheme, .dark) {
        #expect(ContextValues.current.isEmpty)
        withContext(1) { #expect(!ContextValues.current.isEmpty) }
      }
    }
  }
}
