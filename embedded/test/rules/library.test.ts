/**
 * Firebase's reference, ticked off: every documented function, method and type, each with what it is to give.
 * Source: https://firebase.google.com/docs/reference/rules/rules (the namespaces and interfaces listed there)
 */
import { compileRules } from '@varanda/embedded/rules/compile'
import { RulesSyntaxError } from '@varanda/embedded/rules/contract'
import { globalFunctions } from '@varanda/embedded/rules/library/conversions'
import { memberNames, namespaces } from '@varanda/embedded/rules/library/library'
import { typeNames } from '@varanda/embedded/rules/values/value'
import { describe, expect, test } from 'vitest'
import { allows, firestore, type Given } from './rules-case.ts'

/** By interface: a member, and conditions that hold when it does what the reference says. */
const methods: Record<string, Record<string, string[]>> = {
  bytes: {
    size: [`b'\\xFF\\xFF'.size() == 2`, `b'€'.size() == 3`, `b'😀'.size() == 4`],
    toBase64: [`b'\\xFB\\xEF\\xBE'.toBase64() == '----'`],
    toHexString: [`b'**'.toHexString() == '2A2A'`, `b'\\342\\202\\254'.toHexString() == 'E282AC'`],
  },
  duration: {
    nanos: ['duration.value(1500, "ms").nanos() == 500000000'],
    seconds: ['duration.value(1500, "ms").seconds() == 1', 'duration.value(-1, "m").seconds() == -60'],
  },
  latlng: {
    distance: ['latlng.value(-23.55, -46.63).distance(latlng.value(-22.9, -43.2)) > 350000', 'h.distance(h) == 0'],
    latitude: ['h.latitude() == 1.5'],
    longitude: ['h.longitude() == -2.5'],
  },
  list: {
    concat: ['[1].concat([2, 1]) == [1, 2, 1]'],
    hasAll: ['["a", "b"].hasAll(["a", "a"]) && !["a"].hasAll(["a", "c"])', '[].hasAll([])'],
    hasAny: ['["a", "b"].hasAny(["c", "a"]) && !["a"].hasAny(["d"])', '!["a"].hasAny([])'],
    hasOnly: ['["a", "a"].hasOnly(["a", "c"]) && !["a", "b"].hasOnly(["a"])', '[].hasOnly(["a"])'],
    join: ['[1, 2.5, true, null, "x"].join(",") == "1,2.5,true,null,x"'],
    removeAll: ['["a", "b", "a"].removeAll(["a"]) == ["b"]'],
    size: ['[1, [2]].size() == 2'],
    toSet: ['["a", "b", "a"].toSet() == ["b", "a"].toSet()'],
  },
  map: {
    diff: ['{"a": 1}.diff({"a": 2}).changedKeys() == ["a"].toSet()'],
    get: [`d.get('no', 7) == 7`, `d.get(['in', 'x'], 0) == 5`, `d.get(['in', 'no', 'x'], 'none') == 'none'`],
    keys: ['{"a": 1, "b": 2}.keys() == ["a", "b"]'],
    size: ['{"a": 1}.size() == 1 && {}.size() == 0'],
    values: ['{"a": 1, "b": 2}.values() == [1, 2]'],
  },
  map_diff: {
    addedKeys: ['{"a": 1}.diff({}).addedKeys() == ["a"].toSet()'],
    affectedKeys: ['{"a": 0, "c": 0, "u": 0}.diff({"r": 0, "c": 1, "u": 0}).affectedKeys() == ["a", "r", "c"].toSet()'],
    changedKeys: ['{"a": 0}.diff({"a": 1, "b": 4}).changedKeys() == ["a"].toSet()'],
    removedKeys: ['{}.diff({"a": 1}).removedKeys() == ["a"].toSet()'],
    unchangedKeys: ['{"a": 0}.diff({"a": 0}).unchangedKeys() == ["a"].toSet()'],
  },
  path: {
    bind: [
      '(/path/$(foo)/$(bar)).bind({"foo": "something", "bar": "another"}) == /path/something/another',
      '(/path/$(foo)).bind({"foo": "one"}).foo == "one" && (/path/$(foo)).bind({"foo": "one"})["foo"] == "one"',
      '(/path/$(id)/$(foo)).bind({"foo": "x"}) == /path/one/x',
      'path("a/{b}").bind({"b": "c"}) == /a/c',
    ],
  },
  set: {
    difference: ['["a", "b"].toSet().difference(["a", "c"].toSet()) == ["b"].toSet()'],
    hasAll: ['["d", "a"].toSet().hasAll(["d"]) && !["a"].toSet().hasAll(["a", "b"].toSet())'],
    hasAny: ['["a"].toSet().hasAny(["c", "a"].toSet()) && !["a"].toSet().hasAny(["b"])'],
    hasOnly: ['["a", "b"].toSet().hasOnly(["a", "b"]) && !["a", "b"].toSet().hasOnly(["a"])'],
    intersection: ['["a", "b"].toSet().intersection(["a", "c"].toSet()) == ["a"].toSet()'],
    size: ['["a", "a"].toSet().size() == 1'],
    union: ['["a"].toSet().union(["b", "a"].toSet()) == ["a", "b"].toSet()'],
  },
  string: {
    lower: ['"ABC123".lower() == "abc123"'],
    matches: ['"user@domain.com".matches(".*@domain[.]com") && !"banana".matches(".*@domain[.]com")'],
    replace: ['"banana".replace("ana", "ee") == "beena"', '"foo@test.com".replace(".", "-") == "------------"'],
    size: ['"abc".size() == 3 && "".size() == 0'],
    split: ['"a/b/c".split("/") == ["a", "b", "c"]'],
    toUtf8: [`"é".toUtf8() == b'\\xc3\\xa9'`],
    trim: ['" \\tabc\\n ".trim() == "abc"'],
    upper: ['"abc123".upper() == "ABC123"'],
  },
  timestamp: {
    date: ['t.date() == timestamp.date(2026, 3, 1)'],
    day: ['t.day() == 1'],
    dayOfWeek: ['t.dayOfWeek() == 7', '(t + duration.value(1, "d")).dayOfWeek() == 1'],
    dayOfYear: ['t.dayOfYear() == 60', 'timestamp.date(2024, 12, 31).dayOfYear() == 366'],
    hours: ['t.hours() == 12'],
    minutes: ['t.minutes() == 0'],
    month: ['t.month() == 3'],
    nanos: ['t.nanos() == 250000000'],
    seconds: ['(t + duration.value(59, "s")).seconds() == 59'],
    time: ['t.time() == duration.time(12, 0, 0, 250000000)'],
    toMillis: ['t.toMillis() == 1772366400250'],
    year: ['t.year() == 2026'],
  },
}

