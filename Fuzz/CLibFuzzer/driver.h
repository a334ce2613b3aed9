#ifndef C_LIB_FUZZER_DRIVER_H
#define C_LIB_FUZZER_DRIVER_H

#include <stddef.h>
#include <stdint.h>

// SwiftPM gives each executable a `main` of its own, which takes the place of libFuzzer's; so that
// has to call libFuzzer.
int LLVMFuzzerRunDriver(int *count, char ***arguments,
                        int (*test)(const uint8_t *data, size_t count));

#endif
