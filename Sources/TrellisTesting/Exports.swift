@_exported import TrellisSemantics

@_exported import struct TrellisDOM.Frame
