import type { BinaryOperator, Expression, ExpressionKind, Place } from './ast.ts'
import { type Token, Tokenizer } from './tokenize.ts'

/** Parentheses, calls, unary signs and the like nested deeper than this are refused. */
const maxNesting = 100

/** From the weakest binding to the strongest. Source: the operator table of Firebase's rules reference. */
const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]

const intLimit = 2n ** 63n

/** Recursive descent over one expression; the parser of blocks builds on it. */
export class ExpressionParser {
  protected readonly tokens: Tokenizer
  #depth = 0
  #lastEnd = 0

  constructor(source: string) {
    this.tokens = new Tokenizer(source)
  }

  /** Moves on and gives the token that was left behind. */
  protected advance(): Token {
    const left = this.tokens.token
    this.#lastEnd = left.end
    this.tokens.next()
    return left
  }

  protected isSign(text: string): boolean {
    const { kind, text: found } = this.tokens.token
    return kind === 'sign' && found === text
  }

  protected isName(text: string): boolean {
    const { kind, text: found } = this.tokens.token
    return kind === 'name' && found === text
  }

  protected shown(): string {
    const { kind, text } = this.tokens.token
    return kind === 'end' ? text : `'${text.slice(0, 40)}'`
  }

  protected refuse(message: string): never {
    return this.tokens.refuse(message, this.tokens.token)
  }

  protected expect(sign: string): void {
    if (!this.isSign(sign)) this.refuse(`'${sign}' is expected here, not ${this.shown()}`)
    this.advance()
  }

  protected keyword(word: string): void {
    if (!this.isName(word)) this.refuse(`'${word}' is expected here, not ${this.shown()}`)
    this.advance()
  }

  protected name(what: string): string {
    if (this.tokens.token.kind !== 'name') this.refuse(`${what} is expected here, not ${this.shown()}`)
    return this.advance().text
  }

