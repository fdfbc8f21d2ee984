import { brand } from '@varanda/domain/brand'
import { builtMark } from '@varanda/domain/site/operator-marks'
import { expect, test } from 'vitest'
import { readOperator } from './operator.ts'

const whole = {
  VARANDA_OPERATOR: 'Rosa & Filhos <ME>',
  VARANDA_OPERATOR_CONTACT: 'rosa@casa.example',
  VARANDA_OPERATOR_COUNTRY: 'Alemanha / Germany',
}
const filled = (text: string, settings: Record<string, string>) =>
  readOperator(settings)!.reduce((so, { said, is }) => so.replaceAll(said, () => is), text)

test('each place of a page gets what is told of who runs the instance, in its language', () => {
  expect(filled(builtMark('operator', 'pt'), whole)).toBe(
    '<span data-told="operator.pt">Rosa &amp; Filhos &lt;ME></span>',
  )
  expect(filled(builtMark('country', 'pt'), whole)).toContain('>Alemanha<')
  expect(filled(builtMark('country', 'en'), whole)).toContain('>Germany<')
  expect(filled(`mailto:${brand.contact}`, whole)).toBe('mailto:rosa@casa.example')
  expect(filled(builtMark('companies', 'pt'), whole)).toBe(builtMark('companies', 'pt'))
  const companies = { ...whole, VARANDA_OPERATOR_COMPANIES: 'Correio Ltda. (Brasil), que entrega os e-mails.' }
  expect(filled(builtMark('companies', 'en'), companies)).toContain('names: Correio Ltda. (Brasil)')
})

test('a country told once is the same in both languages', () => {
  const settings = { ...whole, VARANDA_OPERATOR_COUNTRY: 'Portugal' }
  expect(filled(builtMark('country', 'en'), settings)).toContain('>Portugal<')
})

test('half of it, or an address that is none, is refused with the setting’s name; nothing is nothing', () => {
  expect(readOperator({})).toBeUndefined()
  expect(() => readOperator({ VARANDA_OPERATOR: 'Rosa' })).toThrow(/go together/)
  expect(() => readOperator({ VARANDA_OPERATOR_COMPANIES: 'Correio' })).toThrow(/go together/)
  expect(() => readOperator({ ...whole, VARANDA_OPERATOR_CONTACT: 'rosa' })).toThrow(/CONTACT takes an e-mail/)
  expect(() => readOperator({ ...whole, VARANDA_OPERATOR: 'R'.repeat(201) })).toThrow(/200 characters/)
})
