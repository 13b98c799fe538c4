import type { StandIn } from '../providers/StandIn.ts'

export function createPix(): StandIn {
  return async (_req, res) => void res.writeHead(404).end()
}
