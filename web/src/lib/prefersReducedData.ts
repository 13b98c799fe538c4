interface NetworkHints {
  saveData?: boolean
  effectiveType?: string
}

/** Whether this device is asked for no media but what somebody chose to see. */
export function prefersReducedData(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: NetworkHints }).connection ?? {}
  const asks = matchMedia('(prefers-reduced-data: reduce)').matches
  return saveData || effectiveType !== '4g' || asks || !('RTCPeerConnection' in window)
}
