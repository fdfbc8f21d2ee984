/**
 * Spreadsheets calculate cells that begin with one of these. An apostrophe before it makes the cell a text, and one
 * more before what already begins with apostrophes makes that reversible (OWASP, CSV injection).
 */
const formula = /^'*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
const guarded = /^'+[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)

export const unguardFormula = (text: string): string => (guarded.test(text) ? text.slice(1) : text)
