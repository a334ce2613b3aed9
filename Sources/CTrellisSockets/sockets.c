#define _GNU_SOURCE
#include "CTrellisSockets.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/uio.h>
#ifdef __linux__
#include <linux/sockios.h>
#endif

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

int trellis_socket(int family) {
#ifdef __linux__
  return socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
#else
  int descriptor = socket(family, SOCK_STREAM, 0);
  if (descriptor >= 0) {
    fcntl(descriptor, F_SETFL, O_NONBLOCK);
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  }
  return descriptor;
#endif
}

int trellis_accept(int listener, void *address, unsigned *length) {
  socklen_t size = *length;
#ifdef __linux__
  int descriptor = accept4(listener, address, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
#else
  int descriptor = accept(listener, address, &size);
  if (descriptor >= 0) {
    int on = 1;
    fcntl(descriptor, F_SETFL, O_NONBLOCK);
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  }
#endif
  *length = size;
  return descriptor;
}

long trellis_send(int descriptor, const void *first, size_t first_count, const void *second,
                  size_t second_count) {
  if (second_count == 0) return send(descriptor, first, first_count, MSG_NOSIGNAL);
  struct iovec pieces[2] = {{(void *)first, first_count}, {(void *)second, second_count}};
  struct msghdr message = {.msg_iov = pieces, .msg_iovlen = 2};
  return sendmsg(descriptor, &message, MSG_NOSIGNAL);
}

long trellis_unconfirmed(int descriptor) {
  int count = 0;
#ifdef __linux__
  return ioctl(descriptor, SIOCOUTQ, &count) == 0 && count > 0 ? count : 0;
#else
  socklen_t size = sizeof count;
  return getsockopt(descriptor, SOL_SOCKET, SO_NWRITE, &count, &size) == 0 && count > 0 ? count : 0;
#endif
}
