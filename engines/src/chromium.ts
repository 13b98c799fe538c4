import { execFileSync } from 'node:child_process'

/** The system's own Chromium, which `pnpm engines` installs: the browser that tests, journeys and pictures run in. */
export function chromiumPath(): string {
  const search = 'command -v chromium || command -v chromium-browser || command -v google-chrome || true'
  return process.env['CHROMIUM'] ?? execFileSync('sh', ['-c', search], { encoding: 'utf8' }).trim()
}

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  // Several windows on one machine: none may be slowed for being behind another.
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
]
