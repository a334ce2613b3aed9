#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Room on the call stack: the algorithm calls itself for each level of the tree, and goes on on
/// a stack of its own where a tree is deeper than the thread it was started on can take.
struct StackRoom {
  /// The address that the stack of the thread at work may grow down to.
  private let limit: UnsafeMutablePointer<UInt>

  /// What is used of the stack that the computation starts on: threads have 512 KiB and more.
  private static let startBytes: UInt = 192 << 10
  /// The size of a stack of its own, of which only what is used takes memory.
  private static let ownBytes: UInt = 256 << 20
  /// What is left over on it for what is called last.
  private static let reserveBytes: UInt = 1 << 20

  init() {
    limit = .allocate(capacity: 1)
    limit.initialize(to: 0)
  }

  func deallocate() { limit.deallocate() }

  /// Counts from where the stack of this thread is now.
  func start() {
    let here = Self.position
    limit.pointee = here > Self.startBytes ? here - Self.startBytes : 0
  }

  /// Whether it is time to go on elsewhere.
  var isShort: Bool {
    @inline(__always)
    get { Self.position < limit.pointee }
  }

  /// Where the stack is now.
  @inline(__always)
  private static var position: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// Calls `body` on a stack of its own and waits for its end.
  @inline(never)
  func goOn<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    let previous = limit.pointee
    withoutActuallyEscaping(body) { body in
      let work = Work {
        let here = Self.position
        limit.pointee = here - Self.ownBytes + Self.reserveBytes
        result = body()
      }
      work.run(stackBytes: Int(Self.ownBytes))
    }
    limit.pointee = previous
    guard let result else { preconditionFailure("A layout on a stack of its own has no result") }
    return result
  }

  /// Something to do on another thread while this one waits.
  private final class Work {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func run(stackBytes: Int) {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, stackBytes)
      let context = Unmanaged.passRetained(self).toOpaque()
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let status = pthread_create(&thread, &attributes, Self.entry, context)
      pthread_attr_destroy(&attributes)
      precondition(
        status == 0, "No thread for a layout this deep: error \(status), \(stackBytes) bytes")
      #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
      #else
        pthread_join(thread, nil)
      #endif
    }

    #if canImport(Darwin)
      private static let entry:
        @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }
    #else
      private static let entry:
        @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
          if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
          return nil
        }
    #endif
  }
}
