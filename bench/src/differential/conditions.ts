/**
 * Random conditions of rules, as trees, so that a difference can be traced to the smallest part that differs by itself.
 * They are typed loosely: most parts have an answer, many have none, and errors are as interesting as answers.
 */
import fc from 'fast-check'

export type Condition =
  | { kind: 'atom'; text: string }
  | { kind: 'not'; of: Condition }
  | { kind: 'and' | 'or'; left: Condition; right: Condition }
  | { kind: 'choice'; test: Condition; then: Condition; otherwise: Condition }

export function textOf(condition: Condition): string {
  switch (condition.kind) {
    case 'atom':
      return condition.text
    case 'not':
      return `!(${textOf(condition.of)})`
    case 'and':
    case 'or':
      return `(${textOf(condition.left)} ${condition.kind === 'and' ? '&&' : '||'} ${textOf(condition.right)})`
    case 'choice':
      return `(${textOf(condition.test)} ? ${textOf(condition.then)} : ${textOf(condition.otherwise)})`
  }
}

export function partsOf(condition: Condition): Condition[] {
  switch (condition.kind) {
    case 'atom':
      return []
    case 'not':
      return [condition.of]
    case 'and':
    case 'or':
      return [condition.left, condition.right]
    case 'choice':
      return [condition.test, condition.then, condition.otherwise]
  }
}

const before = 'resource.data'
const after = 'request.resource.data'
const documents = '/databases/$(database)/documents'

const int = fc.constantFrom('0', '1', '2', '-3', '7', '9007199254740993')
const float = fc.constantFrom('0.0', '1.0', '2.5', '-0.5', '.5', '100.')
const text = fc.constantFrom("''", "'a'", "'ana'", "'Ana Á'", "'a,b,c'", "'2024-02-29'", "'x.y'", "'aaa'", "'10'")
const bool = fc.constantFrom('true', 'false')
const data = fc.constantFrom(before, after)
const field = fc.constantFrom('n', 'f', 's', 'b', 't', 'l', 'm', 'z', 'y', 'none', 'p', 'g')
const read = fc.tuple(data, field).map(([where, name]) => `${where}.${name}`)
const list = fc.constantFrom('[]', '[1, 2]', "['a', 'b']", '[1, 1.0, 2.5]', "['a', 1, null]", '[[1], [2]]')
const map = fc.constantFrom('{}', "{'a': 1}", "{'a': 1, 'b': 2}", "{'b': {'c': 'x'}}", "{'a': null}")
const time = fc.constantFrom(
  'timestamp.date(2024, 2, 29)',
  'timestamp.value(1700000000123)',
  'request.time',
  `${before}.t`,
  'timestamp.date(1969, 12, 31)',
)
const span = fc.constantFrom(
  "duration.value(1, 'd')",
  "duration.value(90, 's')",
  'duration.time(1, 2, 3, 4)',
  "duration.abs(duration.value(-2, 'h'))",
)
const place = fc.constantFrom('latlng.value(1.5, -48.5)', `${before}.g`, `${after}.g`, 'latlng.value(0, 0)')
const bytes = fc.constantFrom("b'abc'", `${before}.y`, "'abc'.toUtf8()", "hashing.md5('a')")
const value = fc.oneof(
  int,
  float,
  text,
  bool,
  list,
  map,
  read,
  read,
  read,
  time,
  span,
  place,
  bytes,
  fc.constant('null'),
)
const number = fc.oneof(int, float, fc.constantFrom(`${before}.n`, `${after}.n`, `${before}.f`, `${after}.f`))
const string = fc.oneof(
  text,
  fc.constantFrom(`${before}.s`, `${after}.s`, 'request.auth.uid', 'id', 'request.auth.token.email', 'request.method'),
)
const aList = fc.oneof(list, fc.constantFrom(`${before}.l`, `${after}.l`))
const aMap = fc.oneof(map, fc.constantFrom(`${before}.m`, `${after}.m`, before, after))
const aSet = fc.tuple(aList).map(([l]) => `${l}.toSet()`)
const comparison = fc.constantFrom('==', '!=', '<', '<=', '>', '>=')
const type = fc.constantFrom(
  'int',
  'float',
  'number',
  'string',
  'bool',
  'list',
  'map',
  'timestamp',
  'duration',
  'latlng',
  'bytes',
  'path',
  'map_diff',
  'set',
)
const reading = fc.constantFrom('gates/open', 'gates/shut', 'gates/none')

