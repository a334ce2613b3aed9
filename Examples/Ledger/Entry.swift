import Foundation
import GRDB

/// A booking of an account.
struct Entry: Codable, Identifiable, FetchableRecord, Sendable {
  var id: Int64
  /// The days since 1 January 1970.
  var day: Int
  var account: String
  var text: String
  /// In cents; negative for a payment.
  var amount: Int
  /// The sum of the amounts of all accounts up to this entry, in cents.
  var balance: Int

  static let accounts = ["Card", "Cash", "Checking", "Savings", "Travel"]

  var date: Date { Date(timeIntervalSince1970: Double(day) * 86_400) }

  /// The day as in ISO 8601, such as 2024-02-29.
  var isoDate: String { date.formatted(.iso8601.year().month().day()) }

  /// An amount in units, with two decimals.
  static func decimal(_ cents: Int) -> String {
    let digits = String(cents.magnitude)
    let padded = String(repeating: "0", count: max(3 - digits.utf8.count, 0)) + digits
    return (cents < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }
}
