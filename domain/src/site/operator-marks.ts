/**
 * Where public pages name whoever runs the instance. They are built with `brand.operator`; whatever serves them to others for somebody else
 * finds these places as they are written here, and puts theirs there.
 */
import * as v from 'valibot'
import { brand, type Operator } from '../brand.ts'
import { type Locale, locales } from '../locale.ts'
import { isMailAddress } from '../mail/mail.ts'
import { operator as en } from './messages/en/operator.ts'
import { operator as pt } from './messages/pt/operator.ts'

const words = { pt, en }
const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

/** Who runs an instance, as its settings tell it. */
const toldOperatorSchema = v.object({
  name: line,
  // It stands in addresses and in JSON as it is.
  contact: v.pipe(v.string(), v.check(isMailAddress), v.regex(/^[^&']*$/)),
  country: v.object({ pt: line, en: line }) satisfies v.GenericSchema<Record<Locale, string>>,
  /** Companies that handle data for them, in a sentence's words; null for none. */
  companies: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))),
})
export type ToldOperator = v.InferOutput<typeof toldOperatorSchema>

/** What was told, trimmed; the name of what cannot stand on a page. */
export function toldOperator(told: ToldOperator): ToldOperator | keyof ToldOperator {
  const parsed = v.safeParse(toldOperatorSchema, told)
  return parsed.success ? parsed.output : (parsed.issues[0].path![0].key as keyof ToldOperator)
}

/** Whether a build names nobody who could be written to (RFC 2606). */
export const isUnnamed = ({ contact }: Pick<Operator, 'contact'>): boolean => contact.endsWith('.example')

type Named = Pick<Operator, 'name' | 'country'> & { companies: string | null }

/** Texts of documents hold these names in braces. */
export const operatorMarks = {
  operator: ({ name }, locale) => mark(`operator.${locale}`, name),
  country: ({ country }, locale) => mark(`country.${locale}`, country[locale]),
  companies: ({ companies }, locale) =>
    mark(`companies.${locale}`, companies ? words[locale].companies(companies) : words[locale].noCompanies),
} satisfies Record<string, (operator: Named, locale: Locale) => string>
export type OperatorMark = keyof typeof operatorMarks

const built: Named = { ...brand.operator, companies: null }

/** One of them as a page is built with it, in HTML. */
export const builtMark = (name: OperatorMark, locale: Locale): string => operatorMarks[name](built, locale)

/** What built pages say, and what is to stand there. */
export function operatorPlaces(told: ToldOperator): { said: string; is: string }[] {
  const marks = locales.flatMap((locale) =>
    Object.values(operatorMarks).map((html) => ({ said: html(built, locale), is: html(told, locale) })),
  )
  return [...marks, { said: brand.contact, is: told.contact }]
}

const mark = (place: string, text: string) => `<span data-told="${place}">${escaped(text)}</span>`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
