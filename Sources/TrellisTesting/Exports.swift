@_exported import TrellisDOM
@_exported import TrellisSemantics
