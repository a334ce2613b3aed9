import TrellisLayout

/// The properties that few components have.
enum ComponentDetails {
  case size(RequestedSize)
  indirect case metadata([String: any Sendable], RequestedSize?)

  /// - Returns: `nil` for a size without any constraint.
  static func storing(_ size: ComponentSize) -> ComponentDetails? {
    RequestedSize.storing(size).map { .size($0) }
  }

  var size: RequestedSize? {
    switch self {
    case .size(let size): size
    case .metadata(_, let size): size
    }
  }

  var metadata: [String: any Sendable]? {
    if case .metadata(let values, _) = self { values } else { nil }
  }
}

/// The requested size of a component in little memory, as most sizes have one or two lengths.
///
/// The elements are the values of the dimensions that are not `auto`, in the order of width, height, minimum width,
/// minimum height, maximum width and maximum height.
final class RequestedSize: ManagedBuffer<RequestedSize.Kinds, Double> {
  /// The kinds of the six dimensions, two bits each; the last dimension has the lowest bits.
  struct Kinds {
    private var bits: UInt16 = 0

    fileprivate static let auto: UInt16 = 0
    fileprivate static let points: UInt16 = 1
    fileprivate static let percent: UInt16 = 2

    fileprivate mutating func append(_ kind: UInt16) { bits = bits << 2 | kind }

    /// Removes the kind of the first dimension.
    fileprivate mutating func removeFirst() -> UInt16 {
      defer { bits <<= 2 }
      return bits >> 10 & 3
    }
  }

  /// - Returns: `nil` for a size without any constraint.
  static func storing(_ size: ComponentSize) -> RequestedSize? {
    var kinds = Kinds()
    var count = 0
    forEachDimension(of: size) { dimension in
      switch dimension {
      case .auto: return kinds.append(Kinds.auto)
      case .points: kinds.append(Kinds.points)
      case .percent: kinds.append(Kinds.percent)
      }
      count += 1
    }
    guard count > 0 else { return nil }
    let made = create(minimumCapacity: count) { _ in kinds }
    made.withUnsafeMutablePointerToElements { elements in
      var next = elements
      forEachDimension(of: size) { dimension in
        switch dimension {
        case .auto: return
        case .points(let value), .percent(let value): next.initialize(to: value)
        }
        next += 1
      }
    }
    return unsafeDowncast(made, to: RequestedSize.self)
  }

  private static func forEachDimension(of size: ComponentSize, _ body: (Dimension) -> Void) {
    body(size.width)
    body(size.height)
    body(size.minWidth)
    body(size.minHeight)
    body(size.maxWidth)
    body(size.maxHeight)
  }

  var size: ComponentSize {
    withUnsafeMutablePointers { header, elements in
      var kinds = header.pointee
      var next = elements
      func dimension() -> Dimension {
        let kind = kinds.removeFirst()
        guard kind != Kinds.auto else { return .auto }
        defer { next += 1 }
        return kind == Kinds.points ? .points(next.pointee) : .percent(next.pointee)
      }
      return ComponentSize(
        width: dimension(), height: dimension(), minWidth: dimension(), minHeight: dimension(),
        maxWidth: dimension(), maxHeight: dimension())
    }
  }
}
