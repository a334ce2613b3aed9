/// The tables of stored sessions, in the first schema of the search path.
enum PostgresTables {
  /// The version of the tables that this code reads and writes.
  static let version = migrations.count

  /// The number of the lock that a server holds while it makes the tables.
  static let lock = "7310579638841371762"

  /// The statements that lead from each version of the tables to the next one.
  ///
  /// `bytes` is the number of bytes of all changes. `former` is the owner before the last take-over.
  static let migrations = [
    """
    CREATE TABLE trellis_session (
      id text COLLATE "C" PRIMARY KEY, owner text NOT NULL, former text, version bigint NOT NULL, header bytea NOT NULL,
      bytes bigint NOT NULL, expiry double precision NOT NULL
    ) WITH (fillfactor = 80);
    CREATE INDEX trellis_session_expiry ON trellis_session (expiry);
    CREATE TABLE trellis_session_change (
      session text COLLATE "C" NOT NULL REFERENCES trellis_session (id) ON DELETE CASCADE, version bigint NOT NULL,
      bytes bytea NOT NULL, PRIMARY KEY (session, version)
    );
    """,
    """
    CREATE TABLE trellis_message (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, added timestamptz NOT NULL DEFAULT now(), bytes bytea NOT NULL
    );
    """,
  ]

  /// The channel of the messages between servers. A payload is a name, a space, and the message in Base64, or `#` with the number of
  /// its row.
  static let messages = "trellis_message"

  /// The bytes of a message that fit a payload, which has at most 7,999 bytes.
  static let payloadBytes = 5900

  static let find = "SELECT to_regclass('trellis_session_schema') IS NOT NULL"
  static let readVersion = "SELECT version::bigint FROM trellis_session_schema"
  static let makeVersion = """
    CREATE TABLE IF NOT EXISTS trellis_session_schema (version integer NOT NULL);
    INSERT INTO trellis_session_schema SELECT 0 WHERE NOT EXISTS (SELECT FROM trellis_session_schema)
    """
  static func setVersion(_ version: Int) -> String {
    "UPDATE trellis_session_schema SET version = \(version)"
  }
}

/// The prepared statements of a connection.
///
/// Each commit is one statement that tests and writes, so that a group of commits needs no answer before its end.
enum PostgresStatement: String, CaseIterable {
  case addChange, replaceSession, load, takeOver, delete, deleteExpired, deleteExcess
  case publish, publishRow, readMessage, deleteMessages

  /// What is stored when a commit begins: whether it is this increment already, whether this server owns the session, its
  /// version and the bytes of its changes. There is no row if nothing is stored.
  private static let stored = """
    (SELECT count(*) FROM kept), stored.owner = $2 AND stored.version = $3::bigint AND stored.header = $4::bytea,
      stored.owner = $2, stored.version, stored.bytes
    FROM (VALUES (1)) AS one LEFT JOIN trellis_session AS stored ON stored.id = $1
    """

  private static let change = """
    INSERT INTO trellis_session_change (session, version, bytes)
      SELECT id, $3::bigint, $5::bytea FROM kept WHERE $5::bytea IS NOT NULL
    """

  var sql: String {
    switch self {
    case .addChange:
      """
      WITH kept AS (
        UPDATE trellis_session SET version = $3::bigint, header = $4::bytea, expiry = $6::double precision,
          bytes = bytes + coalesce(length($5::bytea), 0)
        WHERE id = $1 AND owner = $2 AND version = $3::bigint - 1
          AND bytes + coalesce(length($5::bytea), 0) + length($4::bytea) <= $7::bigint
        RETURNING id),
      added AS (\(Self.change))
      SELECT \(Self.stored)
      """
    case .replaceSession:
      """
      WITH kept AS (
        INSERT INTO trellis_session AS present (id, owner, version, header, bytes, expiry)
        SELECT $1, $2, $3::bigint, $4::bytea, coalesce(length($5::bytea), 0), $6::double precision
        WHERE coalesce(length($5::bytea), 0) + length($4::bytea) <= $7::bigint
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, header = excluded.header, bytes = excluded.bytes,
          expiry = excluded.expiry
        WHERE present.owner = excluded.owner AND present.version < excluded.version
        RETURNING id),
      removed AS (
        DELETE FROM trellis_session_change USING kept WHERE session = kept.id AND version < $3::bigint),
      added AS (\(Self.change))
      SELECT \(Self.stored)
      """
    case .load:
      // One statement, so that no commit is between the header and the changes.
      """
      SELECT 0::bigint AS place, version, header FROM trellis_session WHERE id = $1 AND expiry > $2::double precision
      UNION ALL SELECT version, version, bytes FROM trellis_session_change WHERE session = $1
      ORDER BY place
      """
    case .takeOver:
      """
      WITH taken AS (
        UPDATE trellis_session SET version = version + 1, former = owner, owner = $2
        WHERE id = $1 AND version = $3::bigint RETURNING version, former)
      SELECT CASE WHEN former <> $2 THEN pg_notify('trellis_session_' || former, $1 || ' ' || version)::text END
      FROM taken
      """
    case .delete: "DELETE FROM trellis_session WHERE id = $1 AND owner = $2"
    case .deleteExpired:
      """
      DELETE FROM trellis_session WHERE id IN (
        SELECT id FROM trellis_session WHERE expiry <= $1::double precision ORDER BY expiry
        LIMIT 20000 FOR UPDATE SKIP LOCKED)
      """
    case .publish:
      "SELECT pg_notify('\(PostgresTables.messages)', $1::text || ' ' || $2::text)::text"
    case .publishRow:
      """
      WITH added AS (INSERT INTO trellis_message (bytes) VALUES ($2::bytea) RETURNING id)
      SELECT pg_notify('\(PostgresTables.messages)', $1::text || ' #' || id)::text FROM added
      """
    case .readMessage: "SELECT bytes FROM trellis_message WHERE id = $1::bigint"
    case .deleteMessages: "DELETE FROM trellis_message WHERE added < now() - interval '5 minutes'"
    case .deleteExcess:
      """
      DELETE FROM trellis_session WHERE id IN (
        SELECT id FROM trellis_session ORDER BY expiry
        LIMIT least(20000, greatest(0, (SELECT count(*) FROM trellis_session) - $1::bigint)) FOR UPDATE SKIP LOCKED)
      """
    }
  }
}
