import type { ReportCase } from '@nimbo/contract/operator'
import { videoUrl } from '../../social/video/index.ts'
import type { CaseRow } from './case.store.ts'

/** Video a case is about, for an operator. The same addresses as on the product's origin, served on theirs. */
export function caseVideo({ object, videoState, isPurged }: Pick<CaseRow, 'object' | 'videoState' | 'isPurged'>): ReportCase['video'] {
  const isThere = object !== null && isPurged !== true
  return {
    state: videoState ?? '',
    href: isThere ? videoUrl(object, '.mp4') : '',
    thumb: isThere ? videoUrl(object, '-360.webp') : '',
  }
}
