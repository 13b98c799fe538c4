import ts from 'typescript'
import { type Area, areas, type Weight, weights } from './src/app/built.ts'

/** What the build reads of a row of src/app/routes.tsx. */
export interface RouteRow {
  path: string
  /** The file of its screen, as the table imports it. */
  screen?: string
  /** The address of its screen is in src/app/laterScreens.ts, which is fetched before it. */
  isLater: boolean
  area: Area
  weight: Weight
}

/** `later`: the source of src/app/laterScreens.ts. */
export function routeRows(code: string, later = ''): RouteRow[] {
  const addresses = new Map(
    nodesIn(sourceOf('laterScreens.ts', later))
      .filter(ts.isPropertyAssignment)
      .map((one) => [one.name.getText(), importedIn(one)]),
  )
  return rowsIn(code).map(({ path, row }) => {
    const own = importedIn(property(row, 'screen'))
    const name = laterNameIn(property(row, 'screen'))
    const screen = own ?? addresses.get(name ?? '')
    if (name && !screen) throw new Error(`${path}: laterScreens.ts has no ${name}`)
    const built = property(row, 'built')?.initializer
    if (built && !ts.isObjectLiteralExpression(built)) throw new Error(`${path}: built is not written as literals`)
    const area = memberOf(areas, path, built && property(built, 'area')) ?? 'rest'
    const weight = memberOf(weights, path, built && property(built, 'weight')) ?? 'screen'
    return { path, ...(screen && { screen }), isLater: name !== undefined, area, weight }
  })
}

/** The table without what only the build reads. */
export function withoutBuilt(code: string): string {
  const declarations = rowsIn(code).flatMap(({ row }) => property(row, 'built') ?? [])
  return declarations.reduceRight((rest, node) => rest.slice(0, node.getFullStart()) + rest.slice(node.end).replace(/^\s*,/, ''), code)
}

/** Calls of `screen(path, row)`. */
function rowsIn(code: string): { path: string; row: ts.ObjectLiteralExpression }[] {
  return nodesIn(sourceOf('routes.tsx', code)).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'screen') return []
    const [path, row] = node.arguments
    if (!path || !ts.isStringLiteral(path) || !row || !ts.isObjectLiteralExpression(row)) throw new Error(`${node.getText()} is not a row`)
    return [{ path: path.text, row }]
  })
}

function sourceOf(name: string, code: string): ts.SourceFile {
  return ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
}

function nodesIn(node: ts.Node): ts.Node[] {
  const found = [node]
  node.forEachChild((child) => void found.push(...nodesIn(child)))
  return found
}

function property(row: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | undefined {
  return row.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)
}

function importedIn(node: ts.Node | undefined): string | undefined {
  const called = node && nodesIn(node).find((one) => ts.isCallExpression(one) && one.expression.kind === ts.SyntaxKind.ImportKeyword)
  const file = called && ts.isCallExpression(called) ? called.arguments[0] : undefined
  return file && ts.isStringLiteral(file) ? file.text : undefined
}

/** The name in `laterScreen('WithdrawScreen')`. */
function laterNameIn(node: ts.Node | undefined): string | undefined {
  const called = node && nodesIn(node).find((one) => ts.isCallExpression(one) && one.expression.getText() === 'laterScreen')
  const name = called && ts.isCallExpression(called) ? called.arguments[0] : undefined
  return name && ts.isStringLiteral(name) ? name.text : undefined
}

function memberOf<const Name extends string>(
  names: readonly Name[],
  path: string,
  node: ts.PropertyAssignment | undefined,
): Name | undefined {
  if (!node) return undefined
  const name = names.find((one) => ts.isStringLiteral(node.initializer) && one === node.initializer.text)
  if (!name) throw new Error(`${path}: ${node.getText()} is none of ${names.join(', ')}`)
  return name
}
