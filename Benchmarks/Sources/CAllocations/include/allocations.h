#pragma once
#include <stdint.h>

/// The number of memory allocations of the process so far; 0 if they cannot be counted.
uint64_t allocations_count(void);
