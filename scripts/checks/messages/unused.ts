import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { astroAsTsx } from './astro-as-tsx.ts'

/** `/…/domain/src/invite/messages/pt/join.ts`, or of no noun: `/…/domain/src/messages/pt/errors.ts` */
const messageFile = /\/domain\/src\/(?:[\w-]+\/)?messages\/(?:pt|en)\/([\w-]+)\.ts$/

/**
 * The messages that none of `files` (absolute; .ts, .tsx, .astro) reads, as `area: name.of.it`. Types are followed, not
 * names: a message counts as read where its own property is, and with everything else in its object where that object
 * goes on as a whole to something that is not typed by the messages, or is indexed by what is known at run time only.
 */
export function unusedMessages(files: readonly string[]): string[] {
  const program = programOf(files)
  const checker = program.getTypeChecker()
  const read = new Set<string>()
  const keys = keysOfMessages(program)

  /** The objects of messages among the possibilities of a type. */
  const objectsOf = (type: ts.Type): ts.ObjectLiteralExpression[] =>
    (type.isUnion() ? type.types : [type]).flatMap((one) =>
      (one.symbol?.declarations ?? []).filter(
        (declaration): declaration is ts.ObjectLiteralExpression =>
          ts.isObjectLiteralExpression(declaration) && messageFile.test(declaration.getSourceFile().fileName),
      ),
    )

  /** A choice between two types of which one holds the other is of the wider type only. */
  const isDroppedFrom = (whole: ts.Expression, part: ts.Expression): boolean => {
    const [kept, had] = [whole, part].map((one) =>
      objectsOf(checker.getTypeAtLocation(one)).map((it) => leavesOf(it)[0]),
    )
    return !had?.every((name) => kept?.includes(name))
  }

  const readAll = (object: ts.ObjectLiteralExpression) => {
    for (const leaf of leavesOf(object)) read.add(leaf)
  }

  const readProperty = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) {
      const name = nameOf(declaration)
      if (name) read.add(name)
    }
  }

  /** Whether what a value goes to knows its messages one by one, or cannot look into it at all. */
  const goesOnKnown = (expression: ts.Expression): boolean => {
    const whole = choiceOf(expression)
    if (isDroppedFrom(whole, expression)) return false
    if (isLookedInto(whole) || isNamed(whole)) return true
    const wanted = checker.getContextualType(whole)
    if (!wanted) return isPassedOn(whole)
    return Boolean(wanted.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Unknown)) || objectsOf(wanted).length > 0
  }

  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name
      if (ts.isIdentifier(name)) {
        readProperty(checker.getTypeAtLocation(node.parent).getProperty(name.text))
      }
    }
    if (ts.isPropertyAccessExpression(node) && keys.has(node.name.text))
      readProperty(checker.getSymbolAtLocation(node.name))
    if (ts.isElementAccessExpression(node)) {
      const key = node.argumentExpression
      const type = checker.getTypeAtLocation(node.expression)
      if (ts.isStringLiteralLike(key)) readProperty(type.getProperty(key.text))
      else for (const object of objectsOf(type)) readAll(object)
    }
    if (isValue(node) && !isLookedInto(node)) {
      const objects = objectsOf(checker.getTypeAtLocation(node))
      if (objects.length > 0 && !goesOnKnown(node)) for (const object of objects) readAll(object)
    }
    ts.forEachChild(node, look)
  }

  const messages: string[] = []
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !isOurs(file.fileName, files)) continue
    look(file)
    if (file.fileName.includes('/messages/pt/')) messages.push(...exportedLeaves(file))
  }
  return messages.filter((name) => !read.has(name)).sort()
}

