#if defined(__linux__)
#define _GNU_SOURCE
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#include "CTrellisMemory.h"

#include <stdlib.h>
#include <sys/resource.h>

#if defined(__GLIBC__)
#include <malloc.h>

void trellis_limit_allocator_arenas(int count) { mallopt(M_ARENA_MAX, count); }
void trellis_trim_allocator(void) { malloc_trim(0); }
#else
void trellis_limit_allocator_arenas(int count) { (void)count; }
void trellis_trim_allocator(void) {}
#endif

unsigned long long trellis_address_space_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  return limit.rlim_cur;
}

#if defined(__linux__)
/// Whether the dynamic linker writes into the code of an object.
static int has_text_relocations(const struct dl_phdr_info *object) {
  for (int index = 0; index < object->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    if (header->p_type != PT_DYNAMIC) continue;
    const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(object->dlpi_addr + header->p_vaddr);
    for (; entry->d_tag != DT_NULL; entry += 1) {
      if (entry->d_tag == DT_TEXTREL) return 1;
      if (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL)) return 1;
    }
  }
  return 0;
}

/// Whether a debugger is attached, which writes breakpoints into the code.
static int is_traced(void) {
  FILE *status = fopen("/proc/self/status", "re");
  if (!status) return 1;
  char line[256];
  int tracer = 0;
  while (fgets(line, sizeof line, status)) {
    if (sscanf(line, "TracerPid: %d", &tracer) == 1) break;
  }
  fclose(status);
  return tracer != 0;
}

/// Invariant: a segment without the flag for writing, in an object without text relocations, equals its file, so that
/// the pages that are removed are read again with the same content.
static int release_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  const uintptr_t page = *(const uintptr_t *)context;
  if (has_text_relocations(object)) return 0;
  for (int index = 0; index < object->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || (header->p_flags & PF_W)) continue;
    const uintptr_t start = (object->dlpi_addr + header->p_vaddr) / page * page;
    const uintptr_t end = (object->dlpi_addr + header->p_vaddr + header->p_filesz) / page * page;
    if (end > start) madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

void trellis_release_code_pages(void) {
  if (is_traced()) return;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  dl_iterate_phdr(release_object, &page);
}
#else
void trellis_release_code_pages(void) {}
#endif
