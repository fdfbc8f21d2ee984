import type { RulesProblem } from '../contract.ts'
import { globalFunctions } from '../library/conversions.ts'
import { methodArities, namespaces } from '../library/library.ts'
import { compileRegex } from '../regex/program.ts'
import { RegexSyntaxError } from '../regex/syntax.ts'
import { typeNames } from '../values/value.ts'
import {
  childrenOf,
  type Expression,
  type ExpressionKind,
  type FunctionDeclaration,
  isTargetOfBind,
  type Match,
  type Place,
  type RulesFile,
  type Service,
} from './ast.ts'
import { Scope } from './scope.ts'

const limits = { arguments: 7, lets: 10, matchDepth: 10, segments: 100, captures: 20, depth: 1000 }

export const lookupFunctions = new Set(['get', 'exists', 'getAfter', 'existsAfter'])
/** The functions of `firestore.` in Storage rules. */
export const storageLookups = new Set(['get', 'exists'])
export const serviceNames = ['cloud.firestore', 'firebase.storage']
const requestVariables = new Set(['request', 'resource'])

export interface Findings {
  /** What no ruleset may have. */
  problems: RulesProblem[]
  /** Names that mean nothing: production publishes these and denies when it meets them. */
  unknownNames: RulesProblem[]
}

/** Whether a name stands for a value at this place. */
export function isVariable(name: string, scope: Scope, locals: { has(name: string): boolean }): boolean {
  return locals.has(name) || scope.capture(name) !== null || requestVariables.has(name)
}

/** Everything about a parsed file that can be told before it judges a request. */
export function checkRules(file: RulesFile): Findings {
  return new Checker(file).check()
}

class Checker {
  readonly #file: RulesFile
  readonly #findings: Findings = { problems: [], unknownNames: [] }
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>()
  #service = ''

  constructor(file: RulesFile) {
    this.#file = file
  }

  check(): Findings {
    const scope = new Scope(null, this.#file.functions)
    const names = new Set<string>()
    for (const service of this.#file.services) {
      if (!serviceNames.includes(service.name)) this.#problem(service, `there is no service ${service.name}`)
      if (names.has(service.name)) this.#problem(service, `service ${service.name} is declared twice`)
      names.add(service.name)
      this.#checkService(service, scope)
    }
    for (const declaration of this.#calls.keys()) this.#recursion(declaration)
    return this.#findings
  }

  #problem(place: Place, message: string): void {
    this.#findings.problems.push({ line: place.line, column: place.column, message })
  }

  #unknown(place: Place, message: string): void {
    this.#findings.unknownNames.push({ line: place.line, column: place.column, message })
  }

