import TrellisBase
import TrellisDOM

extension Animation {
  /// The animations for a browser, one for each property.
  ///
  /// Browsers have no animation groups. The timing curve of a group is sampled for each of its parts over
  /// the time of the group.
  ///
  /// - Parameter before: the styles of an element before a change, by property.
  func elementAnimations(
    _ before: (AnimatedProperty) -> [ElementAnimation.Style] = { _ in [] }
  ) -> [ElementAnimation] {
    var tracks: [Track] = []
    collect(at: timing.delay, duration: nil, remaps: [], isParallel: false, into: &tracks)
    return Track.merged(tracks).compactMap { $0.animation(Phase.traits.kind, before) }
  }

  private func collect(
    at begin: Double, duration inherited: Double?, remaps: [TimeRemap], isParallel: Bool,
    into tracks: inout [Track]
  ) {
    switch content {
    case .property(let property, let value):
      let duration = self.duration > 0 ? self.duration : inherited ?? Self.defaultDuration
      tracks.append(
        Track(
          property: property, value: value, begin: begin, duration: duration, curve: timing.curve,
          spring: timing.spring, remaps: remaps, isParallel: isParallel))
    case .parallel(let first, let second):
      let given = timing.duration ?? inherited
      let remaps = remaps + remap(at: begin, given)
      for part in [first, second] {
        part.collect(
          at: begin + part.timing.delay, duration: given, remaps: remaps, isParallel: true,
          into: &tracks)
      }
    case .sequence(let first, let second):
      let remaps = remaps + remap(at: begin, nil)
      for (part, start) in [(first, first.timing.delay), (second, first.end)] {
        part.collect(
          at: begin + start, duration: nil, remaps: remaps, isParallel: isParallel, into: &tracks)
      }
    }
  }

  private func remap(at begin: Double, _ given: Double?) -> [TimeRemap] {
    timing.curve == .linear
      ? [] : [TimeRemap(begin: begin, duration: given ?? effectiveDuration, curve: timing.curve)]
  }
}

/// The timing of a group, according to its curve.
private struct TimeRemap: Hashable {
  let begin: Double
  let duration: Double
  let curve: TimingCurve

  func time(_ time: Double) -> Double {
    begin + duration * curve.progress(at: (time - begin) / duration)
  }
}

/// The course of one property over time, in seconds.
private struct Track {
  let property: AnimatedProperty
  var value: String?
  let begin: Double
  let duration: Double
  let curve: TimingCurve
  let spring: Spring?
  let remaps: [TimeRemap]
  /// Whether the property moves at the same time as others of its group.
  let isParallel: Bool

  /// The progress of the property at `time`, from 0 to 1.
  private func progress(at time: Double) -> Double {
    let time = remaps.reduce(time) { $1.time($0) }
    let eased = curve.progress(at: (time - begin) / duration)
    return spring.map { eased == 1 ? 1 : $0.progress(after: eased * duration) } ?? eased
  }

  func animation(
    _ kind: AnimationTraits.Kind, _ before: (AnimatedProperty) -> [ElementAnimation.Style]
  ) -> ElementAnimation? {
    let styles = value.map { [ElementAnimation.Style(property.css, $0)] } ?? before(property)
    guard !styles.isEmpty else { return nil }
    let window = remaps.first.map { ($0.begin, $0.duration) } ?? (begin, duration)
    let isPlain = remaps.isEmpty && spring == nil
    let easing =
      isPlain
      ? curve.css
      : .sampledEasing(steps: 40) { $0 == 1 ? 1 : progress(at: window.0 + $0 * window.1) }
    let fill: ElementAnimation.Fill =
      switch kind {
      case .initial: .backwards
      case .final: .forwards
      case .change: begin > 0 || isParallel ? .backwards : .none
      }
    return ElementAnimation(
      keyframes: [.init(offset: kind == .final ? 1 : 0, styles: styles)],
      duration: (window.1 * 1000).rounded(), delay: (window.0 * 1000).rounded(), easing: easing,
      fill: fill)
  }

  /// Merges tracks that move both axes of one CSS property at the same time.
  static func merged(_ tracks: [Track]) -> [Track] {
    var result: [Track] = []
    for track in tracks {
      if let index = result.firstIndex(where: { $0.isOtherAxis(of: track) }),
        let value = result[index].value, let other = track.value
      {
        let isFirstX = track.property == .translationY || track.property == .scaleY
        let (x, y) = isFirstX ? (value, other) : (other, value)
        result[index].value = "\(x.parts(between: " ")[0]) \(y.parts(between: " ")[1])"
      } else {
        result.append(track)
      }
    }
    return result
  }

  private func isOtherAxis(of other: Track) -> Bool {
    let pairs: [Set<AnimatedProperty>] = [[.translationX, .translationY], [.scaleX, .scaleY]]
    return pairs.contains([property, other.property]) && begin == other.begin
      && duration == other.duration && curve == other.curve && spring == other.spring
      && remaps == other.remaps
  }
}
