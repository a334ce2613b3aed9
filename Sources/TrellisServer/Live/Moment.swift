/// A point in time of the monotonic clock of sessions, which goes on while the machine sleeps.
typealias Moment = ContinuousClock.Instant
