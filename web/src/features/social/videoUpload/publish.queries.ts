import { Video } from '@nimbo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { homeListKey } from '../../../lib/homeLists.ts'
import { useSession } from '../../../lib/session.ts'

/** Asked again without an answer to the first time it is the same video. */
export function usePublishVideo() {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (video: { object: string; title: string; cover: number }) => client.call(Video.setVideo, video),
    onSuccess: () => cache.invalidateQueries({ queryKey: homeListKey('videos', uid, uid) }),
  })
}
