import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, profile } from '@nimbo/engines'
import { scriptFaults } from './browserBaseline/scripts.ts'
import { styleFaults } from './browserBaseline/styles.ts'
import { buildPages } from './stack/buildPages.ts'

/** Names missing in the baseline that may be: the reason is why nothing breaks without them. */
const harmless: Record<string, string> = {
  // Scripts
  '.createDTMFSender': 'a stand-in inside of the library for old browsers; we send no tones',
  '.createBidirectionalStream': 'a transport of the library that we do not choose',
  '.skipTransition': 'React calls it on a transition the browser has made, so only where there is one',
  'Notification.requestPermission': 'asked only where the browser can be pushed to, which a web view cannot',
  '.showNotification': 'called on a push, which a web view never gets',
  '.requestPictureInPicture': 'offered only where the document says it is enabled',
  '.exitPictureInPicture': 'called only while a window is open',
  MediaMetadata: 'made only where there is a media session',
  '.setActionHandler': 'called only where there is a media session',
  '.availability': 'asked only of a translator that the browser has',
  '.detect': 'asked only of a language detector that the browser has',
  // Styles: without them a line breaks elsewhere, a bar shows, a cursor is another one
  'text-wrap': 'lines break elsewhere',
  'text-wrap: balance': 'lines break elsewhere',
  'text-wrap: pretty': 'lines break elsewhere',
  'overflow-anchor': 'switches off what the baseline does not do',
  'overflow-anchor: none': 'switches off what the baseline does not do',
  'scrollbar-width': 'stands beside ::-webkit-scrollbar, which the baseline has',
  'scrollbar-width: none': 'stands beside ::-webkit-scrollbar, which the baseline has',
  'content-visibility': 'everything is drawn at once',
  'content-visibility: auto': 'everything is drawn at once',
  'contain-intrinsic-size': 'everything is drawn at once',
  'text-decoration: dotted': 'the line under an abbreviation is a whole one',
  'font-family: ui-monospace': 'one of several fonts',
  ':open': 'in a forgiving list behind [open]',
  ':popover-open': 'in a forgiving list behind [open]',
  ':selection': 'the colour of marked text is the system’s',
  'cursor: default': 'a phone has no cursor',
  'cursor: move': 'a phone has no cursor',
  'cursor: pointer': 'a phone has no cursor',
  resize: 'a phone has no handle to pull at',
  'resize: none': 'a phone has no handle to pull at',
  'resize: both': 'a phone has no handle to pull at',
  'resize: vertical': 'a phone has no handle to pull at',
}

/** `node dev/src/browserBaseline.ts`: what the build ships, held against the oldest browsers we promise (web/browserBaseline.ts). */
await buildPages(profile('test'), () => {})
const dist = join(checkout, 'web/dist')
const files = (ending: string) => {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
  return new Map(names.map((name) => [name, readFileSync(join(dist, name), 'utf8')]))
}
const faults = new Map([...scriptFaults(files('.js')), ...styleFaults(files('.css'))])
const unused = Object.keys(harmless).filter((name) => !faults.has(name))
for (const name of Object.keys(harmless)) faults.delete(name)
for (const name of unused) faults.set(name, `${name} is not shipped any more: take it off the list of harmless ones`)
for (const fault of faults.values()) console.error(fault)
console.log(faults.size === 0 ? 'what ships runs in the baseline' : `${faults.size} faults`)
process.exitCode = faults.size > 0 ? 1 : 0
