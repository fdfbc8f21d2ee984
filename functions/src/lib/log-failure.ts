/**
 * Writes down what nobody expected, for whoever looks after the instance: where it came from and its code, if it has one. What is no
 * error may be anything, people's words too, and is not told.
 */
export function logFailure(what: string, error: unknown): void {
  const code = (error as { code?: unknown } | null)?.code
  const told =
    typeof code === 'string' || typeof code === 'number' ? `with the code ${code}` : 'with a value that is no Error'
  console.error(what, error instanceof Error ? error.stack : told)
}
