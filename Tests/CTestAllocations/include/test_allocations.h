#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted: on Linux with glibc, without a sanitizer.
bool test_allocations_are_counted(void);

/// The number of memory allocations of the calling thread so far; 0 if they cannot be counted.
uint64_t test_allocations(void);
