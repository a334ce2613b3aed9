import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout
import TrellisUI

private enum ThemeKey: EnvironmentKey {
  static var defaultValue: String { "plain" }
}

private enum CountKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  fileprivate var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

/// The components that a change of the environment rebuilds.
struct EnvironmentTests {
  private final class Log {
    var renders: [String] = []
    var seen: [String: String] = [:]
    var updaters: [String: StateUpdater<String>] = [:]

    func take() -> [String] {
      defer { renders = [] }
      return renders
    }
  }

  /// A component with equal properties in every build, with `content` as its child.
  private final class Part: RenderComponent<Void> {
    let name: String
    let log: Log
    let content: () -> Component?

    init(_ name: String, _ log: Log, _ content: @escaping () -> Component? = { nil }) {
      self.name = name
      self.log = log
      self.content = content
      super.init(identifier: name)
    }

    override func render(_ state: Void) -> Component? {
      log.renders.append(name)
      return content()
    }

    override func shouldUpdate(from previous: Component) -> Bool { false }
  }

  /// A component that sets the theme to its state.
  private final class Themed: RenderComponent<String> {
    let log: Log
    let content: () -> Component?

    init(_ log: Log, _ content: @escaping () -> Component?) {
      self.log = log
      self.content = content
      super.init()
    }

    override func initialState() -> String { "light" }

    override func render(_ state: String) -> Component? {
      log.updaters["theme"] = self.state
      log.renders.append("themed")
      return withEnvironment(\.theme, state, content)
    }

    override func shouldUpdate(from previous: Component) -> Bool { false }
  }

  private let log = Log()

  private func reader<Value>(_ name: String, _ path: KeyPath<EnvironmentValues, Value>) -> Component
  {
    Part(name, log) { [log] in
      log.seen[name] = "\(environment(path))"
      return nil
    }
  }

  private func column(_ children: [Component]) -> Component {
    FlexboxComponent(.column) { children.map { FlexboxChild($0) } }
  }

  private func host(_ provider: @escaping () -> Component?) -> ComponentHost {
    let host = ComponentHost(environment: HostEnvironment(), provider: provider)
    host.renderIfNeeded()
    return host
  }

  @Test func aChangeRebuildsItsReadersThroughReusedSubtrees() {
    let host = host { [self] in
      Themed(log) { [self] in
        Part("outer", log) { [self] in
          column([
            Part("path", log) { [self] in reader("reader", \.theme) },
            Part("other", log) { [self] in reader("elsewhere", \.count) },
          ])
        }
      }
    }
    #expect(log.seen == ["reader": "light", "elsewhere": "0"])
    _ = log.take()
    log.updaters["theme"]?.set("dark")
    host.renderIfNeeded()
    #expect(log.take() == ["themed", "outer", "path", "reader"])
    #expect(log.seen["reader"] == "dark")
    log.updaters["theme"]?.set("dark")
    host.renderIfNeeded()
    #expect(log.take() == ["themed"], "an equal value is no change")
  }

  @Test func aValueSetFurtherInHidesTheChange() {
    let host = host { [self] in
      Themed(log) { [self] in
        column([
          withEnvironment(\.theme, "own") { reader("inner", \.theme) },
          reader("outer", \.theme),
        ])
      }
    }
    _ = log.take()
    log.updaters["theme"]?.set("dark")
    host.renderIfNeeded()
    #expect(log.take() == ["themed", "outer"])
    #expect(log.seen == ["inner": "own", "outer": "dark"])
  }

  @Test func traitsRebuildTheirReaders() {
    let host = host { [self] in
      column([
        Part("path", log) { [self] in reader("scheme", \.colorScheme) },
        reader("width", \.widthClass), reader("theme", \.theme),
        Part("all", log) { [self] in
          log.seen["all"] = "\(HostEnvironment.current.traits.colorScheme)"
          return nil
        },
      ])
    }
    _ = log.take()
    var traits = host.environment.traits
    traits.colorScheme = .dark
    host.update(traits: traits)
    host.renderIfNeeded()
    #expect(log.take() == ["path", "scheme", "all"])
    #expect(log.seen["scheme"] == "dark" && log.seen["all"] == "dark")
    traits.viewport.width -= 10
    host.update(traits: traits)
    host.renderIfNeeded()
    #expect(log.take() == ["all"], "the class of the width is the same")
    traits.viewport.width = 390
    host.update(traits: traits)
    host.renderIfNeeded()
    #expect(log.take() == ["width", "all"])
    #expect(log.seen["width"] == "compact")
  }

