#ifndef C_TRELLIS_MEMORY_H
#define C_TRELLIS_MEMORY_H

/// Limits the number of areas from which the system's allocator serves the threads; must be called before there are
/// threads. Without effect where the allocator is not that of glibc.
void trellis_limit_allocator_arenas(int count);

#endif
