/** Where something stands in the source: offsets for quoting it, line and column (from 1) for people. */
export interface Place {
  start: number
  end: number
  line: number
  column: number
}

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'

export type Expression = Place &
  (
    | { kind: 'literal'; value: null | boolean | bigint | number | string | Uint8Array }
    | { kind: 'name'; name: string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
    | { kind: 'path'; segments: (string | Expression)[] }
    | { kind: 'member'; target: Expression; name: string }
    | { kind: 'index'; target: Expression; index: Expression }
    | { kind: 'slice'; target: Expression; from: Expression; to: Expression }
    | { kind: 'call'; name: string; args: Expression[] }
    | { kind: 'method'; target: Expression; name: string; args: Expression[] }
    | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'is'; operand: Expression; type: string }
    | { kind: 'ternary'; test: Expression; yes: Expression; no: Expression }
  )

export type ExpressionKind<K extends Expression['kind']> = Extract<Expression, { kind: K }>

export interface FunctionDeclaration extends Place {
  name: string
  parameters: string[]
  lets: (Place & { name: string; value: Expression })[]
  body: Expression
}

export const methods = ['get', 'list', 'create', 'update', 'delete'] as const
export type Method = (typeof methods)[number]

export interface Allow extends Place {
  methods: Method[]
  /** Absent: always. */
  condition: Expression | null
}

export type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; capture: string }
  | { kind: 'many'; capture: string }

export interface Block extends Place {
  functions: FunctionDeclaration[]
  matches: Match[]
}

export interface Match extends Block {
  segments: Segment[]
  allows: Allow[]
}

export interface Service extends Block {
  name: string
}

export interface RulesFile {
  version: '1' | '2'
  functions: FunctionDeclaration[]
  services: Service[]
}

/** In `(/a/$(b)).bind({…})` a name in the path that is no variable is one for `bind` to fill. */
export function isTargetOfBind(node: Expression, child: Expression): boolean {
  return node.kind === 'method' && node.name === 'bind' && node.target === child && child.kind === 'path'
}

/** The direct sub-expressions, in the order written. */
export function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return expression.items
    case 'map':
      return expression.entries.flatMap((entry) => [entry.key, entry.value])
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string')
    case 'member':
      return [expression.target]
    case 'index':
      return [expression.target, expression.index]
    case 'slice':
      return [expression.target, expression.from, expression.to]
    case 'call':
      return expression.args
    case 'method':
      return [expression.target, ...expression.args]
    case 'unary':
    case 'is':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'ternary':
      return [expression.test, expression.yes, expression.no]
  }
}
