/// The limits of sessions: number, memory and lifetime.
///
/// ```swift
/// var sessionLimits: SessionLimits? {
///   var limits = SessionLimits.ofThisProcess
///   limits.attachedPerAddress = 500
///   return limits
/// }
/// ```
///
/// Options of the command `serve`, such as `--session-memory`, take precedence.
public struct SessionLimits: Sendable {
  /// The maximum number of sessions without an attached tab.
  var provisional = 1_000
  /// The maximum memory of all sessions without an attached tab in bytes, approximately; a single session may exceed
  /// it.
  var provisionalBytes = 256 << 20
  /// The maximum memory of the sessions without an attached tab from one address in bytes, approximately. If a client
  /// opens pages faster than tabs attach, its oldest pages are dropped, and opened anew when their tabs attach.
  var provisionalBytesPerAddress = 16 << 20
  /// The maximum number of sessions with a tab; 20,000 by default. Beyond it, the least recently used sessions end, and
  /// their tabs open new sessions when they are used.
  public var attached = 20_000
  /// The maximum number of sessions with a tab from one address; 10,000 by default.
  public var attachedPerAddress = 10_000
  /// The maximum memory of all sessions in bytes, approximately; by default 2 GiB, or half of the process's memory
  /// limit if that is less.
  public var bytes = 2 << 30
  /// The maximum memory of the sessions of one address in bytes, approximately; by default half of ``bytes``.
  public var bytesPerAddress = 1 << 30
  /// The time in which a tab must attach; otherwise its session ends.
  var provisionalLife: Duration = .seconds(60)
  /// The time without a request after which a tab is treated as gone; longer than a poll waits.
  var detachedAfter: Duration = .seconds(40)
  /// The idle time after which a page's host hibernates. If the tab is gone, the host hibernates at once.
  var hibernatesAfter: Duration = .seconds(20)
  /// The lifetime of a session after its last request; one hour by default.
  public var life: Duration = .seconds(3600)

  /// The default limits, derived from the memory limits of the process's container (cgroup) and of its address space
  /// (`ulimit -v`).
  public static var ofThisProcess: SessionLimits { SessionLimits(in: .ofThisProcess) }
}
