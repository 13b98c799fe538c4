import type { FastifyInstance } from 'fastify'
import { readSealKey, sealsBefore } from '../ledger/index.ts'
import { headOf } from './sealText.ts'
import type { WalletDeps } from './WalletDeps.ts'

const PAGE = 100

/** Every seal and the key they are signed with, for whoever keeps a copy: a seal that was seen cannot be taken back. */
export function serveSeals(app: FastifyInstance, { db, config }: WalletDeps): void {
  const { publicKey } = readSealKey(config.sealKey)
  app.get<{ Querystring: { before?: string } }>('/seals', async (req, reply) => {
    const { before } = req.query
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=2' })
    if (before !== undefined && (typeof before !== 'string' || !/^\d{1,18}$/.test(before)))
      return reply.status(400).send({ error: 'before is a number' })
    const seals = await db.read((tx) => sealsBefore(tx, before === undefined ? undefined : BigInt(before), PAGE))
    return reply.send({
      key: publicKey,
      seals: seals.map((seal) => ({
        ...headOf(seal),
        hash: seal.hash.toString('hex'),
        signature: seal.signature.toString('hex'),
        key: seal.key.toString('hex'),
      })),
    })
  })
}
