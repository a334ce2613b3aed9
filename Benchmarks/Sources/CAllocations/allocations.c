#include "allocations.h"

#ifdef __linux__
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

// The linker prefers these to the C library's own, which they lead to.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Atomic uint64_t count;

static void add(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  add();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  add();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  add();
  return __libc_realloc(block, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  add();
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? ENOMEM : 0;
}

uint64_t allocations_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }
#else
uint64_t allocations_count(void) { return 0; }
#endif
