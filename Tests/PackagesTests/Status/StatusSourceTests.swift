import Foundation
import Testing

@testable import Packages

struct StatusSourceTests {
  @Test func takesTheRequestedFile() {
    #expect(StatusSource.chosen(path: "x") == StatusSource(file: StatusFile(path: "x"), note: nil))
  }

  @Test func fallsBackToTheSampleWithANote() {
    let chosen = StatusSource.chosen(path: nil)
    if FileManager.default.fileExists(atPath: StatusFile.systemPath) {
      #expect(chosen.file.path == StatusFile.systemPath)
      #expect(chosen.note == nil)
    } else {
      #expect(chosen.file == StatusSource.sample().file)
      #expect(chosen.note?.contains(StatusFile.systemPath) == true)
    }
  }
}
