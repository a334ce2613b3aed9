#include "CTrellisMemory.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

void trellis_limit_allocator_arenas(int count) { mallopt(M_ARENA_MAX, count); }
#else
void trellis_limit_allocator_arenas(int count) { (void)count; }
#endif
