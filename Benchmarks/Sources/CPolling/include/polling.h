#ifndef POLLING_H
#define POLLING_H

// `import Foundation` offers sockets but no epoll.
#ifdef __linux__
#include <sys/epoll.h>
#endif

#endif
