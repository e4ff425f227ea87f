/* Writes down what a process does to the files of one folder, so that a test can tell what a disk
 * would have kept of it: preloaded, with the folder in FORGETFUL and the trace in FORGETFUL_TRACE.
 *
 * What is done is done as ever.  A record comes before a write and after a sync, so that whatever
 * stands before a sync in the trace is what that sync has made safe.  A real sync is not made. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name)                                             \
    ({                                                         \
        static __typeof__(&name) found;                        \
        if (!found) found = dlsym(RTLD_NEXT, #name);           \
        found;                                                 \
    })
#define FDS 65536

struct record {
    uint64_t kind, inode, offset, length;
};

static char folder[PATH_MAX];
static size_t depth;
static int trace = -1;
static char watched[FDS]; /* 1: a file of the folder; 2: the folder itself */

__attribute__((constructor)) static void begin(void) {
    const char *where = getenv("FORGETFUL"), *to = getenv("FORGETFUL_TRACE");
    if (!where || !to || !realpath(where, folder)) return;
    depth = strlen(folder);
    trace = REAL(open)(to, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static void note(char kind, uint64_t inode, uint64_t offset, const void *data, uint64_t length) {
    struct record head = {(uint64_t)kind, inode, offset, length};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)data, length}};
    if (REAL(writev)(trace, parts, 2) != (ssize_t)(sizeof head + length)) abort();
}

static uint64_t inode_of(int fd) {
    struct stat found;
    return fstat(fd, &found) ? 0 : found.st_ino;
}

/* The name of a path within the folder; NULL for what is elsewhere, "" for the folder itself. */
static const char *within(const char *path) {
    static __thread char full[2 * PATH_MAX];
    char here[PATH_MAX];
    if (trace < 0) return NULL;
    if (path[0] != '/' && !getcwd(here, sizeof here)) return NULL;
    if (path[0] == '/') snprintf(full, sizeof full, "%s", path);
    else snprintf(full, sizeof full, "%s/%s", here, path);
    if (strncmp(full, folder, depth)) return NULL;
    if (!full[depth] || !strcmp(full + depth, "/.") || !strcmp(full + depth, "/")) return "";
    return full[depth] == '/' ? full + depth + 1 : NULL;
}

static int opened(int fd, const char *name, int new) {
    if (fd < 0 || fd >= FDS || !name) return fd;
    watched[fd] = *name ? 1 : 2;
    if (new) note('c', inode_of(fd), 0, name, strlen(name));
    return fd;
}

static int open_noted(const char *path, int flags, mode_t mode) {
    const char *name = within(path);
    struct stat found;
    int new = name && *name && (flags & O_CREAT) && stat(path, &found);
    int fd = opened(REAL(open)(path, flags, mode), name, new);
    if (fd >= 0 && name && *name && !new && (flags & O_TRUNC)) note('t', inode_of(fd), 0, NULL, 0);
    return fd;
}

#define MODE(flags)                                   \
    mode_t mode = 0;                                  \
    if ((flags) & (O_CREAT | O_TMPFILE)) {            \
        va_list more;                                 \
        va_start(more, flags);                        \
        mode = va_arg(more, mode_t);                  \
        va_end(more);                                 \
    }

int open(const char *path, int flags, ...) {
    MODE(flags)
    return open_noted(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags)
    return open_noted(path, flags, mode);
}

int openat(int at, const char *path, int flags, ...) {
    MODE(flags)
    if (at == AT_FDCWD || path[0] == '/') return open_noted(path, flags, mode);
    return REAL(openat)(at, path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...) {
    MODE(flags)
    if (at == AT_FDCWD || path[0] == '/') return open_noted(path, flags, mode);
    return REAL(openat)(at, path, flags, mode);
}

int close(int fd) {
    if (fd >= 0 && fd < FDS) watched[fd] = 0;
    return REAL(close)(fd);
}

static int ours(int fd) { return trace >= 0 && fd >= 0 && fd < FDS && watched[fd] == 1; }

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    if (ours(fd)) note('w', inode_of(fd), offset, data, length);
    return REAL(pwrite)(fd, data, length, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    return pwrite(fd, data, length, offset);
}

ssize_t write(int fd, const void *data, size_t length) {
    if (ours(fd)) {
        int end = fcntl(fd, F_GETFL) & O_APPEND;
        note('w', inode_of(fd), lseek(fd, 0, end ? SEEK_END : SEEK_CUR), data, length);
    }
    return REAL(write)(fd, data, length);
}

int ftruncate(int fd, off_t length) {
    if (ours(fd)) note('t', inode_of(fd), length, NULL, 0);
    return REAL(ftruncate)(fd, length);
}

int ftruncate64(int fd, off64_t length) { return ftruncate(fd, length); }

static int synced(int fd, int (*really)(int)) {
    if (trace < 0 || fd < 0 || fd >= FDS || !watched[fd]) return really(fd);
    note(watched[fd] == 2 ? 'd' : 's', inode_of(fd), 0, NULL, 0);
    return 0;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

/* Two names of the folder, or one, with a NUL between them. */
static void note_names(char kind, const char *from, const char *to) {
    char both[2 * PATH_MAX], first[PATH_MAX];
    const char *name = within(from);
    snprintf(first, sizeof first, "%s", name ? name : "");
    name = to ? within(to) : NULL;
    if (!*first && !(name && *name)) return;
    int length = snprintf(both, sizeof both, "%s", first) + 1;
    length += snprintf(both + length, sizeof both - length, "%s", name ? name : "");
    note(kind, 0, 0, both, length);
}

int rename(const char *from, const char *to) {
    note_names('r', from, to);
    return REAL(rename)(from, to);
}

int renameat(int a, const char *from, int b, const char *to) {
    note_names('r', from, to);
    return REAL(renameat)(a, from, b, to);
}

int link(const char *from, const char *to) {
    note_names('l', from, to);
    return REAL(link)(from, to);
}

int linkat(int a, const char *from, int b, const char *to, int flags) {
    note_names('l', from, to);
    return REAL(linkat)(a, from, b, to, flags);
}

int unlink(const char *path) {
    note_names('u', path, NULL);
    return REAL(unlink)(path);
}

int unlinkat(int at, const char *path, int flags) {
    if (at == AT_FDCWD || path[0] == '/') note_names('u', path, NULL);
    return REAL(unlinkat)(at, path, flags);
}
