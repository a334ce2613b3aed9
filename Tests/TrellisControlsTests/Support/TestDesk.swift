import TrellisUI

/// A desk that admits everything up to a number of files.
final class TestDesk: UploadService {
  var room = 100
  private(set) var admitted: [UploadDescription] = []
  private(set) var cancelled: [UInt64] = []
  private var reports: [UInt64: (UploadReport) -> Void] = [:]

  func admit(
    _ file: UploadDescription, report: @escaping (UploadReport) -> Void
  ) throws(UploadRefusal) -> UInt64 {
    guard admitted.count < room else { throw .serverIsFull }
    admitted.append(file)
    reports[UInt64(admitted.count)] = report
    return UInt64(admitted.count)
  }

  func cancel(_ number: UInt64) { cancelled.append(number) }

  func report(_ report: UploadReport, of number: UInt64) { reports[number]?(report) }

  func finish(_ number: UInt64) {
    let file = admitted[Int(number) - 1]
    report(.finished(UploadedFile(id: "s\(number)", description: file, url: nil)), of: number)
  }
}
