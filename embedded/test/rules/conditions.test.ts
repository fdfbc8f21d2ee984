import { compileRules } from '@varanda/embedded/rules/compile'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '../support/cpu-ms.ts'
import { allows, firestore, type Given, judgeCondition, now, readerOf } from './rules-case.ts'

/** Conditions of the language, by topic: what is allowed, and what is refused. */
const data: Given = {
  data: {
    name: 'Ana',
    age: 34,
    height: 1.7,
    tags: ['a', 'b'],
    inner: { deep: { leaf: 1 } },
    gone: null,
    at: new Date('2026-03-01T12:00:00.250Z'),
  },
}
const d = 'request.resource.data'

interface Topic {
  allowed: string[]
  refused: string[]
}

const topics: Record<string, Topic> = {
  'errors and the operators that absorb them': {
    allowed: [
      `${d}.missing || true`,
      `true || ${d}.missing`,
      `(${d}.missing && false) || true`,
      `!(${d}.missing && false)`,
      `(1 / 0 == 0 ? true : true) || true`,
      `!(false && 5)`,
      `5 || true`,
    ],
    refused: [
      `${d}.missing`,
      `${d}.missing || false`,
      `${d}.missing && true`,
      `${d}.missing && false`,
      `!(${d}.missing == 1)`,
      `${d}.missing == null`,
      `${d}.missing != 1`,
      `1 / 0 == 0 ? true : true`,
      `5`,
      `'true'`,
      `null || null`,
      `!1`,
      `true && 1`,
      `1 ? true : true`,
    ],
  },
  'absence and defaults': {
    allowed: [
      `!('missing' in ${d})`,
      `'gone' in ${d} && ${d}.gone == null`,
      `${d}.get('missing', 7) == 7`,
      `${d}.get(['inner', 'deep', 'leaf'], 0) == 1`,
      `${d}.get(['name', 'x'], 'none') == 'none'`,
      `${d}.get(['age', 'x', 'y'], 'none') == 'none'`,
      `${d}['name'] == 'Ana'`,
    ],
    refused: [`'missing' in ${d}`, `${d}.get('missing', null) != null`, `${d}.name.first == 'A'`, `${d}[0] == 'Ana'`],
  },
  'nothing of JavaScript shows': {
    allowed: [
      `!('toString' in ${d})`,
      `!('__proto__' in ${d})`,
      `!('constructor' in request.auth.token)`,
      `${d}.get('constructor', 'none') == 'none'`,
    ],
    refused: [
      `${d}.constructor != null`,
      `${d}.__proto__ != null`,
      `${d}['toString'] != null`,
      `${d}.name.length == 3`,
      `${d}.tags.length == 2`,
      `request.constructor != null`,
      `request.auth.token.__proto__ != null`,
    ],
  },
  'int and float': {
    allowed: [
      '10 / 4 == 2',
      '-7 / 2 == -3',
      '-7 % 2 == -1',
      '10 / 4.0 == 2.5',
      '1 == 1.0',
      '1 is int && !(1 is float) && 1 is number',
      '1.0 is float && !(1.0 is int) && 1.0 is number',
      `${d}.age is int && ${d}.height is float`,
      '9007199254740993 > 9007199254740992',
      '9223372036854775807 > 0 && -9223372036854775808 < 0',
      'int(2.9) == 2 && int("-12") == -12 && float(1) is float && float("1.5") == 1.5',
      'string(1) == "1" && string(true) == "true" && string(null) == "null"',
      '.5 == 0.5 && 1. == 1.0 && -(-1) == 1',
      '2 + 3 * 4 == 14 && (2 + 3) * 4 == 20 && 7 - 2 - 1 == 4',
    ],
    refused: [
      '10 / 0 == 0',
      '10 % 0 == 0',
      '9223372036854775807 + 1 > 0',
      '-9223372036854775807 - 2 < 0',
      'int("12x") == 12',
      'int("") == 0',
      '1 + "1" == "11"',
      '"1" == 1',
      '"a" < 1',
      'true > false',
      '!(1 in {"a": 1})',
      '!(null in {"a": 1})',
      '[1].hasAny([1].toSet())',
      '[1].hasOnly([1].toSet())',
      '{"a": 1}.keys().hasAll(["a"].toSet())',
      '[1].removeAll([1].toSet()).size() == 0',
    ],
  },
  strings: {
    allowed: [
      '"a" + \'b\' == "ab"',
      '"Ana".lower() == "ana" && "ção".upper() == "ÇÃO" && " x ".trim() == "x"',
      '"a,b,,c".split(",").size() == 4 && "abc".split("")[1] == "b"',
      '"a1b22c".replace("[0-9]+", "-") == "a-b-c"',
      '"😀é".size() == 2 && "é".toUtf8().size() == 2',
      '"abcdef"[1:4] == "bcd" && "abc"[0] == "a" && "abc"[1:1] == ""',
      '"a" < "b" && "B" < "a"',
      '"tab\\there".matches("tab\\\\s.*")',
      '"\\x41\\u00e9" == "Aé"',
    ],
    refused: ['"abc"[3] == ""', '"abc"[1:9] == "bc"', '"abc"[2:1] == ""', '"a" in "abc"', '"a".matches("b|c")'],
  },
  'regular expressions are whole-string': {
    allowed: [
      '"ana@casa.com".matches("[a-z]+@casa[.]com")',
      '"AÇÃO".matches("(?i)ação")',
      '"x\\ny".matches("(?s)x.y")',
      '"".matches("")',
    ],
    refused: [
      '"xana@casa.com.br".matches("ana@casa[.]com")',
      '"x\\ny".matches("x.y")',
      `"a".matches(${d}.name)`,
      `"a".matches("(?=" + "a)a")`,
    ],
  },
  'lists and sets': {
    allowed: [
      '[1, 2] == [1, 2] && [1, 2] != [2, 1] && [1] + [] == [1] || true',
      '2 in [1, 2] && !(3 in [1, 2]) && 1.0 in [1]',
      '["a", "b"].hasAll(["a"]) && ["a", "b"].hasAny(["b", "c"]) && ["a"].hasOnly(["a", "b"])',
      '![1].hasOnly([2]) && ![1].hasAll([1, 2]) && ![1].hasAny([2])',
      '[1, 2].concat([3]).size() == 3 && [1, 2, 1].removeAll([1]) == [2] && ["a", "b"].join("-") == "a-b"',
      '[1, 2, 2].toSet().size() == 2 && [1, 2].toSet() == [2, 1].toSet()',
      '[1, 2].toSet().union([3].toSet()).hasAll([3]) && [1, 2].toSet().intersection([2].toSet()) == [2].toSet()',
      '[1, 2].toSet().difference([2].toSet()).hasOnly([1]) && 1 in [1].toSet()',
      '[1, 2, 3][1:3] == [2, 3] && [[1]][0][0] == 1',
      `${d}.keys() is list && ${d}.keys().hasAll(['name', 'age']) && ${d}.values().size() == 7`,
      `${d}.tags.hasAll(['a']) && ${d}.tags[1] == 'b' && ${d}.size() == 7`,
    ],
    refused: [
      '[1][1] == 1',
      '[1][-1] == 1',
      '[1, 2][0:5].size() > 0',
      `${d}.keys().union(['x']).size() > 0`,
      `${d}.hasAll(['name'])`,
      '[1].toSet().union([2]).size() == 2',
      '[1].toSet() == [1]',
      '1 in 1',
    ],
  },
  'maps and what changed in them': {
    allowed: [
      '{"a": 1}.diff({}).addedKeys() == ["a"].toSet() && {}.diff({"a": 1}).removedKeys().hasOnly(["a"])',
      '{"a": 1, "b": 2}.diff({"a": 9, "b": 2}).changedKeys().hasOnly(["a"])',
      '{"a": 1, "b": 2}.diff({"a": 9, "b": 2}).unchangedKeys() == ["b"].toSet()',
      '{"a": 1, "c": 3}.diff({"a": 2, "b": 2}).affectedKeys() == ["a", "b", "c"].toSet()',
      '{"a": {"b": [1]}} == {"a": {"b": [1]}} && {"a": 1} is map && {"a": 1}.diff({}) is map_diff',
    ],
    refused: ['{"a": 1}.diff({}).addedKeys().size() == 0', '{1: 1} is map', '{"a": 1}.diff([1]) is map_diff'],
  },
  'times and durations': {
    allowed: [
      `${d}.at == request.time && request.time is timestamp`,
      'timestamp.date(2026, 3, 1) + duration.time(12, 0, 0, 250000000) == request.time',
      'request.time - timestamp.date(2026, 3, 1) == duration.value(43200250, "ms")',
      'duration.value(1, "w") == duration.value(7, "d") && duration.abs(duration.value(-1, "h")).seconds() == 3600',
      'request.time.year() == 2026 && request.time.month() == 3 && request.time.day() == 1 && request.time.hours() == 12',
      'request.time.dayOfWeek() == 7 && request.time.dayOfYear() == 60 && request.time.nanos() == 250000000',
      'request.time.date() == timestamp.date(2026, 3, 1) && request.time.time() == duration.value(43200250, "ms")',
      'request.time.toMillis() == 1772366400250 && timestamp.value(1772366400250) == request.time',
      'duration.value(90, "m") > duration.value(1, "h") && timestamp.value(-1).year() == 1969',
    ],
    refused: [
      'timestamp.date(2026, 2, 30).day() == 2',
      'duration.value(1, "y").seconds() > 0',
      'request.time > 0',
      'request.time + 1 > request.time',
      'timestamp.value(9223372036854775807).year() > 0',
    ],
  },
  'maths, hashing, places and bytes': {
    allowed: [
      'math.abs(-3) == 3 && math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(2.5) == 3 && math.ceil(1.2) is int',
      'math.pow(2, 10) == 1024 && math.sqrt(9) == 3 && math.isNaN(math.sqrt(-1.0))',
      'hashing.md5("a").toHexString().lower() == "0cc175b9c0f1b6a831c399e269772661"',
      'hashing.crc32("hello").toHexString().lower() == "86a61036" && hashing.crc32c("hello").toHexString().lower() == "4cbb719a"',
      'hashing.sha256(b"").size() == 32 && hashing.sha256(b"abc") == hashing.sha256("abc")',
      'b"\\xff\\052".size() == 2 && b"a".toBase64() == "YQ=="',
      'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 && latlng.value(1, 2).latitude() == 1',
      'debug(true)',
    ],
    refused: ['latlng.value(91, 0) is latlng', 'math.abs("1") == 1', 'hashing.md5(1) is bytes'],
  },
  paths: {
    allowed: [
      'request.path == /databases/$(database)/documents/things/$(id) && id is string',
      'request.path[3] == "things" && request.path is path && path("/a/b") == /a/b',
      'path("/a/{b}").bind({"b": "c"}) == /a/c',
      'string(/a/b) == "/a/b"',
      '(/a/b)[1] == "b"',
    ],
    refused: [
      'path(/a/b) == /a/b',
      'path("a//b") is path',
      '/a/$(1) is path',
      '/a/$("b/c") is path',
      '/a/$("") is path',
    ],
  },
  'who asks': {
    allowed: ['request.auth.uid == "ana"', 'request.auth != null', 'request.method == "create"', 'resource == null'],
    refused: [
      'request.auth.token.email == "x"',
      'request.auth == null',
      'request.nothing == null',
      'resource.data == null',
    ],
  },
}