const functions: Record<string, Record<string, string[]>> = {
  duration: {
    abs: ['duration.abs(duration.value(-1, "h")) == duration.value(1, "h")'],
    time: ['duration.time(1, 2, 3, 4).seconds() == 3723 && duration.time(1, 2, 3, 4).nanos() == 4'],
    value: [
      'duration.value(1, "w") == duration.value(7, "d") && duration.value(1, "d") == duration.value(24, "h")',
      'duration.value(1, "h") == duration.value(60, "m") && duration.value(1, "m") == duration.value(60, "s")',
      'duration.value(1, "s") == duration.value(1000, "ms") && duration.value(1, "ms") == duration.value(1000000, "ns")',
    ],
  },
  hashing: {
    crc32: [`hashing.crc32('123456789').toHexString() == '2639F4CB'`],
    crc32c: [`hashing.crc32c(b'123456789').toHexString() == '839206E3'`],
    md5: [`hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'`],
    sha256: [
      `hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'`,
    ],
  },
  latlng: { value: ['latlng.value(90, -180) is latlng'] },
  math: {
    abs: ['math.abs(-2) == 2 && math.abs(-2) is int && math.abs(-2.5) == 2.5'],
    ceil: ['math.ceil(4.2) == 5 && math.ceil(-4.2) == -4'],
    floor: ['math.floor(4.7) == 4 && math.floor(-4.2) == -5'],
    isNaN: ['!math.isNaN(1) && math.isNaN(math.sqrt(-1))'],
    pow: ['math.pow(2, 3) == 8 && math.pow(4, 0.5) == 2'],
    round: [
      'math.round(4.2) == 4 && math.round(4.5) == 5 && math.round(-4.5) == -4',
      'math.round(math.sqrt(-1)) == 0 && math.round(math.pow(10, 300)) == 9223372036854775807',
      'math.round(9007199254740993) == 9007199254740992 && math.ceil(9007199254740993) == 9007199254740993',
    ],
    sqrt: ['math.sqrt(4) == 2'],
  },
  timestamp: {
    date: ['timestamp.date(2017, 6, 23).toMillis() == 1498176000000'],
    value: ['timestamp.value(1498176000000) == timestamp.date(2017, 6, 23)'],
  },
}

