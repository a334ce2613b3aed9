#ifndef C_TRELLIS_THREAD_H
#define C_TRELLIS_THREAD_H

// Functions that Swift lacks: the free space of a thread's stack, a switch of stacks on one thread, and
// thread-local values and numbers.
#include <stdbool.h>
#include <stddef.h>

/// The size of a stack for ``trellis_call_on_stack``; only used pages take memory.
enum { trellis_stack_bytes = 64 << 20 };

/// The thread-local values of `TrellisBase`.
extern _Thread_local void *trellis_thread_values[5];

static inline void *trellis_thread_value(int index) { return trellis_thread_values[index]; }
static inline void trellis_set_thread_value(int index, void *value) {
  trellis_thread_values[index] = value;
}

/// The number of the current thread: from 1 on, in the order of the first calls.
unsigned trellis_thread_number(void);

/// The free bytes of the current stack.
size_t trellis_stack_room(void);

/// Calls `body` with `context` on another stack of the same thread, and returns. Returns `false`, without a call, if
/// there was no memory for a stack.
bool trellis_call_on_stack(void (*body)(void *), void *context);

#endif