describe.each(Object.entries(topics))('%s', (_, { allowed, refused }) => {
  test.each(allowed)('allows %s', (condition) => {
    expect(judgeCondition(condition, data)).toMatchObject({ allowed: true })
  })
  test.each(refused)('refuses %s', (condition) => {
    expect(allows(condition, data)).toBe(false)
  })
})

test('what a client sends cannot make a condition slow', () => {
  const many = Array.from({ length: 20_000 }, (_, i) => ({ n: i, at: new Date(i) }))
  const nested = Array.from({ length: 18 }).reduce<unknown>((inner) => [inner, '"'], 'x')
  const wide = Object.fromEntries(many.map(({ n }) => [`k${n}`, n]))
  const began = cpuMs()
  const given = { data: { many, nested, wide, text: 'a'.repeat(200_000) } }
  expect(allows(`${d}.many.toSet().size() == 20000 && ${d}.many.hasOnly(${d}.many)`, given)).toBe(true)
  expect(allows(`[${d}.nested].hasAll([${d}.nested])`, given)).toBe(true)
  expect(
    allows(`${d}.diff({}).addedKeys().size() == 4 && ${d}.wide.diff(${d}.wide).affectedKeys().size() == 0`, given),
  ).toBe(true)
  expect(allows(`${d}.text.replace('a', ${d}.text).size() > 0`, given)).toBe(false)
  expect(allows(`${d}.text.matches('(a|aa)+(b|a*)*c')`, given)).toBe(false)
  expect(cpuMs() - began).toBeLessThan(3000)
})

test('what all patterns of a condition may cost together is bounded', () => {
  const each = Array.from({ length: 40 }, (_, i) => `${d}.text.matches('(.*a){300}x${i}')`).join(' || ')
  const began = cpuMs()
  const verdict = judgeCondition(each, { data: { text: 'a'.repeat(20_000) } })
  expect(cpuMs() - began).toBeLessThan(500)
  expect(verdict).toMatchObject({ allowed: false, reason: { message: expect.stringContaining('too long for its') } })
  expect(allows(`${d}.text.matches('a+')`, { data: { text: 'a'.repeat(20_000) } })).toBe(true)
})

test('texts cannot grow without end', () => {
  const doubled = Array.from({ length: 10 }, (_, i) => `let v${i + 1} = v${i} + v${i} + v${i} + v${i} + v${i};`).join(
    ' ',
  )
  const rules = firestore(`
    function grow(v0) { ${doubled} return v10; }
    match /things/{id} { allow get: if grow(grow('aaaaaaaa')) == '' || id == 'two'; }`)
  const judge = (path: string) =>
    compileRules(rules).judge({ method: 'get', path, resource: null, auth: null, time: now }, readerOf({})).allowed
  expect([judge('things/one'), judge('things/two')]).toEqual([false, true])
})
