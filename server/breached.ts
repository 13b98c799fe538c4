import { readFileSync, writeFileSync } from 'node:fs'
import { buildFilter } from './src/people/identity/breached.ts'

/** Shorter ones are refused for their length. */
const SHORTEST = 8

/**
 * Makes server/src/people/identity/breached.bin from a list of stolen passwords, one a line or a JSON array:
 * `node server/breached.ts LIST`. The filter in the project comes from passwords.json of @zxcvbn-ts/language-common 4.1.3.
 */
const [file] = process.argv.slice(2)
if (!file) throw new Error('node server/breached.ts LIST')
const text = readFileSync(file, 'utf8')
const listed = text.trimStart().startsWith('[') ? (JSON.parse(text) as string[]) : text.split('\n')
const passwords = [...new Set(listed.map((line) => line.trim().toLowerCase()).filter((line) => line.length >= SHORTEST))]
const filter = buildFilter(passwords)
writeFileSync(new URL('./src/people/identity/breached.bin', import.meta.url), filter)
console.log(`${passwords.length} passwords in ${filter.length} bytes`)
