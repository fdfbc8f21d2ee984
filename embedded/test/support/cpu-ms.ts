/** Milliseconds of this thread's own work: what else the machine does meanwhile does not count. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