  #checkService(service: Service, globals: Scope): void {
    this.#service = service.name
    this.#functions(this.#file.functions, globals)
    const scope = new Scope(globals, service.functions)
    this.#functions(service.functions, scope)
    for (const match of service.matches) this.#match(match, scope, [], 1)
  }

  #match(match: Match, outer: Scope, before: Match['segments'], depth: number): void {
    const pattern = [...before, ...match.segments]
    const captures = match.segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.capture]))
    const scope = new Scope(outer, match.functions, captures)
    if (depth > limits.matchDepth) this.#problem(match, `match blocks are nested deeper than ${limits.matchDepth}`)
    if (pattern.length > limits.segments) this.#problem(match, `a path has more than ${limits.segments} segments`)
    if (scope.captureCount > limits.captures) this.#problem(match, `a path captures more than ${limits.captures} names`)
    this.#recursiveWildcards(match, pattern)
    this.#functions(match.functions, scope)
    for (const allow of match.allows) if (allow.condition) this.#expression(allow.condition, scope, new Set(), null)
    for (const inner of match.matches) this.#match(inner, scope, pattern, depth + 1)
  }

  #recursiveWildcards(match: Match, pattern: Match['segments']): void {
    const many = pattern.filter((segment) => segment.kind === 'many').length
    if (many > 1) this.#problem(match, 'a path has more than one {name=**}')
    else if (many === 1 && this.#file.version === '1' && pattern.at(-1)?.kind !== 'many') {
      this.#problem(match, "{name=**} stands at the end of a path, unless rules_version is '2'")
    }
  }

  #functions(declarations: FunctionDeclaration[], scope: Scope): void {
    const seen = new Set<string>()
    for (const declaration of declarations) {
      if (seen.has(declaration.name)) this.#problem(declaration, `function ${declaration.name} is declared twice`)
      seen.add(declaration.name)
      this.#function(declaration, scope)
    }
  }

  #function(declaration: FunctionDeclaration, scope: Scope): void {
    const { parameters, lets, body, name } = declaration
    if (parameters.length > limits.arguments) {
      this.#problem(declaration, `function ${name} has more than ${limits.arguments} parameters`)
    }
    if (lets.length > limits.lets) this.#problem(declaration, `function ${name} has more than ${limits.lets} lets`)
    const locals = new Set<string>()
    for (const parameter of parameters) {
      if (locals.has(parameter)) this.#problem(declaration, `parameter ${parameter} is declared twice`)
      locals.add(parameter)
    }
    this.#calls.set(declaration, this.#calls.get(declaration) ?? new Set())
    for (const variable of lets) {
      this.#expression(variable.value, scope, locals, declaration)
      if (locals.has(variable.name)) this.#problem(variable, `variable ${variable.name} is declared twice`)
      locals.add(variable.name)
    }
    this.#expression(body, scope, locals, declaration)
  }

  /** Walks with a stack of its own, so that no depth of the source can exhaust the machine's. */
  #expression(root: Expression, scope: Scope, locals: Set<string>, within: FunctionDeclaration | null): void {
    const pending: { node: Expression; depth: number; bound: boolean }[] = [{ node: root, depth: 1, bound: false }]
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { node, depth, bound } = next
      if (depth > limits.depth) {
        this.#problem(root, `an expression is nested deeper than ${limits.depth}`)
        return
      }
      this.#node(node, scope, locals, within)
      for (const child of childrenOf(node)) {
        if (this.#isNamespace(node, child, scope, locals)) continue
        if (bound && child.kind === 'name' && !isVariable(child.name, scope, locals)) continue
        pending.push({ node: child, depth: depth + 1, bound: isTargetOfBind(node, child) })
      }
    }
  }

  #isNamespace(node: Expression, child: Expression, scope: Scope, locals: Set<string>): boolean {
    if (node.kind !== 'method' || node.target !== child || child.kind !== 'name') return false
    if (locals.has(child.name) || scope.capture(child.name) !== null) return false
    return namespaces.has(child.name) || (child.name === 'firestore' && this.#service === 'firebase.storage')
  }

  #node(node: Expression, scope: Scope, locals: Set<string>, within: FunctionDeclaration | null): void {
    switch (node.kind) {
      case 'name':
        if (!isVariable(node.name, scope, locals)) this.#unknown(node, `there is no variable ${node.name}`)
        break
      case 'is':
        if (!typeNames.has(node.type)) this.#problem(node, `there is no type ${node.type}`)
        break
      case 'call':
        this.#call(node, scope, within)
        break
      case 'method':
        if (node.args.length > limits.arguments) this.#problem(node, `more than ${limits.arguments} arguments`)
        if (this.#isNamespace(node, node.target, scope, locals)) this.#namespaceCall(node)
        else this.#arity(node, node.name, methodArities(node.name), 'method')
        this.#pattern(node)
        break
    }
  }

  #call(node: ExpressionKind<'call'>, scope: Scope, within: FunctionDeclaration | null): void {
    const found = scope.function(node.name)
    if (found) {
      if (within) this.#calls.get(within)!.add(found.declaration)
      if (found.declaration.parameters.length !== node.args.length) {
        this.#problem(
          node,
          `${node.name} takes ${found.declaration.parameters.length} arguments, not ${node.args.length}`,
        )
      }
    } else if (lookupFunctions.has(node.name) && this.#service === 'cloud.firestore') {
      this.#arity(node, node.name, [1], 'function')
    } else {
      const arity = globalFunctions.get(node.name)?.arity
      this.#arity(node, node.name, arity === undefined ? [] : [arity], 'function')
    }
  }

  #namespaceCall(node: ExpressionKind<'method'>): void {
    const space = (node.target as ExpressionKind<'name'>).name
    const isLookup = space === 'firestore' && storageLookups.has(node.name)
    const arity = isLookup ? 1 : namespaces.get(space)?.get(node.name)?.arity
    this.#arity(node, `${space}.${node.name}`, arity === undefined ? [] : [arity], 'function')
  }

  #arity(node: Expression & { args: Expression[] }, name: string, arities: number[], what: string): void {
    if (arities.length === 0) this.#unknown(node, `there is no ${what} ${name}`)
    else if (!arities.includes(node.args.length)) {
      this.#problem(node, `${name} takes ${arities.join(' or ')} arguments, not ${node.args.length}`)
    }
  }

  #pattern(node: ExpressionKind<'method'>): void {
    const [first] = node.args
    if (!['matches', 'replace', 'split'].includes(node.name) || first?.kind !== 'literal') return
    if (typeof first.value !== 'string') return
    try {
      compileRegex(first.value)
    } catch (error) {
      if (!(error instanceof RegexSyntaxError)) throw error
      this.#problem(first, `the pattern is refused: ${error.message}`)
    }
  }

  #recursion(declaration: FunctionDeclaration): void {
    const reached = new Set<FunctionDeclaration>()
    const pending = [...this.#calls.get(declaration)!]
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (next === declaration) {
        this.#problem(declaration, `function ${declaration.name} calls itself`)
        return
      }
      if (reached.has(next)) continue
      reached.add(next)
      pending.push(...(this.#calls.get(next) ?? []))
    }
  }
}