function programOf(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name.endsWith('.astro.tsx')
      ? ts.createSourceFile(name, astroAsTsx(readFileSync(name.slice(0, -4), 'utf8')), ts.ScriptTarget.ES2024, true)
      : getSourceFile(name, ...rest)
  host.resolveModuleNameLiterals = (literals, from, _, settings) =>
    literals.map(({ text }) => {
      if (!text.endsWith('.astro')) return ts.resolveModuleName(text, from, settings, host)
      const resolvedFileName = new URL(`${text}.tsx`, `file://${from}`).pathname
      return { resolvedModule: { resolvedFileName, extension: ts.Extension.Tsx } }
    })
  return ts.createProgram(
    files.map((file) => (file.endsWith('.astro') ? `${file}.tsx` : file)),
    options,
    host,
  )
}

/** What an access has to name to be one of a message. */
function keysOfMessages(program: ts.Program): Set<string> {
  const keys = new Set<string>()
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) keys.add(keyOf(node))
    ts.forEachChild(node, look)
  }
  for (const file of program.getSourceFiles()) if (messageFile.test(file.fileName)) look(file)
  return keys
}

function isOurs(name: string, files: readonly string[]): boolean {
  return files.includes(name.replace(/\.astro\.tsx$/, '.astro'))
}

/** `join: how.title` for a property of a messages' object; undefined for any other declaration. */
function nameOf(declaration: ts.Declaration): string | undefined {
  const area = messageFile.exec(declaration.getSourceFile().fileName)?.[1]
  if (!area || !ts.isPropertyAssignment(declaration)) return undefined
  const path: string[] = []
  for (let node: ts.Node = declaration; !ts.isVariableDeclaration(node); node = node.parent) {
    if (ts.isArrayLiteralExpression(node) || ts.isSourceFile(node) || ts.isFunctionLike(node)) return undefined
    if (ts.isPropertyAssignment(node)) path.unshift(keyOf(node))
    if (ts.isVariableDeclaration(node.parent)) path.unshift(node.parent.name.getText())
  }
  return `${area}: ${path.join('.')}`
}

function keyOf({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : name.getText()
}

/** A list or a function is one message. */
function leavesOf(object: ts.ObjectLiteralExpression): string[] {
  return object.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return []
    const value = ts.isSatisfiesExpression(property.initializer)
      ? property.initializer.expression
      : property.initializer
    return ts.isObjectLiteralExpression(value) ? leavesOf(value) : (nameOf(property) ?? [])
  })
}

function exportedLeaves(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ initializer, type }) => {
      // What has a type of its own is read by keys that only the run knows.
      if (type) return []
      const value = initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer
      return value && ts.isObjectLiteralExpression(value) ? leavesOf(value) : []
    })
  })
}

function isValue(node: ts.Node): node is ts.Expression {
  if (ts.isIdentifier(node)) return ts.isExpression(node) && !isNameOnly(node) && !isCalled(node)
  return (
    ts.isCallExpression(node) ||
    ((ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && !isCalled(node))
  )
}

/** A function or a component, which is no message's object; what a call gives is looked at as the call. */
function isCalled(node: ts.Expression): boolean {
  const { parent } = node
  return (ts.isCallExpression(parent) && parent.expression === node) || ('tagName' in parent && parent.tagName === node)
}

/** An identifier that declares or names something instead of being its value. */
function isNameOnly(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isTypeQueryNode(parent) || ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return true
  if (ts.isShorthandPropertyAssignment(parent)) return false
  return 'name' in parent && parent.name === node
}

/** Somebody goes on to a part of it: that part says what is read. */
function isLookedInto(node: ts.Expression): boolean {
  const { parent } = node
  return (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) && parent.expression === node
}

/** The whole of a choice between several values, and what stands in parentheses. */
function choiceOf(expression: ts.Expression): ts.Expression {
  const { parent } = expression
  const isPart = ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent)
  return isPart ? choiceOf(parent) : expression
}

/** It gets a name without a type of its own, so its messages are found where that name is used. */
function isNamed({ parent }: ts.Expression): boolean {
  return ts.isVariableDeclaration(parent) && !parent.type
}

/** Its type goes on with it, as a result or as a part of an object. */
function isPassedOn({ parent }: ts.Expression): boolean {
  return (
    ts.isSatisfiesExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent)
  )
}
