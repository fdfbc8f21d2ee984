import { type Ruleset, RulesSyntaxError } from './contract.ts'
import { ExpressionCompiler } from './evaluate/compile-expression.ts'
import { explaining } from './judge/explain.ts'
import { judgeDocuments, judgeObjects } from './judge/judge.ts'
import { type CompiledAllow, MatchTree } from './judge/match-tree.ts'
import type { Match, RulesFile, Segment, Service } from './syntax/ast.ts'
import { checkRules } from './syntax/check.ts'
import { parseRules } from './syntax/parse.ts'
import { Scope } from './syntax/scope.ts'

export interface CompileOptions {
  /**
   * What becomes of a variable, function or method that does not exist: `refuse` (the default) refuses the ruleset;
   * `deny` publishes it as production does, and the condition fails when it comes to the name.
   */
  unknownNames?: 'refuse' | 'deny'
}

/**
 * Compiles a rules file, once; what it answers judges requests without parsing again. RulesSyntaxError with every
 * problem found when the file cannot be published.
 */
export function compileRules(source: string, options: CompileOptions = {}): Ruleset {
  const file = parseRules(source)
  const { problems, unknownNames } = checkRules(file)
  const refused = options.unknownNames === 'deny' ? problems : [...problems, ...unknownNames]
  if (refused.length > 0) throw new RulesSyntaxError(distinctInOrder(refused))
  const documents = treeOf(file, 'cloud.firestore')
  const objects = treeOf(file, 'firebase.storage')
  return {
    judge: (request, reader, database = '(default)', pool) =>
      judgeDocuments(documents, source, request, reader, database, pool),
    judgeObject: (request, reader) => judgeObjects(objects, source, request, reader),
    explain: (request, reader, database = '(default)', pool) =>
      explaining(source, (witness) => judgeDocuments(documents, source, request, reader, database, pool, witness)),
    explainObject: (request, reader) =>
      explaining(source, (witness) => judgeObjects(objects, source, request, reader, witness)),
  }
}

/** Functions of the file are checked once for each service, so a problem of theirs may come twice. */
function distinctInOrder(problems: RulesSyntaxError['problems']): RulesSyntaxError['problems'] {
  const byText = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...byText.values()].sort((a, b) => a.line - b.line || a.column - b.column)
}

function treeOf(file: RulesFile, name: string): MatchTree | null {
  const service = file.services.find((one) => one.name === name)
  if (!service) return null
  const tree = new MatchTree(file.version === '1' ? 1 : 0)
  const compiler = new ExpressionCompiler(name)
  const scope = new Scope(new Scope(null, file.functions), service.functions)
  addMatches(service, scope, [], compiler, tree)
  return tree
}

function addMatches(
  block: Service | Match,
  outer: Scope,
  before: Segment[],
  compiler: ExpressionCompiler,
  tree: MatchTree,
): void {
  for (const match of block.matches) {
    const pattern = [...before, ...match.segments]
    const captures = match.segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.capture]))
    const scope = new Scope(outer, match.functions, captures)
    tree.add(
      pattern,
      match.allows.map(
        (allow): CompiledAllow => ({
          methods: new Set(allow.methods),
          condition: allow.condition && compiler.condition(allow.condition, scope, new Map()),
          place: allow,
        }),
      ),
    )
    addMatches(match, scope, pattern, compiler, tree)
  }
}
