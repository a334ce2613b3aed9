import Testing
import TrellisTesting

@testable import Planner

@Test func x() { #expect(true) }
