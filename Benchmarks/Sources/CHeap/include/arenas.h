#pragma once
#include <stddef.h>

/// The bytes of the heap in use by all threads; 0 if the C library does not report them. Slow.
size_t heap_bytes_in_all_arenas(void);
