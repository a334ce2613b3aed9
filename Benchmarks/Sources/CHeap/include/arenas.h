#pragma once
#include <stddef.h>

/// The bytes of the heap in use by all threads; 0 where the C library does not tell. Slow.
size_t heap_bytes_in_all_arenas(void);
