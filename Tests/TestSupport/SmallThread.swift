#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Calls `body` on a thread with a stack of exactly `stackBytes` bytes, and waits for it.
///
/// The default is the stack size of threads of Darwin; threads with musl have 128 KiB. The stack is
/// allocated here, because glibc may otherwise reuse a larger stack of an ended thread.
///
/// - Parameter stackBytes: a multiple of the page size, at least 64 KiB.
public func onSmallThread<Result: Sendable>(
  stackBytes: Int = 512 << 10, _ body: @escaping @Sendable () -> Result
) -> Result {
  let box = ResultBox<Result>()
  let work = Work { box.result = body() }
  // The pages below the stack are protected, so that an overflow stops the program where it happens.
  let guardBytes = 1 << 16
  var memory: UnsafeMutableRawPointer?
  guard posix_memalign(&memory, 1 << 16, guardBytes + stackBytes) == 0, let memory,
    mprotect(memory, guardBytes, PROT_NONE) == 0
  else { fatalError("There is no memory for a stack of \(stackBytes) bytes") }
  defer {
    mprotect(memory, guardBytes, PROT_READ | PROT_WRITE)
    free(memory)
  }
  // Not by the initializer: a module that uses Foundation finds it in another module than this file imports.
  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  pthread_attr_init(attributes)
  defer {
    pthread_attr_destroy(attributes)
    attributes.deallocate()
  }
  let isSet = pthread_attr_setstack(attributes, memory + guardBytes, stackBytes)
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let context = Unmanaged.passRetained(work).toOpaque()
  let status = isSet == 0 ? pthread_create(&thread, attributes, Work.entry, context) : isSet
  guard status == 0 else { fatalError("A thread with \(stackBytes) bytes: error \(status)") }
  #if canImport(Darwin)
    if let thread { pthread_join(thread, nil) }
  #else
    pthread_join(thread, nil)
  #endif
  guard let result = box.result else { fatalError("The thread ended without a result") }
  return result
}

/// The function that a thread calls.
private final class Work {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  #if canImport(Darwin)
    static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body()
      return nil
    }
  #else
    static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let context = $0 { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
      return nil
    }
  #endif
}

/// Unchecked: one thread writes the result before it ends, and another one reads it after joining.
private final class ResultBox<Result>: @unchecked Sendable {
  var result: Result?
}
