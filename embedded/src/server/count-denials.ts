import type { Ruleset, Verdict } from '../rules/contract.ts'

/** The same rules; tells whenever they refuse. */
export function countDenials(ruleset: Ruleset, denied: () => void): Ruleset {
  const counted = (verdict: Verdict) => {
    if (!verdict.allowed) denied()
    return verdict
  }
  return {
    judge: (...request) => counted(ruleset.judge(...request)),
    judgeObject: (...request) => counted(ruleset.judgeObject(...request)),
    explain: (...request) => ruleset.explain(...request),
    explainObject: (...request) => ruleset.explainObject(...request),
  }
}
