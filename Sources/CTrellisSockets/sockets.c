#define _GNU_SOURCE
#include "CTrellisSockets.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
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

int trellis_socket_pair(int pair[2]) {
#ifdef __linux__
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair);
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) return -1;
  int on = 1;
  for (int index = 0; index < 2; index++) {
    fcntl(pair[index], F_SETFD, FD_CLOEXEC);
    setsockopt(pair[index], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  }
  return 0;
#endif
}

int trellis_spawn(const char *path, char *const *arguments, char *const *environment,
                  const int *descriptors, size_t count) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (posix_spawn_file_actions_init(&actions) != 0) return -1;
  if (posix_spawnattr_init(&attributes) != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return -1;
  }
  int error = 0;
  for (size_t index = 0; index < count && error == 0; index++) {
#ifdef __linux__
    // A copy to the same number is open in the program.
    error = posix_spawn_file_actions_adddup2(&actions, descriptors[index], descriptors[index]);
#else
    error = posix_spawn_file_actions_addinherit_np(&actions, descriptors[index]);
#endif
  }
  sigset_t handled, blocked;
  sigemptyset(&blocked);
  sigemptyset(&handled);
  // The parent may ignore or handle these.
  const int signals[] = {SIGTERM, SIGINT, SIGHUP, SIGPIPE, SIGCHLD, SIGQUIT, SIGUSR1, SIGUSR2};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    sigaddset(&handled, signals[index]);
  }
  if (error == 0) error = posix_spawnattr_setsigmask(&attributes, &blocked);
  if (error == 0) error = posix_spawnattr_setsigdefault(&attributes, &handled);
  if (error == 0) error = posix_spawnattr_setpgroup(&attributes, 0);
  if (error == 0) {
    error = posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  }
  pid_t process = -1;
  if (error == 0) {
    error = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (error == 0) return process;
  errno = error;
  return -1;
}
