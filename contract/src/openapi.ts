import * as z from 'zod/mini'
import { type AnyCall, CommonRefusals, type Domain } from './call.ts'
import { languages } from './language.ts'

type Schema = Record<string, unknown>

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  return rest
}

/** Refusals of a call with their codes on the wire, the ones every call shares included. */
export function refusalsOf(call: AnyCall): [reason: string, code: number][] {
  const common = Object.entries(CommonRefusals).filter(([reason]) => call.auth === 'user' || reason !== 'SessionInvalid')
  return [...Object.entries<number>(call.refusals), ...common]
}

/** Meaning of a repeat of the call, in a sentence; empty for queries. */
export function repeatText({ kind, repeat }: AnyCall): string {
  if (repeat === undefined) return ''
  if (repeat === 'distinct') return 'Each request has an effect of its own.'
  if (repeat === 'replay') {
    const inferred = kind === 'money' ? '; without one the server infers it from the time of the request' : ''
    return `The same \`client_request_id\` has one effect and gets one answer${inferred}.`
  }
  const names = repeat.keyedBy.map((name) => `\`${name}\``).join(', ')
  return names === '' ? 'A repeat by the same person adds nothing.' : `A repeat by the same person with the same ${names} adds nothing.`
}

function envelopeOf(call: AnyCall): Schema {
  const output = schemaOf(call.output, 'output')
  const info = output['type'] === 'array' ? output : { type: 'array', items: output, maxItems: 1 }
  const data = { type: 'object', properties: { code: { type: 'integer' }, msg: { type: 'string' }, info, reason: { type: 'string' } } }
  return { type: 'object', required: ['ret', 'data', 'msg'], properties: { ret: { type: 'integer' }, data, msg: { type: 'string' } } }
}

function operationOf(call: AnyCall): Schema {
  const [tag] = call.name.split('.')
  const refusals = refusalsOf(call).map(([reason, code]) => `- \`${code}\` ${reason}`)
  return {
    operationId: call.name,
    tags: [tag],
    summary: call.summary,
    description: `${[`Also known as \`${call.specName}\`.`, repeatText(call), 'Refusals'].filter(Boolean).join(' ')} (\`data.code\`, \`data.reason\`):\n${refusals.join('\n')}`,
    security: call.auth === 'user' ? [{ token: [] }] : [{}, { token: [] }],
    requestBody: { content: { 'application/json': { schema: schemaOf(call.input, 'input') } } },
    responses: { 200: { description: 'The envelope', content: { 'application/json': { schema: envelopeOf(call) } } } },
  }
}

/** OpenAPI 3.1 of every call. Each has its own path by fragment, because on the wire all of them are `/` with a service name. */
export function openApi(domains: Readonly<Record<string, Domain>>): Schema {
  const calls = Object.values(domains).flatMap((d) => Object.values(d))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nimbo',
      version: '1',
      description: 'Every call by GET query, POST form or POST JSON. Answers are always HTTP 200 with the envelope.',
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(calls.map((c) => [`/?service=${c.name}`, { parameters: [language], post: operationOf(c) }])),
  }
}
const language = { name: 'language', in: 'query', schema: { type: 'string', enum: [...languages] } }
