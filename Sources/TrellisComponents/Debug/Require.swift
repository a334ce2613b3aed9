/// Stops the program at a programmer's mistake, with `message`, whatever way the program was built.
///
/// `precondition` stops it, too, but says nothing in an optimised build.
@inline(__always)
func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if !condition() { fatalError(message(), file: file, line: line) }
}
