/** How the road to the server is: how long it is and how much goes over it. */
export interface Uplink {
  rttMs: number | undefined
  bitrate: number | undefined
}
export type UplinkGrade = 'excellent' | 'good' | 'weak'

interface Sample {
  bytes: number
  at: number
}
interface Entry {
  type: string
  kind?: string
  bytesSent?: number
  timestamp: number
  roundTripTime?: number
  currentRoundTripTime?: number
  nominated?: boolean
}

export function gradeOf({ rttMs }: Uplink): UplinkGrade {
  if (rttMs === undefined || rttMs < 100) return 'excellent'
  return rttMs < 250 ? 'good' : 'weak'
}

/** Reads one report after another; the rate is what was sent between two of them. */
export function uplinkReader(): (report: RTCStatsReport | undefined) => Uplink {
  let before: Sample | undefined
  return (report) => {
    const entries: Entry[] = []
    report?.forEach((e: Entry) => entries.push(e))
    const sent = entries.find((e) => e.type === 'outbound-rtp' && e.kind === 'video')
    const now = sent ? { bytes: sent.bytesSent ?? 0, at: sent.timestamp } : undefined
    const bitrate = before && now && now.at > before.at ? ((now.bytes - before.bytes) * 8000) / (now.at - before.at) : undefined
    before = now
    return { rttMs: roundTrip(entries), bitrate: bitrate === undefined ? undefined : Math.max(0, bitrate) }
  }
}

function roundTrip(entries: Entry[]): number | undefined {
  const seconds =
    entries.find((e) => e.type === 'remote-inbound-rtp' && e.roundTripTime !== undefined)?.roundTripTime ??
    entries.find((e) => e.type === 'candidate-pair' && e.currentRoundTripTime !== undefined)?.currentRoundTripTime
  return seconds === undefined ? undefined : Math.round(seconds * 1000)
}
