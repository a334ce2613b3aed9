-- Three cafés with their staff, whose password is "espresso", and the shifts of some months.
INSERT INTO shop (id, name) VALUES (1, 'Hafencafé'), (2, 'Marktplatz'), (3, 'Südbahnhof');

INSERT INTO employee (id, name, email, isManager, password)
SELECT 'e' || column1, column2, column3 || '@cafe.example', column1 = 0,
  '$argon2id$v=19$m=19456,t=2,p=1$Y2FmZS1lc3ByZXNzby0wMQ$KlMgQ2Lt7os7hkHuyNw5HZkzarMAEH7/OJS2fJTQGx8'
FROM (VALUES
  (0, 'Mara Lindholm', 'mara'), (1, 'Anton Weiss', 'anton'),
  (2, 'Chiara Romano', 'chiara'), (3, 'Daniel Okafor', 'daniel'),
  (4, 'Elif Yıldız', 'elif'), (5, 'Jonas Petersen', 'jonas'),
  (6, 'Noor Haddad', 'noor'), (7, 'Sophie Martin', 'sophie'));

-- Days are counted from 1 January 2024, a Monday.
WITH RECURSIVE
  weeks (week) AS (VALUES (-26) UNION ALL SELECT week + 1 FROM weeks WHERE week < 8),
  days (day) AS (VALUES (0) UNION ALL SELECT day + 1 FROM days WHERE day < 6),
  now (today) AS (
    SELECT CAST(julianday('now', 'start of day') - julianday('2024-01-01') AS INTEGER)),
  people (number, employee, shop) AS (
    SELECT CAST(substr(id, 2) AS INTEGER), id, substr(id, 2) % 3 FROM employee)
INSERT INTO shift (id, employee, shop, day, start, length)
SELECT 's' || number || '-' || week || '-' || day, employee,
  CASE day WHEN 5 THEN (shop + 1) % 3 ELSE shop END + 1,
  today - today % 7 + week * 7 + day,
  CASE (number + day * 3 + abs(week)) % 4
    WHEN 0 THEN 360 WHEN 1 THEN 420 WHEN 2 THEN 570 ELSE 780 END,
  CASE (number * 3 + day) % 4 WHEN 0 THEN 300 WHEN 3 THEN 540 ELSE 480 END
FROM people, weeks, days, now
WHERE (day + number * 2 + abs(week)) % 7 < 5;
