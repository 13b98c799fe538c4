import { Livemanage } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import { cancelSanction } from './cancelShut.ts'

export const cancelKick = (deps: Pick<LiveDeps, 'db' | 'rooms' | 'limits'>) => cancelSanction(deps, Livemanage.cancelKick, 'kick')
