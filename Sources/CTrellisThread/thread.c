#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CTrellisThread.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
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

enum { guard_bytes = 64 << 10 };

_Thread_local void *trellis_thread_values[5];

unsigned trellis_thread_number(void) {
  static atomic_uint count;
  static _Thread_local unsigned number;
  if (number == 0) number = atomic_fetch_add(&count, 1) + 1;
  return number;
}

// The lowest usable address of the current stack; 0 until the thread first needs it.
static _Thread_local uintptr_t stack_low;

// The lowest usable address of the thread's own stack, on which `here` is.
static uintptr_t own_stack_low(uintptr_t here) {
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
  // A stack with unknown bounds has no known room.
  if (here < low || here >= high) return here;
  // An unlimited main-thread stack may meet another mapping; no thread needs more than this.
  return high - low > trellis_stack_bytes ? high - trellis_stack_bytes : low;
}

size_t trellis_stack_room(void) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (stack_low == 0) stack_low = own_stack_low(here);
  return here > stack_low ? here - stack_low : 0;
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

#ifdef TRELLIS_SWITCHES_STACKS
// An unused stack, kept for the next call.
static _Atomic(char *) idle_stack;

static char *make_stack(void) {
  char *low = mmap(NULL, trellis_stack_bytes, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (low == MAP_FAILED) return NULL;
  mprotect(low, guard_bytes, PROT_NONE);
#ifdef MADV_NOHUGEPAGE
  madvise(low, trellis_stack_bytes, MADV_NOHUGEPAGE);
#endif
  return low;
}
#endif

bool trellis_call_on_stack(void (*body)(void *), void *context) {
#ifdef TRELLIS_SWITCHES_STACKS
  char *low = atomic_exchange(&idle_stack, NULL);
  if (low == NULL) low = make_stack();
  if (low == NULL) return false;
  uintptr_t outer = stack_low;
  stack_low = (uintptr_t)low + guard_bytes;
  trellis_switch_stack(low + trellis_stack_bytes, body, context);
  stack_low = outer;
  low = atomic_exchange(&idle_stack, low);
  if (low != NULL) munmap(low, trellis_stack_bytes);
#else
  // Stack switching is not implemented for this processor.
  body(context);
#endif
  return true;
}
