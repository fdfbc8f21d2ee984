import { compileRules } from '../rules/compile.ts'
import type { Ruleset, RulesRequest, StorageRequest, Verdict } from '../rules/contract.ts'
import { explanationLines } from '../rules/judge/explain.ts'

/** Told why a request was refused, a line at a time. */
export type TellWhy = (line: string) => void

/** Rules that can be published anew; what does not compile leaves those that were there. */
export class PublishedRules {
  readonly #name: string
  readonly #tellWhy: TellWhy | null
  readonly #followers: (() => void)[] = []
  #current: Ruleset | null = null

  /** `name` is what places in explanations begin with. */
  constructor(name: string, tellWhy: TellWhy | null) {
    this.#name = name
    this.#tellWhy = tellWhy
  }

  get current(): Ruleset | null {
    return this.#current
  }

  /** Calls the function after each publishing. */
  onPublished(follow: () => void): void {
    this.#followers.push(follow)
  }

  /** Throws RulesSyntaxError with every problem, and then nothing has changed. */
  publish(source: string): void {
    const ruleset = compileRules(source)
    this.#current = this.#tellWhy ? explained(ruleset, this.#name, this.#tellWhy) : ruleset
    for (const follow of this.#followers) follow()
  }
}

/** The same ruleset, telling why it refuses. */
function explained(ruleset: Ruleset, name: string, tell: TellWhy): Ruleset {
  const told = (what: string, verdict: Verdict, lines: () => string[]) => {
    if (!verdict.allowed) for (const line of [`Refused: ${what}`, ...lines()]) tell(line)
    return verdict
  }
  return {
    ...ruleset,
    judge: (request, reader, database, pool) =>
      told(documentRequest(request), ruleset.judge(request, reader, database, pool), () =>
        explanationLines(ruleset.explain(request, reader, database, pool), name),
      ),
    judgeObject: (request, reader) =>
      told(objectRequest(request), ruleset.judgeObject(request, reader), () =>
        explanationLines(ruleset.explainObject(request, reader), name),
      ),
  }
}

function documentRequest(request: RulesRequest): string {
  const who = `for ${request.auth?.uid ?? 'nobody'}`
  if (request.method !== 'list') return `${request.method} ${request.path} ${who}`
  const { parent, collectionId, allDescendants } = request.query
  const place = [parent, allDescendants ? `**/${collectionId}` : collectionId].filter((part) => part !== '').join('/')
  return `list ${place} ${who}`
}

const objectRequest = ({ method, path, auth }: StorageRequest) => `${method} ${path} for ${auth?.uid ?? 'nobody'}`
