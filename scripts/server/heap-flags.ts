/**
 * What Node is told of a server's memory. V8's own 16 MiB for what is short-lived, three times over and in each thread, are not
 * given back after a busy hour; with a quarter of them an export takes two fifths less memory and no longer. What is let go
 * is given back when there is nothing to do (give-back-memory.ts).
 */
export const heapFlags = ['--max-semi-space-size=4', '--expose-gc', '--disable-warning=ExperimentalWarning'] as const

/**
 * What the C library is told, in the environment of the server: each password is hashed in 19 MiB, which glibc would
 * keep after the first one, for each of its threads. Larger pieces go back to the system when they are let go.
 */
export const allocatorSettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(2 ** 20) } as const

/** The same as words of a command line, before which `env` stands. */
export const allocatorWords = Object.entries(allocatorSettings).map(([name, value]) => `${name}=${value}`)
