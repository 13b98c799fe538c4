import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { pwa, themeColor } from './appManifest.ts'
import { callProxy } from './callProxy.ts'
import { cascadeLayers } from './cascadeLayers.ts'
import { catalogueAreas } from './catalogueAreas.ts'
import { baselineTargets } from './browserBaseline.ts'
import { framesMeta } from './framesMeta.ts'
import { precompress } from './precompress.ts'
import { routeFiles } from './routeFiles.ts'
import { slimContract } from './slimContract.ts'

const port = Number(process.env['NIMBO_VITE_PORT'] ?? 3000)
const api = process.env['NIMBO_API_ORIGIN'] ?? 'http://127.0.0.1:3004'

const proxy = {
  '/hooks': { target: api },
  '/.well-known': { target: api },
  '/media': { target: api },
  '/export': { target: api },
  '/card': { target: api },
  ...callProxy(api),
}

/** What every visit needs, in two pieces: many small ones compress badly, and the libraries stay the same from release to release. */
const groups = [
  { name: 'libs', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/ },
  { name: 'app', tags: ['$initial' as const], test: /[\\/]src[\\/](?!app[\\/]main\.tsx|offline[\\/])/ },
  // Small pieces that are always fetched together: apart from each other they weigh a third more, and each is named in the first page.
  {
    name: 'marks',
    test: /[\\/]src[\\/](ui[\\/](Avatar|CountText|ErrorState|LevelBadge|Skeleton)|lib[\\/](comingRoom|refusalText)|cover)\.tsx?/,
  },
  { name: 'button', test: /[\\/]src[\\/]ui[\\/]IconButton\.tsx/ },
  { name: 'tabs', test: /[\\/]src[\\/]ui[\\/](Aura|Chip|LiveBadge|TabPage|Tabs|useInView)\.tsx?/ },
  { name: 'home', test: /[\\/]src[\\/](room[\\/]roomPages\.queries|features[\\/]\w+[\\/]home[\\/]useSearching)\.ts/ },
  { name: 'rooms', test: /[\\/]src[\\/]features[\\/]\w+[\\/]home[\\/](RoomList|RoomTile)\.tsx/ },
  { name: 'elements', test: /[\\/]@base-ui[\\/]react[\\/](internals[\\/]useRenderElement|use-render)/ },
  {
    name: 'page',
    test: /[\\/]src[\\/](ui[\\/](ListRow|Page|Panel|RowSkeletons|ReloadRow|useArrival)|lib[\\/](goBack|useFormat))\.tsx?/,
  },
  {
    name: 'controls',
    test: /[\\/]@floating-ui[\\/]utils[\\/]|[\\/]@base-ui[\\/](utils[\\/]\w*(formatErrorMessage|safeReact|shadowDom|useControlled|useForcedRerendering|useId|useIsoLayoutEffect|useStableCallback|visuallyHidden)|react[\\/](floating-ui-react[\\/]utils[\\/]composite|internals[\\/](createBaseUIEventDetails|reason-parts|stateAttributesMapping|TransitionStatusDataAttributes|use-button|useBaseUiId|composite[\\/]composite)|utils[\\/](dispatchClickWithModifiers|useFocusableWhenDisabled)))/,
  },
  {
    name: 'fields',
    test: /[\\/]@base-ui[\\/]react[\\/](field[\\/]|internals[\\/](composite[\\/]list|field-|labelable-provider))/,
  },
  {
    name: 'room',
    test: /[\\/]src[\\/](room[\\/](ArrivalHeading|RoomFrame|Slot|createRoom|effects|feature|lines|person|room\.queries|sound|stage|useRoom)|events[\\/]words|lib[\\/](wordHint|media[\\/](anchorVideo|holdWakeLock|keepPlaying))|ui[\\/]AdminBadge|features[\\/]\w+[\\/](captions[\\/]captions\.state|chat[\\/]chat\.state|entrances[\\/]entrances\.state|guard[\\/]guard\.slice|hearts[\\/](hearts\.state|tapHeart)|picture[\\/]picture\.state|barrage[\\/]barrage\.state|rank[\\/]rank\.state|timed[\\/]timed\.state|viewers[\\/]viewers\.state|goal[\\/]goal\.slice|message[\\/]message\.slice|mic[\\/]mic\.state|pk[\\/]pk\.state|privateShow[\\/]privateShow\.state|red[\\/]red\.state))\.tsx?/,
  },
]

/** The first page carries the name of every piece: those nobody asks for by name go by their hash alone. */
const shell = /\b(libs|app|marks|rolldown-runtime)\b/
const room = /\b(roomFeatures|LiveAudienceScreen)\b/
const chunkFileNames = ({ name }: { name: string }) =>
  shell.test(name) || room.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'

/**
 * A piece that is imported later names its parts, so that all of them are fetched at once; the shell is there already. The room names
 * none: it fetches its pieces ahead while it idles, and the names of all their parts would make the room itself two kilobytes larger.
 */
const neededAhead = (_piece: string, parts: string[], { hostId }: { hostId: string }) =>
  room.test(hostId) ? [] : parts.filter((part) => !shell.test(part))

/** Components and hooks draw or call a hook: whatever else has a capital letter need not pass through Babel. */
const compiler = reactCompilerPreset()
compiler.rolldown.filter = { code: /<\/|\/>|\buse(?:[A-Z0-9]|\()/ }

export default defineConfig(({ command }) => ({
  plugins: [
    slimContract(),
    catalogueAreas(),
    react(),
    lingui({ failOnCompileError: true }),
    babel({ sourceMap: command === 'serve', presets: [compiler, linguiTransformerBabelPreset()] }),
    cascadeLayers(),
    tailwindcss(),
    framesMeta(process.env['NIMBO_FRAME_ANCESTORS'] ?? ''),
    themeColor(),
    VitePWA(pwa),
    routeFiles(),
    precompress(),
  ],
  server: { host: '127.0.0.1', port, strictPort: true, proxy },
  preview: { host: '127.0.0.1', port, strictPort: true, proxy },
  build: {
    target: baselineTargets,
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: neededAhead },
    rolldownOptions: {
      input: ['index.html', 'offline.html'],
      output: { codeSplitting: { groups }, chunkFileNames },
    },
  },
}))