const globals: Record<string, string[]> = {
  debug: ['debug(t) == t'],
  float: ['float("2.5") == 2.5 && float(2) is float && float(true ? 2.5 : 0) == 2.5'],
  int: ['int("2") == 2 && int(2.9) == 2 && int(-2.9) == -2 && int(2) == 2'],
  path: ['path("a/b") == /a/b && path("/a/b")[0] == "a"'],
  string: ['string(true) == "true" && string(1) == "1" && string(2.0) == "2.0" && string(null) == "null"'],
}

const types: Record<string, string> = {
  bool: 'true is bool && !(1 is bool)',
  bytes: `b'' is bytes && !('' is bytes)`,
  duration: 'duration.value(1, "s") is duration',
  float: '1.0 is float && !(1 is float)',
  int: '1 is int && !(1.0 is int)',
  latlng: 'h is latlng',
  list: '[] is list && ![].toSet() is list || true',
  map: '{} is map && d is map',
  map_diff: '{}.diff({}) is map_diff && !({}.diff({}) is map)',
  number: '1 is number && 1.0 is number && !("1" is number)',
  path: '/a is path',
  set: '[].toSet() is set && !([] is set)',
  string: `'' is string && id is string`,
  timestamp: 't is timestamp',
}

const given: Given = { data: { in: { x: 5 } } }
/** In conditions, a lone `h` is a place, `d` the document's data and `t` the request's time. */
const names: Record<string, string> = { h: 'latlng.value(1.5, -2.5)', d: 'request.resource.data', t: 'request.time' }
const holds = (condition: string) =>
  allows(
    condition.replace(/(?<![\w"'\\.])[hdt](?![\w"'])/g, (name) => names[name]!),
    given,
  )

const cases = (table: Record<string, Record<string, string[]>>) =>
  Object.entries(table).flatMap(([of, members]) =>
    Object.entries(members).flatMap(([name, all]) => all.map((condition) => [`${of}.${name}`, condition] as const)),
  )

describe('what is documented does as documented', () => {
  test.each(cases(methods))('%s: %s', (_, condition) => expect(holds(condition)).toBe(true))
  test.each(cases(functions))('%s: %s', (_, condition) => expect(holds(condition)).toBe(true))
  test.each(cases({ '': globals }))('%s: %s', (_, condition) => expect(holds(condition)).toBe(true))
  test.each(Object.entries(types))('is %s: %s', (_, condition) => expect(holds(condition)).toBe(true))
})

test('there is no other member, function or type than those', () => {
  const named = (table: object) => Object.entries(table).map(([of, members]) => [of, Object.keys(members).sort()])
  expect([...memberNames()].map(([type, names]) => [type, [...names.keys()].sort()])).toEqual(named(methods))
  expect([...namespaces].map(([name, table]) => [name, [...table.keys()].sort()])).toEqual(named(functions))
  expect([...globalFunctions.keys()].sort()).toEqual(Object.keys(globals))
  expect([...typeNames].sort()).toEqual(Object.keys(types).sort())
})

test('every one of them is refused with one argument too many, and with one too few', () => {
  const refused = (call: string) => {
    try {
      compileRules(firestore(`match /a/{id} { allow get: if ${call} == null; }`))
      return false
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error
      return /takes .* arguments/.test(error.message)
    }
  }
  const wrongly = (call: (args: string) => string, arities: number[]) => {
    for (const count of [0, 1, 2, 3, 4, 5].filter((count) => !arities.includes(count))) {
      const source = call(Array.from({ length: count }, () => '1').join(', '))
      expect([source, refused(source)]).toEqual([source, true])
    }
  }
  for (const [name, { arity }] of globalFunctions) wrongly((args) => `${name}(${args})`, [arity])
  for (const [space, table] of namespaces) {
    for (const [name, { arity }] of table) wrongly((args) => `${space}.${name}(${args})`, [arity])
  }
  for (const lookup of ['get', 'exists', 'getAfter', 'existsAfter']) wrongly((args) => `${lookup}(${args})`, [1])
  const arities = new Map<string, number[]>()
  for (const [, names] of memberNames()) {
    for (const [name, arity] of names.entries()) arities.set(name, [...(arities.get(name) ?? []), arity])
  }
  for (const [name, all] of arities) wrongly((args) => `resource.data.x.${name}(${args})`, all)
})
