#ifndef C_LIB_FUZZER_DRIVER_H
#define C_LIB_FUZZER_DRIVER_H

#include <stddef.h>
#include <stdint.h>

// SwiftPM gives each executable its own `main`, which replaces libFuzzer's and therefore must call
// libFuzzer.
int LLVMFuzzerRunDriver(int *count, char ***arguments,
                        int (*test)(const uint8_t *data, size_t count));

#endif
