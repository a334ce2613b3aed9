CREATE TABLE shop (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
);

CREATE TABLE employee (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL COLLATE NOCASE,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password TEXT NOT NULL,
  isManager BOOLEAN NOT NULL,
  photo TEXT
);

-- Days are counted from 1 January 2024, times are minutes since midnight.
CREATE TABLE shift (
  id TEXT PRIMARY KEY,
  employee TEXT NOT NULL REFERENCES employee ON DELETE CASCADE,
  shop INTEGER NOT NULL REFERENCES shop,
  day INTEGER NOT NULL,
  start INTEGER NOT NULL,
  length INTEGER NOT NULL
);

CREATE INDEX shiftByDay ON shift (day);

CREATE VIEW namedShift AS
SELECT shift.*, employee.name AS name, shop.name AS shopName
FROM shift JOIN employee ON employee.id = shift.employee JOIN shop ON shop.id = shift.shop;
