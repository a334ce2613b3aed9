/// A point in time of the monotonic clock of sessions, which continues while the machine sleeps.
typealias Moment = ContinuousClock.Instant
