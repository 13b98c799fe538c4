import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'
import ts from 'typescript'

/**
 * English texts that were replaced must not come back: `node dev/src/retiredTexts.ts`. With a file (`… COPY.md`) the list itself is
 * made anew first, from the left-hand column of every table in it that is headed `now | say`.
 */
interface RetiredTexts {
  /** Texts that are right all the same, each with the reason. */
  kept: Record<string, string>
  retired: string[]
}

const list = join(checkout, 'dev/retired-texts.json')
const known = JSON.parse(readFileSync(list, 'utf8')) as RetiredTexts

function leftHandTexts(markdown: string): string[] {
  const texts = new Set<string>()
  let inTable = false
  for (const line of markdown.split('\n')) {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (cells.length < 4) inTable = false
    else if (cells[1] === 'now' && cells[2] === 'say') inTable = true
    else if (inTable && !/^-+$/.test(cells[1] ?? '')) texts.add(plain(cells[1] ?? ''))
  }
  return [...texts].filter(Boolean).toSorted()
}

/** Notes in italics and brackets are no part of a text; quotes around a whole text are the table's. */
function plain(cell: string): string {
  return cell
    .replace(/_\([^)]*\)[^_]*_?/g, '')
    .replaceAll('\\|', '|')
    .replace(/^`(.*)`$/, '$1')
    .trim()
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

function catalogueTexts(): string[] {
  const english = readFileSync(join(checkout, 'web/src/locales/en.po'), 'utf8')
  return [...english.matchAll(/^msgid ((?:"[^\n]*"\n)+)/gm)].map(([, quoted = '']) =>
    quoted
      .trim()
      .split('\n')
      .map((part) => JSON.parse(part) as string)
      .join(''),
  )
}

/** Strings, templates and JSX text of code that has its English in it. */
function* sourceTexts(file: string): Generator<string> {
  const text = readFileSync(join(checkout, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const nodes: ts.Node[] = [source]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) yield squeezed(node.text)
    else if (ts.isTemplateExpression(node)) yield squeezed(node.getText(source).slice(1, -1))
    nodes.push(...node.getChildren(source))
  }
}

const source = process.argv[2]
if (source) {
  const retired = leftHandTexts(readFileSync(source, 'utf8'))
  writeFileSync(list, `${JSON.stringify({ ...known, retired }, undefined, 2)}\n`)
  known.retired = retired
  console.log(`${retired.length} texts listed`)
}

const tracked = execFileSync('git', ['ls-files', 'console/src', 'server/src', 'web/src/offline'], { cwd: checkout, encoding: 'utf8' })
const files = tracked.split('\n').filter((file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(join(checkout, file)))
const places = new Map<string, string>(catalogueTexts().map((text) => [squeezed(text), 'web/src/locales/en.po']))
for (const file of files) for (const text of sourceTexts(file)) if (/[a-z] |^[A-Z]/.test(text)) places.set(text, file)

const found = known.retired.filter((text) => !(text in known.kept) && places.has(squeezed(text)))
for (const text of found) console.log(`${places.get(squeezed(text))}: "${text}" was replaced`)
console.log(`${known.retired.length} retired texts, ${Object.keys(known.kept).length} kept with a reason, ${found.length} found`)
process.exitCode = found.length > 0 ? 1 : 0
