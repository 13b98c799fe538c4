interface NetworkHints {
  saveData?: boolean
  effectiveType?: string
}

/** True when this device is to load no media but what the person opened. */
export function prefersReducedData(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: NetworkHints }).connection ?? {}
  const asks = matchMedia('(prefers-reduced-data: reduce)').matches
  return saveData || effectiveType !== '4g' || asks || !('RTCPeerConnection' in window)
}