  @Test func aTraitCanBeSetForASubtree() {
    let host = host { [self] in
      column([
        withEnvironment(\.colorScheme, .dark) { reader("inner", \.colorScheme) },
        reader("outer", \.colorScheme),
      ])
    }
    #expect(log.seen == ["inner": "dark", "outer": "light"])
    _ = log.take()
    var traits = host.environment.traits
    traits.colorScheme = .dark
    host.update(traits: traits)
    host.renderIfNeeded()
    #expect(log.take() == ["outer"])
  }

  @Test func oneReaderAmongTenThousandRebuildsItsPathOnly() {
    let host = host { [self] in
      Themed(log) { [self] in
        column(
          (0..<100).map { group in
            Part("group \(group)", log) { [self] in
              column(
                (0..<100).map { row in
                  group == 42 && row == 17
                    ? reader("reader", \.theme) : Part("row \(group) \(row)", log)
                })
            }
          })
      }
    }
    _ = log.take()
    log.updaters["theme"]?.set("dark")
    host.renderIfNeeded()
    #expect(log.take() == ["themed", "group 42", "reader"])
    #expect(host.counters.componentsRendered == 3)
  }

  @Test func aValueThatAllReadRebuildsAll() {
    let host = host { [self] in
      Themed(log) { [self] in
        column((0..<1_000).map { reader("row \($0)", \.theme) })
      }
    }
    _ = log.take()
    log.updaters["theme"]?.set("dark")
    host.renderIfNeeded()
    #expect(log.take().count == 1_001)
    #expect(Set(log.seen.values) == ["dark"])
  }

  @Test func aLayoutThatReadsATraitIsComputedAgain() {
    final class Half: Component {
      override func computeLayout(thatFits range: SizeRange) -> Layout {
        let width = environment(\.viewport).width / 2
        return Layout(of: self, size: range.clamp(Size(width: width, height: 10)))
      }
    }
    final class Holder: RenderComponent<Void> {
      override func render(_ state: Void) -> Component? { Half() }
      override func shouldUpdate(from previous: Component) -> Bool { false }
    }
    let host = ComponentHost(
      environment: HostEnvironment(), sizeRange: { _ in SizeRange() }, provider: { Holder() })
    host.renderIfNeeded()
    #expect(host.size.width == 640)
    var traits = host.environment.traits
    traits.viewport.width = 400
    host.update(traits: traits)
    host.renderIfNeeded()
    #expect(host.size.width == 200)
  }

  @Test func moreKeysThanBitsAreFollowedToo() {
    func nested(_ depth: Int, _ read: @escaping () -> Void) -> Component {
      Part("part \(depth)", log) {
        read()
        return nil
      }
    }
    let types: [any EnvironmentKey.Type] = manyKeys
    var seen: [Int] = []
    let host = host { [self] in
      Themed(log) {
        nested(0) {
          for type in types { _ = EnvironmentValues.current.read(type) }
          seen.append(environment(\.theme).count)
        }
      }
    }
    #expect(seen == [5])
    log.updaters["theme"]?.set("dark")
    host.renderIfNeeded()
    #expect(seen == [5, 4])
  }

  @Test func aHibernatingPageShowsThePresentValues() {
    let host = host { [self] in
      Themed(log) { [self] in Part("path", log) { [self] in reader("reader", \.theme) } }
    }
    #expect(host.hibernate())
    _ = log.take()
    log.updaters["theme"]?.set("dark")
    host.renderIfNeeded()
    #expect(log.seen["reader"] == "dark")
    log.updaters["theme"]?.set("light")
    _ = log.take()
    host.renderIfNeeded()
    #expect(log.take() == ["themed", "path", "reader"])
  }
}

extension EnvironmentValues {
  fileprivate func read<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value { self[key] }
}

private enum NumberedKey<Tag>: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

/// Forty keys.
private var manyKeys: [any EnvironmentKey.Type] {
  func keys<Tag>(_ tag: Tag.Type, _ depth: Int) -> [any EnvironmentKey.Type] {
    depth == 0 ? [] : [NumberedKey<Tag>.self] + keys(Tag?.self, depth - 1)
  }
  return keys(Int.self, 40)
}
