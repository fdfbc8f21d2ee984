import { RulesSyntaxError } from '../contract.ts'
import type { Allow, FunctionDeclaration, Match, Method, Place, RulesFile, Segment, Service } from './ast.ts'
import { methods } from './ast.ts'
import { ExpressionParser } from './parse-expression.ts'

/** Firestore's bound on the source of a ruleset, in bytes. */
const maxSourceBytes = 256 * 1024
/** Blocks nested deeper than any limit of the language allows; the checker has the exact limits. */
const maxNesting = 50

const methodSets = new Map<string, readonly Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ...methods.map((method): [string, Method[]] => [method, [method]]),
])

/** Reads a rules file into a tree; RulesSyntaxError at the first thing that is not the language. */
export function parseRules(source: string): RulesFile {
  if (Buffer.byteLength(source) > maxSourceBytes) {
    throw new RulesSyntaxError([{ line: 1, column: 1, message: 'the source is larger than 256 KB' }])
  }
  return new RulesParser(source).file()
}

class RulesParser extends ExpressionParser {
  #nesting = 0

  file(): RulesFile {
    const file: RulesFile = { version: '1', functions: [], services: [] }
    if (this.isName('rules_version')) {
      this.advance()
      this.expect('=')
      const version = this.tokens.token
      if (version.kind !== 'string' || (version.text !== '1' && version.text !== '2')) {
        this.refuse("rules_version is '1' or '2'")
      }
      file.version = version.text as '1' | '2'
      this.advance()
      this.expect(';')
    }
    while (this.tokens.token.kind !== 'end') {
      if (this.isName('function')) file.functions.push(this.#function())
      else if (this.isName('service')) file.services.push(this.#service())
      else this.refuse(`'service' or 'function' is expected here, not ${this.shown()}`)
    }
    if (file.services.length === 0) this.refuse("there is no 'service' block")
    return file
  }

  #service(): Service {
    const from = this.advance()
    let name = this.name("a service's name")
    while (this.isSign('.')) {
      this.advance()
      name += `.${this.name("a service's name")}`
    }
    const service: Service = { name, functions: [], matches: [], ...this.placeFrom(from) }
    this.expect('{')
    while (!this.isSign('}')) {
      if (this.isName('function')) service.functions.push(this.#function())
      else if (this.isName('match')) service.matches.push(this.#match())
      else this.refuse(`'match', 'function' or '}' is expected here, not ${this.shown()}`)
    }
    this.advance()
    return service
  }

  #match(): Match {
    if (++this.#nesting > maxNesting) this.refuse('match blocks are nested too deeply')
    const from = this.tokens.token
    this.advance()
    const match: Match = { segments: this.#segments(), allows: [], functions: [], matches: [], ...this.placeFrom(from) }
    this.expect('{')
    while (!this.isSign('}')) {
      if (this.isName('allow')) match.allows.push(this.#allow())
      else if (this.isName('function')) match.functions.push(this.#function())
      else if (this.isName('match')) match.matches.push(this.#match())
      else this.refuse(`'allow', 'match', 'function' or '}' is expected here, not ${this.shown()}`)
    }
    this.advance()
    this.#nesting--
    return match
  }

  #segments(): Segment[] {
    const segments: Segment[] = []
    if (!this.isSign('/')) this.refuse(`a path is expected here, not ${this.shown()}`)
    while (this.isSign('/')) {
      segments.push(this.#segment())
      this.advance()
    }
    return segments
  }

  #segment(): Segment {
    const capture = this.tokens.segment(/\{\s*[A-Za-z_][A-Za-z0-9_]*\s*(=\s*\*\*?\s*)?\}/)
    if (capture !== '') {
      const name = /[A-Za-z_][A-Za-z0-9_]*/.exec(capture)![0]
      return { kind: capture.includes('**') ? 'many' : 'one', capture: name }
    }
    const text = this.tokens.segment(/\(default\)|[\p{L}\p{N}_\-.~%@:+!]+/u)
    if (text === '') this.refuse('a path segment is a name or {name} or {name=**}')
    return { kind: 'literal', text }
  }

  #allow(): Allow {
    const from = this.advance()
    const allowed = new Set<Method>()
    do {
      if (allowed.size > 0) this.advance()
      const word = this.tokens.token
      const set = word.kind === 'name' ? methodSets.get(word.text) : undefined
      if (!set)
        this.refuse(`a method (read, write, get, list, create, update, delete) is expected, not ${this.shown()}`)
      for (const method of set) allowed.add(method)
      this.advance()
    } while (this.isSign(','))
    let condition = null
    if (this.isSign(':')) {
      this.advance()
      this.keyword('if')
      condition = this.expression()
    }
    const allow = { methods: [...allowed], condition, ...this.placeFrom(from) }
    this.expect(';')
    return allow
  }

  #function(): FunctionDeclaration {
    this.advance()
    const from = this.tokens.token
    const name = this.name("a function's name")
    const parameters: string[] = []
    this.expect('(')
    while (!this.isSign(')')) {
      if (parameters.length > 0) this.expect(',')
      parameters.push(this.name("a parameter's name"))
    }
    this.advance()
    const place: Place = this.placeFrom(from)
    this.expect('{')
    const lets: FunctionDeclaration['lets'] = []
    while (this.isName('let')) {
      const start = this.advance()
      const variable = this.name("a variable's name")
      this.expect('=')
      lets.push({ name: variable, value: this.expression(), ...this.placeFrom(start) })
      this.expect(';')
    }
    this.keyword('return')
    const body = this.expression()
    if (this.isSign(';')) this.advance()
    this.expect('}')
    return { name, parameters, lets, body, ...place }
  }
}
