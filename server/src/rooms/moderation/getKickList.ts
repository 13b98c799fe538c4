import { Livemanage } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import { listSanctioned } from './getShutList.ts'

export const getKickList = (deps: Pick<LiveDeps, 'db'>) => listSanctioned(deps, Livemanage.getKickList, 'kick')