  protected placeFrom(from: Place): Place {
    return { start: from.start, end: this.#lastEnd, line: from.line, column: from.column }
  }

  protected expression(): Expression {
    return this.#nested(() => {
      const test = this.#binary(0)
      if (!this.isSign('?')) return test
      this.advance()
      const yes = this.expression()
      this.expect(':')
      const no = this.expression()
      return { kind: 'ternary', test, yes, no, ...this.placeFrom(test) }
    })
  }

  #nested(parse: () => Expression): Expression {
    if (++this.#depth > maxNesting) this.refuse('the expression is nested too deeply')
    const expression = parse()
    this.#depth--
    return expression
  }

  #binary(level: number): Expression {
    const operators = levels[level]
    if (!operators) return this.#unary()
    let left = this.#binary(level + 1)
    for (;;) {
      const { kind, text } = this.tokens.token
      if ((kind !== 'sign' && kind !== 'name') || !operators.includes(text)) return left
      this.advance()
      if (text === 'is') {
        const type = this.name('a type')
        left = { kind: 'is', operand: left, type, ...this.placeFrom(left) }
      } else {
        const right = this.#binary(level + 1)
        left = { kind: 'binary', operator: text as BinaryOperator, left, right, ...this.placeFrom(left) }
      }
    }
  }

  #unary(): Expression {
    if (!this.isSign('!') && !this.isSign('-')) return this.#postfix()
    const sign = this.advance()
    const digits = this.tokens.token
    if (sign.text === '-' && digits.kind === 'int' && digits.value === intLimit) {
      this.advance()
      return { kind: 'literal', value: -intLimit, ...this.placeFrom(sign) }
    }
    if (sign.text === '-' && this.isSign('-')) this.tokens.refuse("a second '-' stands in parentheses", digits)
    const operand = this.#nested(() => this.#unary())
    return { kind: 'unary', operator: sign.text as '!' | '-', operand, ...this.placeFrom(sign) }
  }

  #postfix(): Expression {
    let target = this.#primary()
    for (;;) {
      if (this.isSign('.')) {
        this.advance()
        const name = this.name('a name')
        if (this.isSign('(')) {
          const args = this.#list('(', ')')
          target = { kind: 'method', target, name, args, ...this.placeFrom(target) }
        } else target = { kind: 'member', target, name, ...this.placeFrom(target) }
      } else if (this.isSign('[')) target = this.#bracket(target)
      else return target
    }
  }

  #bracket(target: Expression): Expression {
    this.advance()
    const index = this.expression()
    if (this.isSign(':')) {
      this.advance()
      const to = this.expression()
      this.expect(']')
      return { kind: 'slice', target, from: index, to, ...this.placeFrom(target) }
    }
    this.expect(']')
    return { kind: 'index', target, index, ...this.placeFrom(target) }
  }

  #list(open: string, close: string): Expression[] {
    const items: Expression[] = []
    this.expect(open)
    while (!this.isSign(close)) {
      if (items.length > 0) this.expect(',')
      if (this.isSign(close)) break
      items.push(this.expression())
    }
    this.advance()
    return items
  }

  #primary(): Expression {
    const token = this.tokens.token
    switch (token.kind) {
      case 'int':
        if ((token.value as bigint) >= intLimit) this.refuse('the integer does not fit in 64 bits')
        return this.#literal(token.value as bigint)
      case 'float':
        return this.#literal(token.value as number)
      case 'bytes':
        return this.#literal(token.value as Uint8Array)
      case 'string':
        return this.#literal(token.text)
      case 'name':
        return this.#named()
      case 'sign':
        if (token.text === '(') return this.#parenthesis()
        if (token.text === '[') {
          const items = this.#list('[', ']')
          return { kind: 'list', items, ...this.placeFrom(token) }
        }
        if (token.text === '{') return this.#map()
        if (token.text === '/') return this.#path()
    }
    return this.refuse(`an expression is expected here, not ${this.shown()}`)
  }

  #literal(value: ExpressionKind<'literal'>['value']): Expression {
    const token = this.advance()
    return { kind: 'literal', value, ...this.placeFrom(token) }
  }

  #named(): Expression {
    const token = this.tokens.token
    if (token.text === 'true' || token.text === 'false') return this.#literal(token.text === 'true')
    if (token.text === 'null') return this.#literal(null)
    this.advance()
    if (!this.isSign('(')) return { kind: 'name', name: token.text, ...this.placeFrom(token) }
    const args = this.#list('(', ')')
    return { kind: 'call', name: token.text, args, ...this.placeFrom(token) }
  }

  #parenthesis(): Expression {
    this.advance()
    const inner = this.expression()
    this.expect(')')
    return inner
  }

  #map(): Expression {
    const from = this.advance()
    const entries: ExpressionKind<'map'>['entries'] = []
    while (!this.isSign('}')) {
      if (entries.length > 0) this.expect(',')
      if (this.isSign('}')) break
      const key = this.expression()
      this.expect(':')
      entries.push({ key, value: this.expression() })
    }
    this.advance()
    return { kind: 'map', entries, ...this.placeFrom(from) }
  }

  /** `/users/$(request.auth.uid)`: no spaces between segments. */
  #path(): Expression {
    const from = this.tokens.token
    const segments: (string | Expression)[] = []
    for (;;) {
      if (this.tokens.startsWith('$(')) {
        this.tokens.skip(2)
        this.tokens.next()
        segments.push(this.expression())
        if (!this.isSign(')')) this.refuse(`')' is expected here, not ${this.shown()}`)
      } else {
        const text = this.tokens.segment(/\(default\)|(?:(?!\.bind\()[\p{L}\p{N}_\-.~%@])+/u)
        if (text === '') this.refuse('a path segment is a name or $(expression)')
        segments.push(text)
      }
      const touching = this.tokens.startsWith('/') && !this.tokens.startsWith('//')
      const end = this.tokens.offset
      this.advance()
      if (!touching) return { kind: 'path', segments, ...this.placeFrom(from), end }
    }
  }
}
