import { arithmetic, negate } from '../library/arithmetic.ts'
import { contains } from '../library/collection-methods.ts'
import { globalFunctions } from '../library/conversions.ts'
import { elementOf, memberOf, sliceOf } from '../library/element.ts'
import { callMethod, namespaces } from '../library/library.ts'
import {
  causedBy,
  decideEqual,
  decideIn,
  decideIs,
  decideMethod,
  decideOrder,
  PartialMap,
  Unknown,
} from '../query/unknown.ts'
import {
  type Expression,
  type ExpressionKind,
  type FunctionDeclaration,
  isTargetOfBind,
  type Place,
} from '../syntax/ast.ts'
import { isVariable, lookupFunctions, storageLookups } from '../syntax/check.ts'
import type { Scope } from '../syntax/scope.ts'
import { BytesValue } from '../values/bytes.ts'
import { compare } from '../values/compare.ts'
import { equal } from '../values/equal.ts'
import { ListValue } from '../values/list.ts'
import { MapValue } from '../values/map.ts'
import { PathValue } from '../values/path.ts'
import { Fault, isOfType, type Result, typeOf, type Value } from '../values/value.ts'
import type { Code } from './frame.ts'

interface FunctionCode {
  lets: Code[]
  body: Code
}

type Comparison = '<' | '<=' | '>' | '>='

/**
 * Turns expressions into closures, once for a ruleset. Every fault carries the place of the expression it began in,
 * and travels as a value until `&&` or `||` absorbs it.
 */
export class ExpressionCompiler {
  readonly #service: string
  readonly #functions = new Map<FunctionDeclaration, FunctionCode>()

  constructor(service: string) {
    this.#service = service
  }

  /** A condition, or a part of one: notes which sub-expression made it false. */
  condition(node: Expression, scope: Scope, locals: ReadonlyMap<string, number>): Code {
    if (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||')) {
      return this.#logical(node, scope, locals)
    }
    if (node.kind === 'ternary') return this.#ternary(node, scope, locals)
    const code = this.#compile(node, scope, locals)
    if (node.kind === 'call' && scope.function(node.name)) return code
    return (frame) => {
      const result = code(frame)
      if (result === false) frame.evaluation.blamed = node
      return result
    }
  }

  #compile(node: Expression, scope: Scope, locals: ReadonlyMap<string, number>): Code {
    const compile = (child: Expression) => this.#compile(child, scope, locals)
    switch (node.kind) {
      case 'literal': {
        const value: Value = node.value instanceof Uint8Array ? new BytesValue(node.value) : node.value
        return () => value
      }
      case 'name':
        return this.#name(node, scope, locals)
      case 'list':
        return counted(
          node,
          all(node.items.map(compile), (items) => new ListValue(items)),
        )
      case 'map':
        return counted(node, mapLiteral(node, compile))
      case 'path':
        return counted(node, pathLiteral(node, compile))
      case 'member':
        return counted(node, member(compile(node.target), node))
      case 'index':
        return counted(node, element(compile(node.target), compile(node.index), node))
      case 'slice':
        return counted(
          node,
          all([compile(node.target), compile(node.from), compile(node.to)], ([target, from, to]) =>
            sliceOf(target!, from!, to!),
          ),
        )
      case 'unary':
        return counted(
          node,
          all([compile(node.operand)], ([operand]) => (node.operator === '-' ? negate(operand!) : not(operand!))),
        )
      case 'is':
        return counted(node, typeTest(compile(node.operand), node.type))
      case 'ternary':
        return this.#ternary(node, scope, locals)
      case 'binary':
        if (node.operator === '&&' || node.operator === '||') return this.#logical(node, scope, locals)
        return counted(node, binary(node.operator, compile(node.left), compile(node.right)))
      case 'call':
        return counted(node, this.#call(node, scope, compile))
      case 'method':
        return counted(node, this.#method(node, scope, locals, compile))
    }
  }

  #name(node: ExpressionKind<'name'>, scope: Scope, locals: ReadonlyMap<string, number>): Code {
    const local = locals.get(node.name)
    if (local !== undefined) return noted(node, (frame) => frame.locals[local]!)
    const capture = scope.capture(node.name)
    if (capture !== null) return noted(node, (frame) => located(frame.evaluation.captures[capture]!, node))
    if (node.name === 'request') return (frame) => frame.evaluation.request
    if (node.name === 'resource') return (frame) => frame.evaluation.resource
    return () => new Fault(`there is no variable ${node.name}`, node)
  }

