/// The number at the start of each operation on the wire. The client script has these names in the same order
/// (`Scripts/client-lists`).
enum OperationCode: Int {
  case create = 1
  case remove
  case move
  case setAttribute
  case removeAttribute
  case setStyle
  case removeStyle
  case setFrame
  case clearFrame
  case shift
  case setText
  case setProperty
  case animate
  case focus
  case announce
  case title
  case url
  case reset
  case transition
  case scrollIntoView
  /// The last operation of a patch with runs; the client needs a module for it.
  case runs
  case removeRun
  case moveRun
  case clear
  case stack
  case setTexts
  case setFrames
  case renumber
}
