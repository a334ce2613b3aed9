#include "arenas.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__GLIBC__)
#include <malloc.h>

// The report ends with sums over all arenas: free bytes, mapped bytes, bytes from the system.
static size_t sum(const char *report, const char *key) {
  const char *last = NULL;
  for (const char *found = report; (found = strstr(found, key)); found += strlen(key)) last = found;
  const char *size = last ? strstr(last, "size=\"") : NULL;
  return size ? strtoull(size + 6, NULL, 10) : 0;
}

size_t heap_bytes_in_all_arenas(void) {
  char *report = NULL;
  size_t length = 0;
  FILE *stream = open_memstream(&report, &length);
  if (!stream) return 0;
  malloc_info(0, stream);
  fclose(stream);
  size_t bytes = sum(report, "<system type=\"current\"") + sum(report, "<total type=\"mmap\"")
                 - sum(report, "<total type=\"fast\"") - sum(report, "<total type=\"rest\"");
  free(report);
  return bytes;
}
#else
size_t heap_bytes_in_all_arenas(void) { return 0; }
#endif
