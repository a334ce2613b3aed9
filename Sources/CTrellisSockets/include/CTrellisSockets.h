#ifndef C_TRELLIS_SOCKETS_H
#define C_TRELLIS_SOCKETS_H

// `import Foundation` offers sockets but neither epoll nor accept4. This header must not include
// <sys/socket.h> nor define _GNU_SOURCE: both clash with Dispatch's own types in debug builds.
#include <stddef.h>
#ifdef __linux__
#include <sys/epoll.h>
#include <sys/eventfd.h>
#endif

/// Makes a non-blocking, close-on-exec stream socket, or returns -1 and sets `errno`. The flags are set
/// atomically, so that no process started by another thread inherits the socket.
int trellis_socket(int family);

/// Accepts a connection as a non-blocking, close-on-exec descriptor, or returns -1 and sets `errno`. Writes
/// at most `*length` bytes of the peer's address to `address`.
int trellis_accept(int listener, void *address, unsigned *length);

/// Sends two pieces in one call, without SIGPIPE if the peer has disconnected. Returns the number of bytes
/// sent, or -1 and sets `errno`.
long trellis_send(int descriptor, const void *first, size_t first_count, const void *second,
                  size_t second_count);

/// The bytes sent but not acknowledged by the peer; 0 if the system does not report them.
long trellis_unconfirmed(int descriptor);

/// Makes two connected stream sockets that are closed when a program starts. Returns 0, or -1 and sets `errno`.
int trellis_socket_pair(int pair[2]);

/// Starts a program, which inherits `count` descriptors with their numbers; others are inherited only if they are not
/// closed on exec. It is in a process group of its own, with the default handling of signals, and blocks none. The lists end with
/// NULL. Returns the number of the process, or -1 and sets `errno`.
int trellis_spawn(const char *path, char *const *arguments, char *const *environment,
                  const int *descriptors, size_t count);

#endif
