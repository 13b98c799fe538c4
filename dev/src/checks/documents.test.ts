import { expect, test } from 'vitest'
import { anchorsOf, faultsOf, unlisted } from './documents.ts'

const files: Record<string, string> = {
  'docs/a.md': '# Head\n\n[b](b.md#what-people-write), [here](#head), [out](https://example.org), `[no](link.md)`',
  'docs/b.md': '## What people write\n\n## `pnpm check`, [twice](a.md)\n\n## Twice\n\n## Twice',
}
const readOf = (more: Record<string, string>) => (path: string) => ({ ...files, ...more })[path]

test('a link leads to a file and to a heading of it', () => {
  expect(faultsOf('docs/a.md', readOf({}))).toEqual([])
  const dead = readOf({ 'docs/c.md': '[x](gone.md) [y](b.md#gone) [z](#gone) [w](../docs/b.md)' })
  expect(faultsOf('docs/c.md', dead)).toEqual(
    ['gone.md', 'b.md#gone', '#gone'].map((target) => `docs/c.md: link to ${target}, which is not there`),
  )
})

test('anchors are those of the page that shows the document', () => {
  expect([...anchorsOf(files['docs/b.md']!)]).toEqual(['what-people-write', 'pnpm-check-twice', 'twice', 'twice-1'])
  expect([...anchorsOf('```\n# no heading\n```\n# Ein Über-Blick: 1 + 1')]).toEqual(['ein-über-blick-1--1'])
})

test('a table too wide to read is found', () => {
  const wide = readOf({ 'docs/c.md': `| a |\n| - |\n| ${'x'.repeat(300)} |` })
  expect(faultsOf('docs/c.md', wide)).toEqual(['docs/c.md:3: a table line of more than 300 characters; make it a list'])
})

test('the index names every decision', () => {
  const names = ['docs/decisions/0001-one.md', 'docs/decisions/0002-two.md']
  expect(unlisted(names, readOf({ 'docs/decisions/README.md': '[One](0001-one.md)' }))).toEqual([
    'docs/decisions/README.md does not list docs/decisions/0002-two.md',
  ])
})
