import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkout } from '@nimbo/engines'
import ts from 'typescript'

/** Calls a contract file defines: the members of what it hands to `domain`. */
export function callsIn(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'domain') {
      const calls = node.arguments[1]
      if (calls && ts.isObjectLiteralExpression(calls))
        for (const member of calls.properties) if (member.name && ts.isIdentifier(member.name)) found.push(member.name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

/** Calls whose handler is not in the server's folder that is named like their contract file. */
export function misplaced(contract: ReadonlyMap<string, string>, server: readonly string[]): string[] {
  return [...contract].flatMap(([file, text]) => {
    const folder = basename(file, '.ts')
    return callsIn(file, text)
      .filter((call) => !server.some((path) => path.endsWith(`/${folder}/${call}.ts`)))
      .map((call) => `${file}: ${call} belongs to a folder ${folder} of server/src, as ${call}.ts`)
  })
}

if (import.meta.main) {
  const list = (path: string) =>
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', path], { cwd: checkout, encoding: 'utf8' })
      .split('\n')
      .filter((file) => /(?<!\.test|\.test-d)\.ts$/.test(file))
  const files = list('contract/src')
  const contract = new Map(files.map((file) => [file, readFileSync(join(checkout, file), 'utf8')]))
  const faults = misplaced(contract, list('server/src'))
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  const calls = [...contract].reduce((sum, [file, text]) => sum + callsIn(file, text).length, 0)
  if (faults.length === 0) process.stdout.write(`${calls} calls are in the folder of their contract file\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
