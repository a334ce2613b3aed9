#ifndef C_TRELLIS_MEMORY_H
#define C_TRELLIS_MEMORY_H

/// Limits the number of areas from which the system's allocator serves the threads; must be called before there are
/// threads. Without effect where the allocator is not that of glibc.
void trellis_limit_allocator_arenas(int count);

/// Gives memory that the allocator of glibc keeps free back to the system. It takes time in proportion to the kept memory.
void trellis_trim_allocator(void);

/// The limit of the address space of the process in bytes (`RLIMIT_AS`); 0 for none.
unsigned long long trellis_address_space_limit(void);

/// Removes the pages of the program and its libraries that are never written (code and constants) from the memory of the
/// process. The next access to such a page maps it again, without reading the file while the system keeps it in its
/// cache. Without effect on other systems than Linux, while a debugger is attached, and for objects whose code is relocated.
void trellis_release_code_pages(void);

/// Requests that the processor loads the cache line of an address, which may be any address.
static inline __attribute__((always_inline)) void trellis_prefetch(const void *address) {
  __builtin_prefetch(address);
}

#endif
