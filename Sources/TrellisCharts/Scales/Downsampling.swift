import TrellisLayout

/// Fewer points that look the same.
enum Downsampling {
  /// At most `count` of `points`: the first, the last, and of each bucket between them the point with the largest
  /// triangle with the point chosen before and the mean of the next bucket.
  ///
  /// Source: Steinarsson, “Downsampling Time Series for Visual Representation” (University of Iceland, 2013), largest
  /// triangle three buckets.
  ///
  /// - Complexity: O(*n*).
  static func largestTriangles(_ points: [Point], count: Int) -> [Point] {
    let total = points.count
    guard count >= 3, total > count else { return points }
    var chosen = [points[0]]
    chosen.reserveCapacity(count)
    let size = Double(total - 2) / Double(count - 2)
    for bucket in 0..<(count - 2) {
      let start = Int(Double(bucket) * size) + 1
      let end = min(Int(Double(bucket + 1) * size) + 1, total - 1)
      let nextEnd = min(Int(Double(bucket + 2) * size) + 1, total)
      var (meanX, meanY) = (0.0, 0.0)
      for point in points[end..<max(nextEnd, end + 1)] {
        meanX += point.x
        meanY += point.y
      }
      let number = Double(max(nextEnd - end, 1))
      meanX /= number
      meanY /= number
      let last = chosen[chosen.count - 1]
      var (best, bestArea) = (start, -1.0)
      for index in start..<max(end, start + 1) {
        let point = points[index]
        let area = abs(
          (last.x - meanX) * (point.y - last.y) - (last.x - point.x) * (meanY - last.y))
        if area > bestArea { (best, bestArea) = (index, area) }
      }
      chosen.append(points[best])
    }
    chosen.append(points[total - 1])
    return chosen
  }
}
