#ifndef C_TRELLIS_SOCKETS_H
#define C_TRELLIS_SOCKETS_H

// `import Foundation` offers sockets but neither epoll nor accept4. This header must not include
// <sys/socket.h> nor define _GNU_SOURCE: both clash with Dispatch's own types in debug builds.
#include <stddef.h>
#ifdef __linux__
#include <sys/epoll.h>
#include <sys/eventfd.h>
#endif

/// Makes a stream socket, non-blocking and close-on-exec, or returns -1 with `errno`. At no moment would a
/// process that another thread starts keep it.
int trellis_socket(int family);

/// Accepts a connection as a non-blocking, close-on-exec descriptor, or returns -1 with `errno`.
/// The address of the peer goes to `address`, at most `*length` bytes of it.
int trellis_accept(int listener, void *address, unsigned *length);

/// Sends two pieces in one call, without a signal where the peer has gone. Returns the number of
/// bytes sent, or -1 with `errno`.
long trellis_send(int descriptor, const void *first, size_t first_count, const void *second,
                  size_t second_count);

/// The bytes that were sent and that the peer has not confirmed yet; 0 where the system does not tell.
long trellis_unconfirmed(int descriptor);

#endif
