#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CTrellisThread.h"

#include <pthread.h>
#include <sys/mman.h>

#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0
#endif
#ifndef MAP_STACK
#define MAP_STACK 0
#endif

#if defined(__x86_64__) || defined(__aarch64__)
#define TRELLIS_SWITCHES_STACKS
#endif

_Thread_local uintptr_t trellis_stack_limit = UINTPTR_MAX;
_Thread_local void *trellis_thread_values[5];

enum {
  // The reserve for the last call: half of a small stack, at most this many bytes of a large one.
  reserve_bytes = 256 << 10,
  // The part of an unused stack that stays resident.
  warm_bytes = 256 << 10,
  probe_bytes = 16 << 10,
  guard_bytes = 64 << 10,
  idle_stacks = 4,
};

static const size_t smallest_stack = 1 << 20;

static uintptr_t limit_of(uintptr_t low, uintptr_t high) {
  uintptr_t reserve = (high - low) / 2;
  return low + (reserve < reserve_bytes ? reserve : reserve_bytes);
}

bool trellis_find_stack_limit(uintptr_t here) {
  if (trellis_stack_limit != UINTPTR_MAX) return true;
#ifndef TRELLIS_SWITCHES_STACKS
  // Stack switching is not implemented for this processor.
  trellis_stack_limit = 0;
  return false;
#endif
  uintptr_t low = 0, high = 0;
#ifdef __APPLE__
  high = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  low = high - pthread_get_stacksize_np(pthread_self());
#else
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    void *address = NULL;
    size_t size = 0;
    if (pthread_attr_getstack(&attributes, &address, &size) == 0) {
      low = (uintptr_t)address;
      high = low + size;
    }
    pthread_attr_destroy(&attributes);
  }
#endif
  // An unlimited main-thread stack may meet another mapping; no thread needs more than this.
  const uintptr_t most = 64 << 20;
  if (high > most && low < high - most) low = high - most;
  if (here < low || here >= high) {
    // A stack with unknown bounds: use as much as every thread has.
    low = here - (96 << 10);
    high = here;
  }
  trellis_stack_limit = limit_of(low, high);
  return here < trellis_stack_limit;
}

// Unused stacks, kept for the next call.
struct stack {
  char *low;
  size_t bytes;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct stack idle[idle_stacks];
static int idle_count = 0;

static struct stack take_stack(size_t wanted) {
  struct stack stack = {NULL, 0};
  pthread_mutex_lock(&lock);
  if (idle_count > 0 && idle[idle_count - 1].bytes >= wanted) stack = idle[--idle_count];
  pthread_mutex_unlock(&lock);
  for (size_t bytes = wanted; stack.low == NULL && bytes >= smallest_stack; bytes /= 4) {
    void *low = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (low == MAP_FAILED) continue;
    mprotect(low, guard_bytes, PROT_NONE);
#ifdef MADV_NOHUGEPAGE
    madvise(low, bytes, MADV_NOHUGEPAGE);
#endif
    stack.low = low;
    stack.bytes = bytes;
  }
  return stack;
}

// Whether a call wrote below the resident part of a stack: deeper calls leave nonzero data in the next
// pages, which contain zeros before.
static bool is_used_below(const char *warm_end) {
  const uint64_t *end = (const uint64_t *)(const void *)warm_end;
  uint64_t any = 0;
  for (const uint64_t *word = end - probe_bytes / sizeof *end; word < end; word++) any |= *word;
  return any != 0;
}

static void give_back(struct stack stack) {
  // Pages far down that were written are returned to the system; the rest stays resident for the next call.
  char *warm_end = stack.low + stack.bytes - warm_bytes;
  if (is_used_below(warm_end))
    madvise(stack.low + guard_bytes, (size_t)(warm_end - stack.low) - guard_bytes, MADV_DONTNEED);
  pthread_mutex_lock(&lock);
  if (idle_count < idle_stacks) {
    idle[idle_count++] = stack;
    stack.low = NULL;
  }
  pthread_mutex_unlock(&lock);
  if (stack.low != NULL) munmap(stack.low, stack.bytes);
}

// Calls `body(context)` with the stack pointer at `top`, aligned to 16 bytes.
void trellis_switch_stack(void *top, void (*body)(void *), void *context)
    __asm__("trellis_switch_stack");

#if defined(__x86_64__)
__asm__(
    ".text\n"
    ".p2align 4\n"
    ".globl trellis_switch_stack\n"
#ifndef __APPLE__
    ".hidden trellis_switch_stack\n"
    ".type trellis_switch_stack, @function\n"
#endif
    "trellis_switch_stack:\n"
    "  .cfi_startproc\n"
    "  pushq %rbp\n"
    "  .cfi_def_cfa_offset 16\n"
    "  .cfi_offset %rbp, -16\n"
    "  movq %rsp, %rbp\n"
    "  .cfi_def_cfa_register %rbp\n"
    "  movq %rdi, %rsp\n"
    "  movq %rdx, %rdi\n"
    "  callq *%rsi\n"
    "  movq %rbp, %rsp\n"
    "  popq %rbp\n"
    "  .cfi_def_cfa %rsp, 8\n"
    "  retq\n"
    "  .cfi_endproc\n"
#ifndef __APPLE__
    ".size trellis_switch_stack, .-trellis_switch_stack\n"
    ".section .note.GNU-stack,\"\",@progbits\n"
    ".text\n"
#endif
);
#elif defined(__aarch64__)
__asm__(
    ".text\n"
    ".p2align 4\n"
    ".globl trellis_switch_stack\n"
#ifndef __APPLE__
    ".hidden trellis_switch_stack\n"
    ".type trellis_switch_stack, %function\n"
#endif
    "trellis_switch_stack:\n"
    "  .cfi_startproc\n"
    "  stp x29, x30, [sp, #-16]!\n"
    "  .cfi_def_cfa_offset 16\n"
    "  .cfi_offset x29, -16\n"
    "  .cfi_offset x30, -8\n"
    "  mov x29, sp\n"
    "  .cfi_def_cfa x29, 16\n"
    "  mov sp, x0\n"
    "  mov x0, x2\n"
    "  blr x1\n"
    "  mov sp, x29\n"
    "  ldp x29, x30, [sp], #16\n"
    "  .cfi_def_cfa sp, 0\n"
    "  ret\n"
    "  .cfi_endproc\n"
#ifndef __APPLE__
    ".size trellis_switch_stack, .-trellis_switch_stack\n"
    ".section .note.GNU-stack,\"\",%progbits\n"
    ".text\n"
#endif
);
#endif

bool trellis_call_on_stack(size_t wanted, void (*body)(void *), void *context) {
#ifndef TRELLIS_SWITCHES_STACKS
  // No stack is ever short on this processor; see `trellis_find_stack_limit`.
  body(context);
  return true;
#else
  struct stack stack = take_stack(wanted);
  if (stack.low == NULL) return false;
  uintptr_t outer = trellis_stack_limit;
  uintptr_t low = (uintptr_t)stack.low + guard_bytes;
  uintptr_t high = (uintptr_t)stack.low + stack.bytes;
  trellis_stack_limit = limit_of(low, high);
  trellis_switch_stack((void *)high, body, context);
  trellis_stack_limit = outer;
  give_back(stack);
  return true;
#endif
}
