/** How many pictures a receiver has decoded so far; 0 before the first report. */
export function framesDecoded(report: RTCStatsReport | undefined): number {
  let frames = 0
  report?.forEach((entry: { type: string; framesDecoded?: number }) => {
    if (entry.type === 'inbound-rtp' && entry.framesDecoded !== undefined) frames = entry.framesDecoded
  })
  return frames
}