/** One condition without `&&`, `||`, `!` or a choice at its top. */
const atom: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(value, comparison, value).map(([a, op, b]) => `${a} ${op} ${b}`) },
  fc
    .tuple(number, fc.constantFrom('+', '-', '*', '/', '%'), number, comparison, number)
    .map(([a, op, b, c, d]) => `${a} ${op} ${b} ${c} ${d}`),
  fc.tuple(number, comparison, number).map(([a, op, b]) => `-(${a}) ${op} ${b}`),
  fc.tuple(value, type).map(([a, t]) => `${a} is ${t}`),
  fc.tuple(value, fc.oneof(aList, aMap, aSet, read)).map(([a, b]) => `${a} in ${b}`),
  fc.tuple(string, string, string).map(([a, b, c]) => `${a} + ${b} == ${c}`),
  fc.tuple(string, fc.constantFrom('lower', 'upper', 'trim'), string).map(([a, m, b]) => `${a}.${m}() == ${b}`),
  fc
    .tuple(
      string,
      fc.constantFrom("'a'", "'^a.*$'", "'[a-z]+'", "'(?i)ANA'", "'.*'", "'\\\\\\\\d{2}'", "'a|b'", "''"),
      fc.constantFrom('matches'),
    )
    .map(([a, p, m]) => `${a}.${m}(${p})`),
  fc.tuple(string, text, text, string).map(([a, b, c, d]) => `${a}.replace(${b}, ${c}) == ${d}`),
  fc.tuple(string, text, list).map(([a, b, c]) => `${a}.split(${b}) == ${c}`),
  fc.tuple(aList, text, string).map(([a, b, c]) => `${a}.join(${b}) == ${c}`),
  fc
    .tuple(fc.oneof(string, aList, aMap, aSet, bytes, read), comparison, int)
    .map(([a, op, b]) => `${a}.size() ${op} ${b}`),
  fc.tuple(string, int, int, string).map(([a, b, c, d]) => `${a}[${b}:${c}] == ${d}`),
  fc.tuple(aList, int, int, aList).map(([a, b, c, d]) => `${a}[${b}:${c}] == ${d}`),
  fc.tuple(aList, int, value).map(([a, b, c]) => `${a}[${b}] == ${c}`),
  fc.tuple(aMap, text, value).map(([a, b, c]) => `${a}[${b}] == ${c}`),
  fc
    .tuple(fc.oneof(aList, aSet), fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), fc.oneof(aList, aSet))
    .map(([a, m, b]) => `${a}.${m}(${b})`),
  fc.tuple(aList, aList, aList).map(([a, b, c]) => `${a}.concat(${b}) == ${c}`),
  fc.tuple(aList, aList, aList).map(([a, b, c]) => `${a}.removeAll(${b}) == ${c}`),
  fc
    .tuple(aSet, fc.constantFrom('union', 'intersection', 'difference'), aSet, aSet)
    .map(([a, m, b, c]) => `${a}.${m}(${b}) == ${c}`),
  fc.tuple(aMap, fc.constantFrom('keys', 'values'), aList).map(([a, m, b]) => `${a}.${m}() == ${b}`),
  fc
    .tuple(aMap, fc.constantFrom('keys'), fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), aList)
    .map(([a, k, m, b]) => `${a}.${k}().${m}(${b})`),
  fc.tuple(aMap, text, value, value).map(([a, b, c, d]) => `${a}.get(${b}, ${c}) == ${d}`),
  fc.tuple(aMap, value, value).map(([a, c, d]) => `${a}.get(['b', 'c'], ${c}) == ${d}`),
  fc
    .tuple(
      aMap,
      aMap,
      fc.constantFrom('addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys', 'affectedKeys'),
      fc.constantFrom('hasAny', 'hasAll', 'hasOnly'),
      aList,
    )
    .map(([a, b, k, m, c]) => `${a}.diff(${b}).${k}().${m}(${c})`),
  fc
    .tuple(time, fc.constantFrom('+', '-'), span, comparison, time)
    .map(([a, op, b, c, d]) => `${a} ${op} ${b} ${c} ${d}`),
  fc.tuple(time, time, comparison, span).map(([a, b, op, c]) => `${a} - ${b} ${op} ${c}`),
  fc
    .tuple(
      time,
      fc.constantFrom(
        'year',
        'month',
        'day',
        'hours',
        'minutes',
        'seconds',
        'nanos',
        'dayOfWeek',
        'dayOfYear',
        'toMillis',
      ),
      comparison,
      int,
    )
    .map(([a, m, op, b]) => `${a}.${m}() ${op} ${b}`),
  fc
    .tuple(time, fc.constantFrom('date', 'time'))
    .map(([a, m]) => `${a}.${m}() ${m === 'date' ? '== timestamp.date(2024, 2, 29)' : "< duration.value(1, 'd')"}`),
  fc.tuple(span, fc.constantFrom('seconds', 'nanos'), comparison, int).map(([a, m, op, b]) => `${a}.${m}() ${op} ${b}`),
  fc
    .tuple(place, fc.constantFrom('latitude', 'longitude'), comparison, float)
    .map(([a, m, op, b]) => `${a}.${m}() ${op} ${b}`),
  fc.tuple(place, place, comparison, float).map(([a, b, op, c]) => `${a}.distance(${b}) ${op} ${c}`),
  fc
    .tuple(
      fc.constantFrom('md5', 'sha256', 'crc32', 'crc32c'),
      fc.oneof(text, bytes),
      fc.constantFrom('toHexString', 'toBase64'),
      string,
    )
    .map(([h, a, m, b]) => `hashing.${h}(${a}).${m}() == ${b}`),
  fc
    .tuple(
      fc.constantFrom('md5', 'sha256', 'crc32', 'crc32c'),
      fc.oneof(text, bytes),
      fc.constantFrom("'90'", "'2'", "'839206E3'"),
    )
    .map(([h, a, b]) => `hashing.${h}(${a}).toHexString() < ${b}`),
  fc
    .tuple(fc.constantFrom('abs', 'ceil', 'floor', 'round', 'sqrt', 'isNaN'), number, comparison, number)
    .map(([m, a, op, b]) => (m === 'isNaN' ? `math.isNaN(${a})` : `math.${m}(${a}) ${op} ${b}`)),
  fc.tuple(number, number, comparison, number).map(([a, b, op, c]) => `math.pow(${a}, ${b}) ${op} ${c}`),
  fc.tuple(fc.constantFrom('int', 'float', 'string'), value, value).map(([c, a, b]) => `${c}(${a}) == ${b}`),
  fc.tuple(reading, field, value).map(([p, f, v]) => `get(${documents}/${p}).data.${f} == ${v}`),
  reading.map((p) => `exists(${documents}/${p})`),
  fc.tuple(reading, fc.constantFrom('id', '__name__')).map(([p, f]) => `get(${documents}/${p}).${f} == 'open'`),
  fc.tuple(field, value).map(([f, v]) => `getAfter(${documents}/$(place)/$(id)).data.${f} == ${v}`),
  fc.constant(`existsAfter(${documents}/$(place)/$(id))`),
  fc.tuple(field, value).map(([f, v]) => `getAfter(${documents}/sides/$(place)).data.${f} == ${v}`),
  fc.constantFrom('existsAfter', 'exists').map((asked) => `${asked}(${documents}/sides/$(place))`),
  fc.tuple(field, string).map(([f, s]) => `debug(${before}.${f}) == ${s}`),
  fc.constantFrom(
    'request.auth != null',
    "request.auth.uid == 'ana'",
    'request.auth.token.email_verified',
    'request.auth.token.n > 1',
    'request.auth.token.sub == request.auth.uid',
    'resource == null',
    'request.resource == null',
    "'resource' in request",
    'resource != null',
    `${before} == ${after}`,
    'resource.id == id',
    "resource['data'] == request.resource['data']",
    'request.path[4] == id',
    `request.path == ${documents}/$(place)/$(id)`,
    "path('/databases/(default)/documents/a/b')[3] == 'a'",
    "request.method in ['get', 'update']",
    'request.time > timestamp.date(2020, 1, 1)',
    'request.query.limit == null',
    'request.query.limit <= 10',
    `'n' in ${before}`,
    `'none' in ${before}`,
    `${before}.keys().hasOnly(['n', 's'])`,
    `same(${before}.n, 1, ${before}.none)`,
    `same(${after}.s, ${before}.s, 1)`,
    'twice(2) == 4',
    "named('a') == 'a' || named(1) == 1",
    'true',
    'false',
  ),
)

/** What the conditions call. */
export const helpers = `
  function same(a, b, unused) { let first = a; let second = unused; return first == b; }
  function twice(n) { let one = n; return one + n; }
  function named(x) { return x is string ? x : 1; }
`

export const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'condition', withCrossShrink: false },
    { weight: 3, arbitrary: atom.map((text): Condition => ({ kind: 'atom', text })) },
    fc
      .tuple(fc.constantFrom('and' as const, 'or' as const), tie('condition'), tie('condition'))
      .map(([kind, left, right]): Condition => ({ kind, left, right })),
    tie('condition').map((of): Condition => ({ kind: 'not', of })),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([test, then, otherwise]): Condition => ({ kind: 'choice', test, then, otherwise })),
  ),
}))
