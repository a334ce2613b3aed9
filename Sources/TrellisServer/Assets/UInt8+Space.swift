extension UInt8 {
  /// Whether the byte is white space of ASCII: a space or one of the control characters from 9 to 13.
  var isASCIISpace: Bool { self == 32 || (9...13).contains(self) }
}
