/// How many sessions there may be, what they may take, and how long they live.
struct SessionLimits: Sendable {
  /// Sessions no tab has attached to, at most.
  var provisional = 1_000
  /// Bytes of memory that these may take together, about; one alone may take more.
  var provisionalBytes = 256 << 20
  /// Bytes of memory that those of one address may take, about. Whoever opens pages faster than tabs
  /// attach to them has the oldest made anew when its tab comes.
  var provisionalBytesPerAddress = 16 << 20
  /// Sessions that a tab has attached to, at most.
  var attached = 20_000
  /// Those of one address, at most.
  var attachedPerAddress = 10_000
  /// Bytes of memory that all sessions may take together, about.
  var bytes = 2 << 30
  /// Bytes of memory that those of one address may take, about.
  var bytesPerAddress = 1 << 30
  /// How long a page may take to load before its session is given up.
  var provisionalLife: Duration = .seconds(60)
  /// How long after its last request a tab counts as gone; longer than a poll waits.
  var detachedAfter: Duration = .seconds(40)
  /// How long nothing happens on a page before its host hibernates; if the tab is gone, it does so at once.
  var hibernatesAfter: Duration = .seconds(20)
  /// How long after its last request a session is kept.
  var life: Duration = .seconds(3600)
}
