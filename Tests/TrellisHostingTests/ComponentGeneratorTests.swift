import Testing
import TrellisComponents

@testable import TrellisHosting

/// The cases of CKComponentGeneratorTests for a generator with one owner.
struct ComponentGeneratorTests {
  private let log = CountingRow.Log()

  private func makeGenerator(_ provider: @escaping () -> Component?) -> ComponentGenerator {
    ComponentGenerator(environment: HostEnvironment(), context: ContextValues(), provider: provider)
  }

  /// testGenerateComponentSynchronously_ComponentResultIsReturned
  @Test func theGeneratedComponentIsReturned() throws {
    let generator = makeGenerator { Row("a") }
    let result = try #require(generator.generate())
    #expect(result.component is Row)
    #expect(result.trigger == [])
    #expect(generator.generate() == nil, "nothing changed")
  }

  /// testUpdateModelAndContext_ModelAndContextAreUsedInComponentProvider
  @Test func theProviderGetsModelAndContext() {
    var seen: [String] = []
    let host = ModelHost(model: "model", context: 1, environment: HostEnvironment()) {
      model, context in
      seen.append("\(model) \(context)")
      return nil
    }
    host.host.renderIfNeeded()
    host.update(model: "other")
    host.update(context: 2)
    host.host.renderIfNeeded()
    #expect(seen == ["model 1", "other 2"])
  }

  /// testComponentStateUpdate_StateUpdateIsReceivedInDelegate
  @Test func aStateUpdateIsReportedAtOnceAndUsedByTheNextBuild() throws {
    let log = log
    let generator = makeGenerator { CountingRow("a", log: log) }
    _ = generator.generate()
    var changes = 0
    generator.onChange = { changes += 1 }
    log.updaters["a"]?.set(3)
    log.updaters["a"]?.set(4)
    #expect(changes == 1, "one build takes both updates")
    let result = try #require(generator.generate())
    #expect((result.component as? CountingRow)?.currentState == 4)
  }

  /// testGenerateComponentAynchronously_ComponentResultIsReturnedInDelegate: the owner starts the build, so
  /// the result is returned by the call.
  @Test func aChangeWaitsForTheOwner() {
    var builds = 0
    let generator = makeGenerator {
      builds += 1
      return nil
    }
    _ = generator.generate()
    generator.update()
    #expect(builds == 1)
    #expect(generator.needsBuild)
    _ = generator.generate()
    #expect(builds == 2)
  }

  /// Algorithm 2.36: a result is used only if its inputs still hold.
  @Test func aBuildWithChangedInputsIsRepeated() throws {
    let log = log
    weak var weakGenerator: ComponentGenerator?
    var name = "old"
    let generator = makeGenerator {
      let row = CountingRow(name, log: log, hasController: true)
      if name == "old" {
        name = "new"
        weakGenerator?.update()
      }
      return row
    }
    weakGenerator = generator
    let result = try #require(generator.generate())
    #expect((result.component as? CountingRow)?.name == "new")
    #expect(log.events == ["new didInit"], "nobody heard of the other")
    #expect(!generator.needsBuild)
  }

  @Test func aProviderThatAlwaysChangesItsInputsDoesNotHang() {
    weak var weakGenerator: ComponentGenerator?
    var builds = 0
    let generator = makeGenerator {
      builds += 1
      weakGenerator?.update()
      return nil
    }
    weakGenerator = generator
    #expect(generator.generate() != nil)
    #expect(builds == 4)
    #expect(generator.needsBuild)
  }

  @Test func contextValuesAreSeenByTheWholeTree() {
    var context = ContextValues()
    context[Int.self] = 5
    var seen: [Int?] = []
    let generator = ComponentGenerator(environment: HostEnvironment(), context: context) {
      seen.append(TrellisComponents.context(Int.self))
      return withContext(6) {
        seen.append(TrellisComponents.context(Int.self))
        return nil
      }
    }
    _ = generator.generate()
    #expect(seen == [5, 6])
  }
}
