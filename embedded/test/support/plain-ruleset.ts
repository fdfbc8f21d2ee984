import type { Ruleset, RulesRequest } from '../../src/rules/contract.ts'

/** A ruleset that is a function, for tests in which the rules language is not the point. */
export function plainRuleset(allows: (path: string, uid: string | null) => boolean): Ruleset {
  const pathOf = (request: RulesRequest): string => {
    if (request.method !== 'list') return request.path
    const { parent, collectionId } = request.query
    return parent === '' ? `${collectionId}/*` : `${parent}/${collectionId}/*`
  }
  const verdict = (allowed: boolean) => ({ allowed, reason: { line: 1, column: 1, message: '' }, reads: [] })
  return {
    judge: (request) => verdict(allows(pathOf(request), request.auth?.uid ?? null)),
    judgeObject: () => verdict(false),
  }
}
