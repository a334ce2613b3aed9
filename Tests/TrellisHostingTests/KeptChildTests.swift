import ComponentSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisUI

private enum ToneKey: EnvironmentKey {
  static var defaultValue: String { "plain" }
}

extension EnvironmentValues {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

/// A component above an updated one keeps the child that it has rendered, unless it depends on more than the update.
struct KeptChildTests {
  private final class Log {
    var renders: [String] = []
    var updaters: [String: StateUpdater<Int>] = [:]

    func take() -> [String] {
      defer { renders = [] }
      return renders
    }
  }

  /// A component without properties, around the child that `content` makes of its state.
  private final class Part: RenderComponent<Int> {
    let name: String
    let log: Log
    let content: (Int) -> Component?

    init(_ name: String, _ log: Log, _ content: @escaping (Int) -> Component?) {
      (self.name, self.log, self.content) = (name, log, content)
      super.init(identifier: name)
    }

    override func initialState() -> Int { 0 }

    override func render(_ count: Int) -> Component? {
      log.renders.append(name)
      log.updaters[name] = state
      return content(count)
    }

    override func shouldUpdate(from previous: Component) -> Bool { false }
  }

  private let log = Log()

  private func host(_ provider: @escaping () -> Component?) -> ComponentHost {
    let host = ComponentHost(environment: HostEnvironment(), provider: provider)
    host.renderIfNeeded()
    host.document.announceAll()
    return host
  }

  private func html(_ host: ComponentHost) -> String { HTMLWriter.page(host.document).body }

  /// Two sections with two rows each; a row shows its state.
  private func sections(_ row: @escaping (String, Int) -> Component) -> Component {
    Part("page", log) { [log] _ in
      Stack(
        ["a", "b"].map { section in
          Part(section, log) { _ in
            Stack(
              ["1", "2"].map { number in
                let name = section + number
                return Part(name, log) { row(name, $0) }
              })
          }
        })
    }
  }

  @Test func onlyTheUpdatedComponentIsRendered() {
    var calls = 0
    let host = host { [self] in
      calls += 1
      return sections { Row("\($0) \($1)") }
    }
    _ = log.take()
    log.updaters["b1"]?.set(7)
    host.renderIfNeeded()
    #expect(log.take() == ["b1"])
    #expect(calls == 1)
    #expect(html(host).contains("b1 7") && html(host).contains("b2 0"))
    log.updaters["b1"]?.set(8)
    log.updaters["b"]?.set(1)
    host.renderIfNeeded()
    #expect(log.take() == ["b", "b1"])
    #expect(html(host).contains("b1 8"))
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(calls == 2)
    #expect(html(host).contains("b1 8"))
  }

  @Test func anUpdateThatKeepsTheSizeNeedsNoLayout() {
    let host = host { [self] in
      sections { name, count in
        Component(
          view: ViewConfiguration("i", attributes: [.className("\(name)-\(count)")]),
          size: ComponentSize(width: .points(10), height: .points(10)))
      }
    }
    for count in 1...3 {
      log.updaters["a2"]?.set(count)
      host.renderIfNeeded()
      #expect(host.counters.layoutsComputed == 0)
      #expect(html(host).contains("a2-\(count)") && !html(host).contains("a2-\(count - 1)"))
    }
  }

  @Test func anotherSizeMovesTheFollowingComponents() {
    let host = host { [self] in
      sections { Row("\($0)", height: 10 + Double($1)) }
    }
    log.updaters["a1"]?.set(5)
    host.renderIfNeeded()
    let fresh = self.host { [self] in
      sections { name, _ in Row("\(name)", height: name == "a1" ? 15 : 10) }
    }
    #expect(html(host) == html(fresh))
  }

  @Test func aScopeIsOpenedAgain() {
    var updater: StateUpdater<Int>?
    let host = host { [log] in
      Part("page", log) { _ in
        Part("outer", log) { _ in
          withScope(Row.self, initialState: 0) { scope in
            updater = scope.updater
            return Row("scope \(scope.state)")
          }
        }
      }
    }
    _ = log.take()
    updater?.set(4)
    host.renderIfNeeded()
    #expect(log.take() == ["outer"])
    #expect(html(host).contains("scope 4"))
  }

  @Test func aChildMadeWithAFormerEnvironmentIsMadeAgain() {
    let host = host { [log] in
      Part("page", log) { tone in
        withEnvironment(\.tone, "tone \(tone)") {
          Part("middle", log) { _ in
            Part("inner", log) { count in
              Row(count == 0 ? "none" : EnvironmentValues.current.tone)
            }
          }
        }
      }
    }
    _ = log.take()
    log.updaters["page"]?.set(1)
    host.renderIfNeeded()
    #expect(log.take() == ["page"])
    log.updaters["inner"]?.set(1)
    host.renderIfNeeded()
    #expect(html(host).contains("tone 1"))
    log.updaters["page"]?.set(2)
    host.renderIfNeeded()
    #expect(html(host).contains("tone 2"))
  }

  @Test func aFailedBuildLeavesNothingInTheKeptComponents() {
    let host = host { [self] in
      Stack([
        sections { Row("\($0) \($1)") },
        Part("failing", log) { count in
          if count == 1 { ProgrammerError.report("not a number to show") }
          return Row("fine \(count)")
        },
      ])
    }
    host.onProgrammerError = { _ in }
    let before = html(host)
    log.updaters["a1"]?.set(1)
    log.updaters["failing"]?.set(1)
    host.renderIfNeeded()
    #expect(html(host) == before)
    log.updaters["failing"]?.set(2)
    host.renderIfNeeded()
    #expect(html(host).contains("fine 2"))
    log.updaters["b2"]?.set(3)
    host.renderIfNeeded()
    let shown = html(host)
    host.reload()
    host.renderIfNeeded()
    #expect(html(host) == shown)
    #expect(shown.contains("b2 3"))
  }
}
