/// The scripts of a store. A script runs without another command in between, so it tests and writes at once.
///
/// A session is one hash: `owner`, `version`, `header`, `bytes` (the number of bytes of all changes), `expiry`, and each change under its version. So it is
/// removed as a whole, whoever removes it. A sorted set has the expiries.
enum RedisScript: String, CaseIterable {
  case commit, takeOver, delete, deleteExpired

  static let expiries = "trellis:expiry"
  static let sessions = "trellis:session:"
  static let notices = "trellis:notices:"
  /// The channel of the messages between servers, of all databases. Each message begins with its name and a space.
  static let messages = "trellis:messages"
  /// The maximum number of sessions that one call of ``deleteExpired`` removes. The server does nothing else meanwhile.
  static let removalLimit = 1000

  /// What a script writes first needs memory, so that it has no effect while the server has none.
  var source: String {
    switch self {
    case .commit:
      // The former version of an increment that is not whole, or nothing.
      """
      local id, me, version, former, header, change, expiry = unpack(ARGV, 1, 7)
      local life, limit, changes = ARGV[8], tonumber(ARGV[9]), ARGV[10] == '1'
      local owner, present, bytes = unpack(redis.call('HMGET', KEYS[1], 'owner', 'version', 'bytes'))
      local own, fits, sum = owner == me, false, #change
      if former == '' then
        fits = not owner or (own and tonumber(present) < tonumber(version))
      elseif owner then
        fits, sum = own and present == former, sum + bytes
      end
      if fits and sum + #header <= limit then
        if former == '' and owner then
          redis.call('HSET', KEYS[1], 'owner', me)
          redis.call('UNLINK', KEYS[1])
        end
        redis.call('HSET', KEYS[1], 'owner', me, 'version', version, 'header', header,
          'bytes', string.format('%.0f', sum), 'expiry', expiry)
        if changes then redis.call('HSET', KEYS[1], version, change) end
        redis.call('PEXPIRE', KEYS[1], life)
        redis.call('ZADD', KEYS[2], expiry, id)
        return {1}
      end
      if not owner then return {0} end
      local same = own and present == version and redis.call('HGET', KEYS[1], 'header') == header
      return {0, same and 1 or 0, own and 1 or 0, present, bytes}
      """
    case .takeOver:
      """
      local owner, present = unpack(redis.call('HMGET', KEYS[1], 'owner', 'version'))
      if present ~= ARGV[3] then return 0 end
      redis.call('HSET', KEYS[1], 'owner', ARGV[2], 'version', ARGV[4])
      if owner ~= ARGV[2] then
        redis.call('PUBLISH', '\(Self.notices)' .. owner, ARGV[1] .. ' ' .. ARGV[4])
      end
      return 1
      """
    case .delete:
      """
      if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[2] then return 0 end
      redis.call('UNLINK', KEYS[1])
      redis.call('ZREM', KEYS[2], ARGV[1])
      return 1
      """
    case .deleteExpired:
      """
      local limit = \(Self.removalLimit)
      local found = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, limit)
      if #found == 0 then
        local excess = redis.call('ZCARD', KEYS[1]) - ARGV[2]
        if excess > 0 then found = redis.call('ZRANGE', KEYS[1], 0, math.min(excess, limit) - 1) end
      end
      for _, id in ipairs(found) do
        redis.call('UNLINK', '\(Self.sessions)' .. id)
        redis.call('ZREM', KEYS[1], id)
      end
      return #found
      """
    }
  }
}
