import Testing

@testable import TrellisComponents

/// The cases of CKBuildTriggerTests.
struct BuildTriggerTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var isFirst = false
    var updates = false
    var props = false
    var environment = false
    let expected: BuildTrigger
  }

  @Test(arguments: [
    Case(
      testDescription: "testBuildTriggerNoneWhenEmptyScopeRoot", isFirst: true, props: true,
      environment: true, expected: []),
    Case(
      testDescription: "testBuildTriggerStateUpdate", updates: true, expected: .stateUpdate),
    Case(
      testDescription: "testBuildTriggerForcePropsUpdate", props: true, expected: .propsUpdate),
    Case(testDescription: "testBuildTriggerMustBePropsUpdate", expected: .propsUpdate),
    Case(
      testDescription: "testBuildTriggerStatePropsUpdate", updates: true, props: true,
      expected: [.stateUpdate, .propsUpdate]),
    Case(
      testDescription: "testBuildTriggerEnvironmentUpdate", environment: true,
      expected: .environmentUpdate),
    Case(
      testDescription: "testBuildTriggerAll", updates: true, props: true, environment: true,
      expected: [.stateUpdate, .propsUpdate, .environmentUpdate]),
  ])
  func aBuildTriggerNamesTheChanges(_ test: Case) {
    let trigger = BuildTrigger(
      isFirst: test.isFirst, hasStateUpdates: test.updates, propsChanged: test.props,
      environmentChanged: test.environment)
    #expect(trigger == test.expected)
  }
}
