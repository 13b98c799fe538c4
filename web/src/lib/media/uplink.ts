/** Quality of the uplink: round trip, bits per second sent and available, part lost, and frames per second. */
export interface Uplink {
  rttMs: number | undefined
  bitrate: number | undefined
  available?: number | undefined
  lost?: number | undefined
  fps?: number | undefined
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
  availableOutgoingBitrate?: number
  fractionLost?: number
  framesPerSecond?: number
  /** False for a layer that nobody receives. */
  active?: boolean
  nominated?: boolean
}

const grades = [
  { grade: 'weak', rttMs: 250, lost: 0.08, available: 400_000 },
  { grade: 'good', rttMs: 100, lost: 0.02, available: 1_000_000 },
] as const

/** As bad as the worst of its figures; what is not known counts for nothing. */
export function gradeOf({ rttMs = 0, lost = 0, available = Infinity }: Uplink): UplinkGrade {
  return grades.find((g) => rttMs >= g.rttMs || lost >= g.lost || available < g.available)?.grade ?? 'excellent'
}

/** Reads one report after another; the rate is what was sent between two of them. */
export function uplinkReader(): (reports: readonly RTCStatsReport[]) => Uplink {
  let before: Sample | undefined
  return (reports) => {
    const entries: Entry[] = []
    for (const report of reports) report.forEach((e: Entry) => entries.push(e))
    // A report for each size the picture is sent in; one that nobody receives stands still.
    const sent = entries.filter((e) => e.type === 'outbound-rtp' && e.kind === 'video')
    const at = most(sent.map(({ timestamp }) => timestamp))
    const now = at === undefined ? undefined : { bytes: sent.reduce((sum, { bytesSent = 0 }) => sum + bytesSent, 0), at }
    const bitrate = before && now && now.at > before.at ? ((now.bytes - before.bytes) * 8000) / (now.at - before.at) : undefined
    before = now
    // While nobody receives the picture the browser measures sound alone, which says nothing of what would fit.
    const isSending = sent.length === 0 || sent.some(({ active = true }) => active)
    return {
      rttMs: roundTrip(entries),
      bitrate: bitrate === undefined ? undefined : Math.max(0, bitrate),
      available: isSending ? estimate(entries) : undefined,
      lost: most(entries.flatMap((e) => (e.type === 'remote-inbound-rtp' && e.fractionLost !== undefined ? [e.fractionLost] : []))),
      fps: most(sent.flatMap(({ framesPerSecond }) => framesPerSecond ?? [])),
    }
  }
}

const estimate = (entries: readonly Entry[]) =>
  entries.find(({ type, availableOutgoingBitrate }) => type === 'candidate-pair' && availableOutgoingBitrate !== undefined)
    ?.availableOutgoingBitrate
const most = (figures: readonly number[]) => (figures.length > 0 ? Math.max(...figures) : undefined)

function roundTrip(entries: Entry[]): number | undefined {
  const seconds =
    entries.find((e) => e.type === 'remote-inbound-rtp' && e.roundTripTime !== undefined)?.roundTripTime ??
    entries.find((e) => e.type === 'candidate-pair' && e.currentRoundTripTime !== undefined)?.currentRoundTripTime
  return seconds === undefined ? undefined : Math.round(seconds * 1000)
}
