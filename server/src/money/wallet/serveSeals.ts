import type { FastifyInstance } from 'fastify'
import { sealsBefore } from '../../core/ledger/index.ts'
import { readSigningKey } from '../../platform/signingKey.ts'
import { sealHead } from './sealHead.ts'
import type { WalletDeps } from './WalletDeps.ts'

const PAGE = 100

/** All seals, and the public keys of the newest one and of statements. Anybody may keep a copy: a published seal cannot be withdrawn unnoticed. */
export function serveSeals(app: FastifyInstance, { db, config }: WalletDeps): void {
  const { publicKey: statementKey } = readSigningKey(config.statementKey)
  app.get<{ Querystring: { before?: string } }>('/seals', async (req, reply) => {
    const { before } = req.query
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=2' })
    if (before !== undefined && (typeof before !== 'string' || !/^\d{1,18}$/.test(before)))
      return reply.status(400).send({ error: 'before is a number' })
    const [seals, [newest]] = await db.query((sql) =>
      Promise.all([sealsBefore(sql, before === undefined ? undefined : BigInt(before), PAGE), sealsBefore(sql, undefined, 1)]),
    )
    return reply.send({
      key: newest?.key.toString('hex') ?? null,
      statement_key: statementKey,
      seals: seals.map((seal) => ({
        ...sealHead(seal),
        hash: seal.hash.toString('hex'),
        signature: seal.signature.toString('hex'),
        key: seal.key.toString('hex'),
      })),
    })
  })
}
