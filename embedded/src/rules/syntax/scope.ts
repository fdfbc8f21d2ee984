import type { FunctionDeclaration } from './ast.ts'

/** What a name means at one place of the file: blocks see their own functions and captures, then those around them. */
export class Scope {
  readonly #parent: Scope | null
  readonly #functions = new Map<string, FunctionDeclaration>()
  readonly #captures = new Map<string, number>()
  /** How many captures this scope and those around it bind. */
  readonly captureCount: number

  constructor(parent: Scope | null, functions: FunctionDeclaration[], captures: string[] = []) {
    this.#parent = parent
    const outer = parent?.captureCount ?? 0
    for (const declaration of functions) this.#functions.set(declaration.name, declaration)
    captures.forEach((name, i) => {
      this.#captures.set(name, outer + i)
    })
    this.captureCount = outer + captures.length
  }

  /** The nearest function of this name, and the scope in which its body is read. */
  function(name: string): { declaration: FunctionDeclaration; scope: Scope } | null {
    const declaration = this.#functions.get(name)
    return declaration ? { declaration, scope: this } : (this.#parent?.function(name) ?? null)
  }

  /** The position of a capture among those of its whole pattern. */
  capture(name: string): number | null {
    return this.#captures.get(name) ?? this.#parent?.capture(name) ?? null
  }
}
