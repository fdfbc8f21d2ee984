import ts from 'typescript'

/** How amounts are called wherever one is held. */
const names = new Set(['amount', 'amounts', 'refunded', 'price', 'cents'])
const operators = new Set([
  ...[ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.SlashToken],
  ...[ts.SyntaxKind.PercentToken, ts.SyntaxKind.AsteriskAsteriskToken, ts.SyntaxKind.BarToken],
  ...[ts.SyntaxKind.PlusEqualsToken, ts.SyntaxKind.MinusEqualsToken, ts.SyntaxKind.AsteriskEqualsToken],
  ...[ts.SyntaxKind.SlashEqualsToken, ts.SyntaxKind.PercentEqualsToken],
])
const floats = new Set(['parseFloat', 'toFixed', 'toPrecision'])

function isAmount(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node))
    return isAmount(node.expression)
  if (ts.isIdentifier(node)) return names.has(node.text)
  if (ts.isPropertyAccessExpression(node)) return names.has(node.name.text)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return isAmount(node.left)
  return ts.isElementAccessExpression(node) && isAmount(node.expression)
}

/** Of an operator, or a call that goes by floating point, whether it is asked of an amount. */
function reckons(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node))
    return operators.has(node.operatorToken.kind) && (isAmount(node.left) || isAmount(node.right))
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node))
    return node.operator !== ts.SyntaxKind.ExclamationToken && isAmount(node.operand)
  if (!ts.isCallExpression(node)) return false
  const { expression: called } = node
  if (ts.isIdentifier(called)) return floats.has(called.text) && node.arguments.some(isAmount)
  if (!ts.isPropertyAccessExpression(called)) return false
  const isMath = ts.isIdentifier(called.expression) && called.expression.text === 'Math'
  return (floats.has(called.name.text) && isAmount(called.expression)) || (isMath && node.arguments.some(isAmount))
}

/** The lines of a file, from 1, that reckon with an amount by themselves. */
export function reckoningLines(file: string, text: string): number[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file))
  const lines: number[] = []
  const look = (node: ts.Node): void => {
    if (reckons(node)) lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
    ts.forEachChild(node, look)
  }
  look(source)
  return [...new Set(lines)]
}

const kindOf = (file: string) => (file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
