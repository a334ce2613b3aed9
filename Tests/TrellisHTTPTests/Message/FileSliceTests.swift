import Testing

@testable import TrellisHTTP

struct FileSliceTests {
  @Test func onlyAFileIsOpened() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "file")
    #expect(FileSlice(path: folder.path + "/file")?.count == 10)
    #expect(FileSlice(path: folder.path) == nil, "a folder")
    #expect(FileSlice(path: folder.path + "/missing") == nil)
    #expect(FileSlice(path: "/dev/null") == nil, "a device")
  }

  @Test func aPartIsReadFromItsStart() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "file")
    let file = try #require(FileSlice(path: folder.path + "/file"))
    let part = FileSlice(file: file.file, offset: 2, count: 6)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
    defer { buffer.deallocate() }
    #expect(part.read(at: 3, into: buffer) == 3)
    #expect(buffer.prefix(3).elementsEqual("567".utf8))
    #expect(part.read(at: 6, into: buffer) == 0)
  }
}
