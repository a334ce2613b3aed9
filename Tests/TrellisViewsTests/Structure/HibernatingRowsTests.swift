import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisText
import TrellisUI

@testable import TrellisViews

/// Rows of views whose components are released keep their states, looks and actions.
struct HibernatingRowsTests {
  private struct Row: View {
    let id: Int
    @State private var count = 0

    var body: some View {
      HStack(spacing: 8) {
        Text("Row \(id) with a text of some words that shrinks")
        Spacer()
        Button("Count \(count)") { count += 1 }
      }
      .padding(4)
      .element("li")
    }
  }

  private final class Model {
    var ids = Array(0..<20)
  }

  private struct List: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        Text("Rows")
        ForEach(model.ids, id: \.self) { Row(id: $0) }
      }
      .element("ul")
    }
  }

  private func shown(_ model: Model, hibernates: Bool) -> ComponentHost {
    var environment = HostEnvironment()
    environment.textEngine = .shipped
    let host = ComponentHost(environment: environment) { HostingComponent(List(model: model)) }
    if hibernates { host.recordMounts() }
    host.renderIfNeeded()
    host.document.announceAll()
    return host
  }

  private func description(_ host: ComponentHost) -> String {
    ReplicaDocument(of: host.document).root.description
  }

  private func click(_ host: ComponentHost, row: Int) -> Bool {
    func buttons(_ element: Element) -> [Element] {
      (element.tag == "button" ? [element] : []) + element.children.flatMap(buttons)
    }
    defer { host.renderIfNeeded() }
    return host.handle(UIEvent(type: "click", target: buttons(host.document.root)[row].id))
  }

  @Test func aPageWithHibernatingRowsIsThePageWithoutHibernation() {
    let (model, otherModel) = (Model(), Model())
    let host = shown(model, hibernates: true)
    let other = shown(otherModel, hibernates: false)
    func expectEqual(_ step: String) {
      for _ in 1...2 { host.hibernateUnchangedContents() }
      #expect(description(host) == description(other), "\(step)")
      #expect(host.checkInvariants() == [], "\(step)")
      #expect(host.document.takePatch().wire == other.document.takePatch().wire, "\(step)")
    }
    func both(_ step: String, _ change: (ComponentHost, Model) -> Void) {
      change(host, model)
      change(other, otherModel)
      expectEqual(step)
    }
    expectEqual("first")
    #expect(host.hibernatingElements >= 20 * 3)
    both("click") { host, _ in
      #expect(click(host, row: 3))
    }
    both("click again") { host, _ in
      #expect(click(host, row: 3))
    }
    both("narrower") { host, _ in
      var traits = host.environment.traits
      traits.viewport.width = 240
      host.update(traits: traits)
      host.renderIfNeeded()
    }
    both("reordered") { host, model in
      host.setNeedsUpdate { model.ids.reverse() }
      host.renderIfNeeded()
    }
    both("removed and inserted") { host, model in
      host.setNeedsUpdate { model.ids = [30] + model.ids.filter { $0 % 3 > 0 } + [31] }
      host.renderIfNeeded()
    }
    both("dark") { host, _ in
      var traits = host.environment.traits
      traits.colorScheme = .dark
      host.update(traits: traits)
      host.renderIfNeeded()
    }
    both("click after all") { host, _ in
      #expect(click(host, row: 1))
    }
    both("reload") { host, _ in
      host.reload()
      host.renderIfNeeded()
    }
  }

  @Test func aChangedRowCostsThatRowWhileTheOthersHibernate() {
    final class Work {
      var evaluated: [Int] = []
      private(set) var turn: () -> Void = {}

      func onTurn(_ action: @escaping () -> Void) { turn = action }
      var selection = -1
    }
    struct Line: View {
      let id: Int
      let isSelected: Bool
      let work: Work
      var body: some View {
        let _ = work.evaluated.append(id)
        HStack {
          Text("Row \(id)")
          Button("Select") {}
        }
        .element("li")
        .className(isSelected ? "selected" : nil)
      }
    }
    struct Lines: View {
      let work: Work
      @State private var turns = 0
      var body: some View {
        let _ = work.onTurn { turns += 1 }
        let _ = turns
        VStack(spacing: 0) {
          Text("rows")
          ForEach(0..<100, id: \.self) {
            Line(id: $0, isSelected: $0 == work.selection, work: work)
          }
        }
      }
    }
    for hibernates in [false, true] {
      let work = Work()
      var environment = HostEnvironment()
      environment.textEngine = .shipped
      let host = ComponentHost(environment: environment) { HostingComponent(Lines(work: work)) }
      host.recordMounts()
      host.renderIfNeeded()
      if hibernates { for _ in 1...2 { host.hibernateUnchangedContents() } }
      work.evaluated = []
      work.selection = 50
      work.turn()
      host.renderIfNeeded()
      // A row that hibernates wakes before it is evaluated for the change.
      #expect(work.evaluated == (hibernates ? [50, 50] : [50]))
      #expect(host.counters.layoutsComputed <= 12, "hibernates: \(hibernates)")
    }
  }
}
