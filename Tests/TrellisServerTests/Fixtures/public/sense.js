// A sense.
