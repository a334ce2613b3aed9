/// The number at the start of each operation on the wire; it equals the entry in `codes` of the client script.
enum OperationCode: Int {
  case create = 1
  case remove = 2
  case move = 3
  case setAttribute = 4
  case removeAttribute = 5
  case setStyle = 6
  case removeStyle = 7
  case setFrame = 8
  case clearFrame = 9
  case shift = 10
  case setText = 11
  case setProperty = 12
  case animate = 13
  case focus = 14
  case announce = 15
  case title = 16
  case url = 17
  case reset = 18
  case transition = 19
  case scrollIntoView = 20
  /// The last operation of a patch with runs; the client needs a module for it.
  case runs = 21
  case removeRun = 22
  case moveRun = 23
  case clear = 24
  case stack = 25
  case setTexts = 26
  case setFrames = 27
  case renumber = 28
}
