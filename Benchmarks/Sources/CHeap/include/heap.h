#pragma once
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
/// The bytes of the heap in use; 0 if the C library does not report them.
static inline size_t heap_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
static inline size_t heap_bytes_in_use(void) { return 0; }
#endif
