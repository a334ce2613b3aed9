#pragma once
#include <stdint.h>

/// How many blocks of memory the process has asked for so far; 0 where that cannot be counted.
uint64_t allocations_count(void);
