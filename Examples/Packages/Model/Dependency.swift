/// One dependency of a package: any of the alternatives satisfies it.
struct Dependency: Hashable, Sendable {
  /// The time at which the dependency must be satisfied.
  enum Moment: Hashable, Sendable {
    /// Before the package is unpacked (`Pre-Depends`).
    case unpacking
    /// Before the package is used (`Depends`).
    case use
  }

  /// A package, real or virtual, that satisfies the dependency.
  struct Alternative: Hashable, Sendable {
    let name: String
    /// `any`, `native` or an architecture, if specified (`python3:any`).
    let architecture: String?
    let constraint: VersionConstraint?
  }

  let moment: Moment
  /// - Invariant: never empty.
  let alternatives: [Alternative]
}

/// A bound on the version of a package, such as `>= 2.36`.
struct VersionConstraint: Hashable, Sendable {
  enum Relation: String, Hashable, Sendable, CaseIterable {
    case earlier = "<<"
    case earlierOrEqual = "<="
    case equal = "="
    case laterOrEqual = ">="
    case later = ">>"
  }

  let relation: Relation
  let version: String
}

extension VersionConstraint: CustomStringConvertible {
  /// The bound for display: `≥ 2.36`.
  var description: String {
    let sign =
      switch relation {
      case .earlier: "<"
      case .earlierOrEqual: "≤"
      case .equal: "="
      case .laterOrEqual: "≥"
      case .later: ">"
      }
    return "\(sign) \(version)"
  }
}
