public import TrellisHTTP

extension HTTPServer.Configuration.Deadlines {
  /// Deadlines longer than any machine is busy, for servers under test with honest clients, so that no test
  /// depends on a deadline.
  public static var patient: Self {
    var deadlines = Self()
    deadlines.connect = .seconds(1200)
    deadlines.head = .seconds(1200)
    deadlines.body = .seconds(1200)
    deadlines.idle = .seconds(1200)
    deadlines.response = .seconds(1200)
    deadlines.chunk = .seconds(1200)
    deadlines.write = .seconds(1200)
    deadlines.linger = .seconds(1200)
    return deadlines
  }
}