  #logical(node: ExpressionKind<'binary'>, scope: Scope, locals: ReadonlyMap<string, number>): Code {
    const left = this.condition(node.left, scope, locals)
    const right = this.condition(node.right, scope, locals)
    const decisive = node.operator === '||'
    return counted(node, (frame) => {
      const first = left(frame)
      if (first === decisive) return decisive
      const second = right(frame)
      if (second === decisive) return decisive
      if (first !== !decisive) return first instanceof Fault ? causedBy(first) : notBoolean(first, node.left)
      if (second !== !decisive) return second instanceof Fault ? causedBy(second) : notBoolean(second, node.right)
      return !decisive
    })
  }

  #ternary(node: ExpressionKind<'ternary'>, scope: Scope, locals: ReadonlyMap<string, number>): Code {
    const test = this.#compile(node.test, scope, locals)
    const yes = this.condition(node.yes, scope, locals)
    const no = this.condition(node.no, scope, locals)
    return counted(node, (frame) => {
      const chosen = test(frame)
      if (chosen === true) return yes(frame)
      if (chosen === false) return no(frame)
      return chosen instanceof Fault ? causedBy(chosen) : notBoolean(chosen, node.test)
    })
  }

  #call(node: ExpressionKind<'call'>, scope: Scope, compile: (child: Expression) => Code): Code {
    const args = node.args.map(compile)
    const found = scope.function(node.name)
    if (found) return this.#userCall(found.declaration, found.scope, args)
    if (lookupFunctions.has(node.name) && this.#service === 'cloud.firestore') return lookup(node.name, args)
    const method = globalFunctions.get(node.name)
    if (!method) return () => new Fault(`there is no function ${node.name}`)
    return all(args, (values) => method.call(null, ...values))
  }

  /** Arguments and lets that fail are passed on; only an expression that uses one fails with it. */
  #userCall(declaration: FunctionDeclaration, scope: Scope, args: Code[]): Code {
    const code = this.#functionCode(declaration, scope)
    return (caller) => {
      const { evaluation } = caller
      const own: Result[] = []
      for (const arg of args) own.push(arg(caller))
      evaluation.enter()
      const frame = { evaluation, locals: own }
      for (const value of code.lets) own.push(value(frame))
      const result = code.body(frame)
      evaluation.leave()
      return result
    }
  }

  #functionCode(declaration: FunctionDeclaration, scope: Scope): FunctionCode {
    const known = this.#functions.get(declaration)
    if (known) return known
    const locals = new Map(declaration.parameters.map((name, i) => [name, i]))
    const lets: Code[] = []
    for (const variable of declaration.lets) {
      lets.push(this.#compile(variable.value, scope, locals))
      locals.set(variable.name, locals.size)
    }
    const code = { lets, body: this.condition(declaration.body, scope, locals) }
    this.#functions.set(declaration, code)
    return code
  }

  #method(
    node: ExpressionKind<'method'>,
    scope: Scope,
    locals: ReadonlyMap<string, number>,
    compile: (child: Expression) => Code,
  ): Code {
    const args = node.args.map(compile)
    const { target, name } = node
    if (target.kind === 'name' && !locals.has(target.name) && scope.capture(target.name) === null) {
      if (target.name === 'firestore' && this.#service === 'firebase.storage' && storageLookups.has(name)) {
        return lookup(name, args)
      }
      const space = namespaces.get(target.name)
      if (space) {
        const method = space.get(name)
        if (!method) return () => new Fault(`there is no function ${target.name}.${name}`)
        return all(args, (values) => method.call(null, ...values))
      }
    }
    if (target.kind === 'path' && isTargetOfBind(node, target)) {
      const segment = (child: Expression): Code => {
        if (child.kind !== 'name' || isVariable(child.name, scope, locals)) return compile(child)
        return () => `$(${child.name})`
      }
      return methodCall(counted(target, pathLiteral(target, segment)), name, args)
    }
    return methodCall(compile(target), name, args)
  }
}

/** Counts the expression, and gives a fault that began here its place. */
function counted(node: Place, code: Code): Code {
  return (frame) => {
    frame.evaluation.count()
    const result = located(code(frame), node)
    frame.evaluation.note(node, result)
    return result
  }
}

/** Costs nothing; told to whoever asks for an explanation. */
function noted(node: Place, code: Code): Code {
  return (frame) => {
    const result = code(frame)
    frame.evaluation.note(node, result)
    return result
  }
}

function located(result: Result, place: Place): Result {
  if (!(result instanceof Fault) || result.place) return result
  if (result instanceof Unknown) return result.at(place)
  result.place = place
  return result
}

function notBoolean(value: Value, place: Place): Fault {
  return new Fault(`it is ${typeOf(value)}, where true or false is needed`, place)
}

function not(value: Value): Result {
  return typeof value === 'boolean' ? !value : new Fault(`${typeOf(value)} has no opposite`)
}

/** Evaluates all parts, and combines them unless one of them failed. */
function all(parts: Code[], combine: (values: Value[]) => Result): Code {
  return (frame) => {
    const values: Value[] = []
    for (const part of parts) {
      const value = part(frame)
      if (value instanceof Fault) return causedBy(value)
      values.push(value)
    }
    return combine(values)
  }
}

