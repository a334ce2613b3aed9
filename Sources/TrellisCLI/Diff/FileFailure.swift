import Foundation

/// The reasons that a file could not be read or written.
enum FileFailure {
  /// The reason that the system gives for an error, such as "No such file or directory".
  ///
  /// Outside of Apple's systems the descriptions of errors may be names and numbers of their types.
  static func reason(of error: any Error) -> String {
    var cause = error as NSError
    while let underlying = cause.userInfo[NSUnderlyingErrorKey] as? any Error {
      cause = underlying as NSError
    }
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
      : cause.localizedDescription
  }
}
