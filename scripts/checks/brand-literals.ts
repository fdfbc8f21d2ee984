import ts from 'typescript'

/**
 * The lines of a source, from 1, that say the name by themselves where somebody could read it: in a string, a template or
 * between tags. A name in lower case, comments, and names of things are none.
 */
export function linesThatName(file: string, text: string, name: string): number[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file))
  const lines: number[] = []
  const look = (node: ts.Node): void => {
    if (isText(node)) {
      const start = node.getStart()
      for (const { index } of text.slice(start, node.end).matchAll(wordOf(name)))
        lines.push(source.getLineAndCharacterOfPosition(start + index).line + 1)
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return [...new Set(lines)]
}

/** The lines of a page or any other text that name it. */
export function textLinesThatName(text: string, name: string): number[] {
  return text.split('\n').flatMap((line, at) => (line.search(wordOf(name)) < 0 ? [] : [at + 1]))
}

/** Not as a part of another word: the porches of a sentence may begin it. */
const wordOf = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}_])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}_])`, 'gu')

const isText = (node: ts.Node) =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node)

const kindOf = (file: string) => (file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