function mapLiteral(node: ExpressionKind<'map'>, compile: (child: Expression) => Code): Code {
  const parts = node.entries.flatMap((entry) => [compile(entry.key), compile(entry.value)])
  return all(parts, (values) => {
    const entries = new Map<string, Value>()
    for (let i = 0; i < values.length; i += 2) {
      const key = values[i]!
      if (typeof key !== 'string') return new Fault(`a map's key cannot be ${typeOf(key)}`)
      entries.set(key, values[i + 1]!)
    }
    return MapValue.of(entries)
  })
}

/** A part given as text is one segment; a path captured by `{name=**}` is as many as it has. */
function pathLiteral(node: ExpressionKind<'path'>, compile: (child: Expression) => Code): Code {
  const parts = node.segments.map((segment): Code => (typeof segment === 'string' ? () => segment : compile(segment)))
  return all(parts, (values) => {
    const segments: string[] = []
    for (const value of values) {
      if (value instanceof PathValue) segments.push(...value.segments)
      else if (typeof value !== 'string') return new Fault(`a path segment cannot be ${typeOf(value)}`)
      else if (value === '' || value.includes('/')) return new Fault('a path segment is empty or has a slash in it')
      else segments.push(value)
    }
    return new PathValue(segments)
  })
}

function member(target: Code, node: ExpressionKind<'member'>): Code {
  return (frame) => {
    const value = target(frame)
    if (value instanceof PartialMap) return value.member(node.name, node)
    return value instanceof Fault ? causedBy(value) : memberOf(value, node.name)
  }
}

function element(target: Code, index: Code, node: Place): Code {
  return (frame) => {
    const value = target(frame)
    const key = index(frame)
    if (value instanceof PartialMap && typeof key === 'string') return value.member(key, node)
    if (value instanceof Fault) return causedBy(value)
    return key instanceof Fault ? causedBy(key) : elementOf(value, key)
  }
}

function typeTest(operand: Code, type: string): Code {
  return (frame) => {
    const value = operand(frame)
    if (value instanceof Unknown) return decideIs(value, type) ?? causedBy(value)
    return value instanceof Fault ? value : isOfType(value, type)
  }
}

function binary(operator: Exclude<ExpressionKind<'binary'>['operator'], '&&' | '||'>, left: Code, right: Code): Code {
  return (frame) => {
    const a = left(frame)
    const b = right(frame)
    if (a instanceof Fault || b instanceof Fault)
      return decided(operator, a, b) ?? causedBy(a instanceof Fault ? a : (b as Fault))
    switch (operator) {
      case '==':
        return equal(a, b)
      case '!=':
        return !equal(a, b)
      case 'in':
        return contains(b, a)
      case '<':
      case '<=':
      case '>':
      case '>=':
        return ordered(operator, a, b)
      default:
        return arithmetic(operator, a, b)
    }
  }
}

function ordered(operator: Comparison, a: Value, b: Value): Result {
  const order = compare(a, b)
  if (order === null) return new Fault(`${typeOf(a)} and ${typeOf(b)} have no order`)
  if (operator === '<') return order < 0
  if (operator === '<=') return order <= 0
  return operator === '>' ? order > 0 : order >= 0
}

const mirrored = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

/** What the query's filters decide about an operator with an unknown side; null when they do not. */
function decided(operator: string, a: Result, b: Result): boolean | null {
  if (operator === 'in') return a instanceof Fault && !(a instanceof Unknown) ? null : decideIn(a, b)
  const [unknown, value] = a instanceof Unknown ? [a, b] : [b, a]
  if (!(unknown instanceof Unknown) || value instanceof Fault) return null
  if (operator === '==') return decideEqual(unknown, value)
  if (operator === '!=') {
    const same = decideEqual(unknown, value)
    return same === null ? null : !same
  }
  if (!(operator in mirrored)) return null
  const comparison = operator as Comparison
  return decideOrder(unknown, unknown === a ? comparison : mirrored[comparison], value)
}

function methodCall(target: Code, name: string, args: Code[]): Code {
  return (frame) => {
    const receiver = target(frame)
    if (receiver instanceof Fault) {
      if (!(receiver instanceof Unknown)) return receiver
      return (
        decideMethod(
          receiver,
          name,
          args.map((arg) => arg(frame)),
        ) ?? causedBy(receiver)
      )
    }
    const values: Value[] = []
    for (const arg of args) {
      const value = arg(frame)
      if (value instanceof Fault) return causedBy(value)
      values.push(value)
    }
    return callMethod(receiver, name, values)
  }
}

function lookup(name: string, args: Code[]): Code {
  const after = name.endsWith('After')
  const wantsDocument = name.startsWith('get')
  return (frame) => {
    const path = args[0]!(frame)
    if (path instanceof Fault) return causedBy(path)
    const { lookups } = frame.evaluation
    return wantsDocument ? lookups.get(path, after) : lookups.exists(path, after)
  }
}
