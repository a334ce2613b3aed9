import Testing
import TrellisLayout

struct ParentSizeTests {
  @Test func aDeflatedSizeIsNotNegative() {
    let size = ParentSize(width: 10, height: 20).deflated(width: 15, height: 30)
    #expect(size == ParentSize(width: 0, height: 0))
    #expect(ParentSize.undefined.deflated(width: 5, height: 5) == .undefined)
  }

  @Test func eachAxisThatIsReadIsRecorded() {
    let readings = ParentSizeReadings()
    let size = ParentSize(width: 10, height: 20).recording(in: readings)
    #expect(readings.axes == [])
    _ = size.height
    #expect(readings.axes == .height)
    _ = size.width
    #expect(readings.axes == .both)
    readings.reset()
    #expect(readings.axes == [])
  }
}
