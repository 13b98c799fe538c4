import { MAX_VIDEO_SECONDS, type ShortVideo, type VideoFault } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'

/** Reason a file was refused, and its remedy. */
export function useVideoFaultText(): (fault: ShortVideo['fault']) => string {
  const { t } = useLingui()
  const broken = t`We couldn’t read this file. Export it again or choose another one.`
  const words: Record<VideoFault, string> = {
    gone: t`The upload didn’t arrive. Send it again.`,
    tooLarge: t`This file is too large. Choose one up to 100 MB.`,
    notVideo: t`This isn’t a video. Choose an MP4, MOV or WebM file.`,
    codec: t`This kind of video isn’t supported. Export it as MP4 (H.264).`,
    tooLong: t`This video is longer than ${MAX_VIDEO_SECONDS} seconds. Trim it and try again.`,
    tooShort: t`This video is too short.`,
    frame: t`The picture is too large or too small. Export it with up to 4K.`,
    broken,
    tooSlow: t`This video takes too long to convert. Export it smaller and try again.`,
  }
  return (fault) => (fault === '' ? broken : words[fault])
}
