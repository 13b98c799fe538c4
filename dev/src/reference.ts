import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AnyCall, domains } from '@nimbo/contract'
import { openApi, refusalsOf, repeatText } from '@nimbo/contract/openapi'
import { operatorDomains } from '@nimbo/contract/operator'
import { checkout } from '@nimbo/engines'

const page = new URL('../../docs/api/README.md', import.meta.url)

const sources = globSync('server/src/{*,*/*}/*.ts', { cwd: checkout }).toSorted()

/** `Wallet.setCash` is implemented in `setCash.ts`, whatever folder that is in. Two domains may have calls of one name. */
function fileOf({ name }: AnyCall): string {
  const call = name.split('.')[1]!
  const files = sources.filter((file) => basename(file) === `${call}.ts`)
  const ofDomain = files.filter((file) => readFileSync(join(checkout, file), 'utf8').includes(name))
  const [file] = files.length === 1 ? files : ofDomain
  if (!file) throw new Error(`${name} has no file ${call}.ts in server/src`)
  return file
}

interface Property {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Property[]
  items?: Property
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  properties?: Record<string, Property>
  required?: string[]
}

function nameOf(p: Property): string {
  if (p.enum) return p.enum.map(String).join(' or ')
  if (p.anyOf) return [...new Set(p.anyOf.map(nameOf))].join(' or ')
  if (p.type === 'array') return `list of ${p.items ? nameOf(p.items) : 'anything'}`
  const limit = p.maxLength === undefined ? '' : `, at most ${p.maxLength}`
  const type = Array.isArray(p.type) ? p.type.join(' or ') : p.type
  return `${p.format ?? type ?? 'anything'}${limit}`
}

function fieldsOf(schema: Property): string[] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).map(([name, p]) => `| \`${name}\` | ${nameOf(p)} | ${required.has(name) ? 'yes' : 'no'} |`)
}

function sectionOf(call: AnyCall, input: Property, output: Property): string {
  const alias = call.specName === call.name ? '' : ` (\`${call.specName}\`)`
  const who = call.auth === 'user' ? 'signed in' : 'anybody'
  const item = output.type === 'array' ? output.items : output
  const fields = fieldsOf(input)
  return [
    `### ${call.name}${alias}`,
    `${call.summary} *${call.kind}, ${who}.* [${fileOf(call)}](../../${fileOf(call)})`,
    fields.length > 0 ? ['| parameter | what | required |', '|---|---|---|', ...fields].join('\n') : 'No parameters.',
    `Answers ${output.type === 'array' ? 'a list of' : ''} ${
      Object.keys(item?.properties ?? {})
        .map((k) => `\`${k}\``)
        .join(', ') || 'nothing'
    }.`.replace('  ', ' '),
    repeatText(call),
    `Refuses with ${refusalsOf(call)
      .map(([reason, code]) => `${reason} (${code})`)
      .join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

interface Operation {
  post: {
    requestBody: { content: { 'application/json': { schema: Property } } }
    responses: { 200: { content: { 'application/json': { schema: Property } } } }
  }
}

/** Reference for people, with the content that OpenAPI has for machines. */
function reference(): string {
  // Calls of operators are not in the reference, but have their files too.
  for (const calls of Object.values(operatorDomains)) for (const call of Object.values(calls)) fileOf(call)
  const document = openApi(domains)
  const paths = document['paths'] as Record<string, Operation>
  const sections = Object.entries(domains).map(([domain, calls]) => {
    const parts = Object.values(calls).map((call) => {
      const { post } = paths[`/?service=${call.name}`]!
      const info = post.responses[200].content['application/json'].schema.properties!['data']!.properties!['info']!
      const single = call.output.def.type !== 'array'
      return sectionOf(call, post.requestBody.content['application/json'].schema, single ? info.items! : info)
    })
    return [`## ${domain}`, ...parts].join('\n\n')
  })
  const head = `# API reference\n\nGenerated from the contract by \`node dev/src/reference.ts\`; \`pnpm check\` fails when it is out of date. Every call is \`/?service=NAME\` or \`/?s=App.NAME\`, by GET query, POST form or POST JSON; the answer is always HTTP 200 with \`{ret, data: {code, msg, info, reason}, msg}\`. The API serves the same as OpenAPI 3.1 at \`/openapi.json\`; \`node dev/src/reference.ts --openapi FILE\` writes it for a release.`
  const repeats = `## Requests without a key\n\nEvery call with an effect says what a repeat of it means. Where that is decided by \`client_request_id\`, clients send one for each tap and keep it until they have the answer. For clients that send none, an equal request (same person, call and parsed parameters) counts as a repeat\n\n- whenever it carries the same \`time\` in milliseconds, or one in seconds that is over;\n- 13 s after the request arrived until 18 s after its answer ended, three times, whatever its \`time\`: the client's own timeout;\n- while the request is not answered or its connection broke, for 70 s;\n- until 0.3 s after the answer ended.\n\nIn the last two cases a different \`time\` in milliseconds less than 0.3 s away, by either clock, makes it another tap. Everything else is a request of its own. ([Decision 34](../decisions/0034-what-a-repeat-means.md))`
  return `${[head, repeats, ...sections].join('\n\n')}\n`
}

const { openapi, check } = parseArgs({ options: { check: { type: 'boolean' }, openapi: { type: 'string' } } }).values
if (openapi) await writeFile(openapi, `${JSON.stringify(openApi(domains), null, 2)}\n`)
else if (!check) await writeFile(page, reference())
else if ((await readFile(page, 'utf8').catch(() => '')) !== reference()) {
  process.stderr.write('docs/api/README.md is out of date: run node dev/src/reference.ts\n')
  process.exitCode = 1
}
