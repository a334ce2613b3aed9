@_exported import TrellisSemantics
