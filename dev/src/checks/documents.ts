import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { checkout } from '@nimbo/engines'

/** A table's line longer than this is read by nobody: such a table is a list. */
const MAX_TABLE_LINE = 300

const linkPattern = /(?<!!)\[(?:[^\][]|\[[^\]]*\])*\]\(([^()\s]+)\)/g
const headingPattern = /^#{1,6} (.+)$/gm

/** Code is no text: what looks like a link or a heading in it is none. */
const withoutCode = (text: string) =>
  text.replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '').replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ' '))

/** The anchor a heading gets where documents are read; a repeated one is numbered. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading] of text.replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '').matchAll(headingPattern)) {
    const plain = heading!.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')
    const slug = plain
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-')
    let anchor = slug
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`
    anchors.add(anchor)
  }
  return anchors
}

export type ReadText = (path: string) => string | undefined

/** Faults of a document: links to files or headings that are not there, and tables too wide to read. */
export function faultsOf(file: string, read: ReadText): string[] {
  const text = read(file)!
  const links = [...withoutCode(text).matchAll(linkPattern)].map(([, target]) => target!)
  const dead = links
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path, anchor] = target.split('#') as [string, string?]
      const found = read(path === '' ? file : join(dirname(file), decodeURIComponent(path)))
      return found === undefined || (anchor !== undefined && !anchorsOf(found).has(decodeURIComponent(anchor)))
    })
  const wide = text.split('\n').flatMap((line, n) => (line.startsWith('|') && line.length > MAX_TABLE_LINE ? [n + 1] : []))
  return [
    ...dead.map((target) => `${file}: link to ${target}, which is not there`),
    ...wide.slice(0, 1).map((line) => `${file}:${line}: a table line of more than ${MAX_TABLE_LINE} characters; make it a list`),
  ]
}

/** Decisions that the index leaves out. */
export function unlisted(files: readonly string[], read: ReadText): string[] {
  const index = 'docs/decisions/README.md'
  const text = read(index) ?? ''
  const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
  return decisions.filter((file) => !text.includes(`(${relative('docs/decisions', file)})`)).map((file) => `${index} does not list ${file}`)
}

/** Text of a file of the checkout; of a folder, that it is there. */
const readHere: ReadText = (path) => {
  const file = join(checkout, path)
  if (!existsSync(file)) return undefined
  return statSync(file).isDirectory() ? '' : readFileSync(file, 'utf8')
}

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: checkout,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => file !== '' && readHere(file) !== undefined)
  const faults = [...files.flatMap((file) => faultsOf(file, readHere)), ...unlisted(files, readHere)]
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length === 0) process.stdout.write(`${files.length} documents: every link leads somewhere\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
