import type { Video } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { addView } from './addView.ts'
import { del } from './del.ts'
import { getHomeVideo } from './getHomeVideo.ts'
import { getNext } from './getNext.ts'
import { getState } from './getState.ts'
import { getVideo } from './getVideo.ts'
import { setLike } from './setLike.ts'
import { setVideo } from './setVideo.ts'
import type { VideoDeps } from './VideoDeps.ts'

export { personalData } from './personalData.ts'
export { convertNext } from './convertNext.ts'
export { videoUrl } from './keys.ts'
export { purgeVideo, purgeVideos } from './purgeVideos.ts'
export { serveReportedVideos, serveVideos } from './serveVideos.ts'
export { ownerOfReady } from './video.store.ts'
export type { StoredState } from './video.store.ts'

export const video = (deps: VideoDeps): Handlers<typeof Video> => ({
  getHomeVideo: getHomeVideo(deps),
  getVideo: getVideo(deps),
  getNext: getNext(deps),
  setVideo: setVideo(deps),
  getState: getState(deps),
  addView: addView(deps),
  setLike: setLike(deps),
  del: del(deps),
})
