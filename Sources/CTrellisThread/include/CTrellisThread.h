#ifndef C_TRELLIS_THREAD_H
#define C_TRELLIS_THREAD_H

// Functions that Swift does not have: how much of a thread's stack is left, a change of stacks on one thread, and
// values of a thread.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The address that the stack at work may grow down to; `UINTPTR_MAX` until a thread first asks.
extern _Thread_local uintptr_t trellis_stack_limit;

/// The values that the calls of a thread share; see `TrellisBase`.
extern _Thread_local void *trellis_thread_values[4];

/// Finds the limit of a thread that asks for the first time. Answers whether its stack is short now.
bool trellis_find_stack_limit(uintptr_t here);

/// Whether less of the stack is left than is kept in reserve for the last call.
static inline __attribute__((always_inline)) bool trellis_stack_is_short(void) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (__builtin_expect(here >= trellis_stack_limit, 1)) return false;
  return trellis_find_stack_limit(here);
}

/// The number of bytes that the stack at work can still take, the reserve aside.
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
/// and comes back. Answers whether there was any memory for a stack; if not, nothing was called.
bool trellis_call_on_stack(size_t wanted, void (*body)(void *), void *context);

#endif
