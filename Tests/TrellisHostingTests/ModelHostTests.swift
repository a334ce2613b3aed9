import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting

struct ModelHostTests {
  /// The host wakes before the data of its provider change, so that controllers are called for the change alone.
  @Test func aModelHostIsRestoredBeforeItsInputsChange() {
    func events(isHibernating: Bool, _ change: (ModelHost<[String], Double>) -> Void) -> [String] {
      let log = CountingRow.Log()
      let host = ModelHost(
        model: ["a", "b"], context: 10.0, environment: HostEnvironment(),
        provider: { names, height in
          Stack(
            names.map { CountingRow($0, log: log, hasController: true) }
              + [Row("last", height: height)])
        })
      host.host.renderIfNeeded()
      host.host.document.announceAll()
      if isHibernating { #expect(host.host.hibernate()) }
      log.events = []
      change(host)
      host.host.renderIfNeeded()
      #expect(!host.host.isHibernating)
      return log.events
    }
    func context(_ host: ModelHost<[String], Double>) { host.update(context: 30) }
    func model(_ host: ModelHost<[String], Double>) { host.update(model: ["b", "c"]) }
    #expect(events(isHibernating: true, context) == events(isHibernating: false, context))
    #expect(events(isHibernating: true, model) == events(isHibernating: false, model))
  }
}
