// A map.
