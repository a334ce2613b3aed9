#ifndef C_TRELLIS_THREAD_H
#define C_TRELLIS_THREAD_H

// Functions that Swift lacks: the free space of a thread's stack, a switch of stacks on one thread, and
// thread-local values.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The lowest usable address of the current stack; `UINTPTR_MAX` until the thread first checks it.
extern _Thread_local uintptr_t trellis_stack_limit;

/// The thread-local values of `TrellisBase`.
extern _Thread_local void *trellis_thread_values[5];

/// Finds the limit on a thread's first check. Returns whether the stack is short.
bool trellis_find_stack_limit(uintptr_t here);

/// Whether the free stack is smaller than the reserve for the last call.
static inline __attribute__((always_inline)) bool trellis_stack_is_short(void) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (__builtin_expect(here >= trellis_stack_limit, 1)) return false;
  return trellis_find_stack_limit(here);
}

/// The free bytes of the current stack, less the reserve.
static inline size_t trellis_stack_room(void) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (trellis_stack_is_short()) return 0;
  return here - trellis_stack_limit;
}

static inline void *trellis_thread_value(int index) { return trellis_thread_values[index]; }
static inline void trellis_set_thread_value(int index, void *value) {
  trellis_thread_values[index] = value;
}

/// Calls `body` with `context` on another stack of at least `wanted` bytes, or of fewer if memory is short,
/// and returns. Returns `false`, without a call, if there was no memory for a stack.
bool trellis_call_on_stack(size_t wanted, void (*body)(void *), void *context);

#endif
