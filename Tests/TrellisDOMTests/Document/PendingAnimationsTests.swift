import Testing

@testable import TrellisDOM

struct PendingAnimationsTests {
  private let document = Document()

  private func animation(_ property: String, report: UInt32) -> ElementAnimation {
    var animation = ElementAnimation(
      keyframes: [.init(offset: 0, styles: [.init(property, "0")])], duration: 200)
    animation.report = report
    return animation
  }

  private func reports(_ pending: PendingAnimations) -> [UInt32] {
    pending.requests.compactMap {
      if case .play(_, let animation) = $0 { animation.report } else { nil }
    }
  }

  @Test func laterAnimationsOfOnePurposeReplaceEarlierOnesInOrder() {
    let elements = (0..<33).map { _ in document.makeElement("div") }
    document.root.setChildren(elements)
    var pending = PendingAnimations()
    var dropped: [UInt32] = []
    // Two for each of 32 elements; the last one exceeds the number of 64.
    for round in 0..<2 {
      for index in 0..<32 {
        let number = UInt32(round * 32 + index + 1)
        dropped += pending.append(.play(elements[index], animation("opacity", report: number)))
      }
    }
    #expect(dropped.isEmpty)
    #expect(reports(pending) == Array(1...64))
    dropped += pending.append(.play(elements[32], animation("opacity", report: 65)))
    #expect(dropped.sorted() == Array(1...32))
    #expect(reports(pending) == Array(33...65))
  }

  @Test func animationsOfOtherPropertiesStay() {
    let elements = (0..<2).map { _ in document.makeElement("div") }
    document.root.setChildren(elements)
    var pending = PendingAnimations()
    for number in UInt32(1)...65 {
      let property = number % 2 == 0 ? "opacity" : "transform"
      _ = pending.append(.play(elements[0], animation(property, report: number)))
    }
    #expect(reports(pending) == [64, 65])
  }

  @Test func aCancellationStays() {
    let elements = (0..<2).map { _ in document.makeElement("div") }
    document.root.setChildren(elements)
    var pending = PendingAnimations()
    _ = pending.append(.cancel(elements[0]))
    _ = pending.append(.cancel(elements[0]))
    for number in UInt32(1)...64 {
      _ = pending.append(.play(elements[1], animation("opacity", report: number)))
    }
    let cancelled = pending.requests.compactMap {
      if case .cancel(let element) = $0 { element } else { nil }
    }
    #expect(cancelled == [elements[0]])
    #expect(reports(pending) == [63, 64])
  }
}
