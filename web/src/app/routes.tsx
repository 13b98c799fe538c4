import { msg } from '@lingui/core/macro'
import { createBrowserHistory, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { trackHistory } from '../ui/appHistory.ts'
import type { PreviousLocation } from './screen.ts'
import { clearHomeLists } from '../lib/homeLists.ts'
import { parseSearch, stringifySearch } from '../lib/plainSearch.ts'
import { storePendingRoom } from '../lib/pendingRoom.ts'
import { writeStored } from '../lib/storage.ts'
import { bindLayersToHistory } from '../ui/layers.ts'
import { laterScreen, lazyScreen } from './lazyScreen.ts'
import { rootRoute, screen } from './screen.ts'
import { ScreenError } from './ScreenError.tsx'
import {
  appealSearch,
  chatSearch,
  classSearch,
  fromRoomSearch,
  messageSearch,
  noSearch,
  orderSearch,
  pageSearch,
  paypalSearch,
  personSearch,
  rankSearch,
  redSearch,
  reportSearch,
  returnSearch,
  roomSearch,
  sanctionSearch,
  showSearch,
  videoSearch,
} from './search.ts'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/index', replace: true })
  },
})

/** An invitation link. Its code is stored on the device until an account is registered there; the link itself opens the home page. */
const invitation = createRoute({
  getParentRoute: () => rootRoute,
  path: '/i/$code',
  beforeLoad: ({ params }) => {
    writeStored('invitation', `${params.code} ${Date.now()}`)
    throw redirect({ to: '/index', replace: true })
  },
})

/** Every route of the app. A row without a screen shows "not found" and is not linked. */
const table = [
  screen('/index', {
    title: msg`Home`,
    search: noSearch,
    keepAlive: true,
    tab: true,
    built: { area: 'first', weight: 'first' },
    screen: lazyScreen(() => import('../screens/IndexScreen.tsx'), 'IndexScreen'),
  }),
  screen('/main/live', {
    title: msg`Live`,
    search: noSearch,
    keepAlive: true,
    tab: true,
    screen: lazyScreen(() => import('../screens/LiveTabScreen.tsx'), 'LiveTabScreen'),
  }),
  screen('/mine', {
    title: msg`Me`,
    search: noSearch,
    keepAlive: true,
    tab: true,
    requireAuth: true,
    screen: lazyScreen(() => import('../screens/MineScreen.tsx'), 'MineScreen'),
  }),
  screen('/live/follow', {
    title: msg`Following`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('LiveFollowScreen'),
  }),
  screen('/live/class', {
    title: msg`Category`,
    search: classSearch,
    screen: laterScreen('LiveClassScreen'),
  }),
  screen('/liveAudience', {
    title: msg({ message: 'Live', context: 'one broadcast' }),
    search: roomSearch,
    requireAuth: true,
    authNextPath: '/',
    remember: storePendingRoom,
    frame: 'rail',
    built: { area: 'room', weight: 'room' },
    screen: lazyScreen(() => import('../screens/LiveAudienceScreen.tsx'), 'LiveAudienceScreen'),
  }),
  screen('/liveAnchor', {
    title: msg`My live`,
    search: noSearch,
    frame: 'none',
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'hosts', weight: 'host' },
    screen: lazyScreen(() => import('../screens/LiveAnchorScreen.tsx'), 'LiveAnchorScreen'),
  }),
  screen('/router', {
    title: msg`Nimbo`,
    search: returnSearch,
    frame: 'none',
    screen: laterScreen('RouterScreen'),
  }),
  screen('/recharge', {
    title: msg`Recharge`,
    search: fromRoomSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('RechargeScreen'),
  }),
  screen('/download', {
    title: msg`Download`,
    search: noSearch,
    screen: laterScreen('DownloadScreen'),
  }),
  screen('/withdraw', {
    title: msg`Withdraw`,
    search: noSearch,
    // Keeps the typed amount while an account is chosen.
    keepAlive: true,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'hosts' },
    screen: laterScreen('WithdrawScreen'),
  }),
  screen('/withdrawrecord', {
    title: msg`Withdrawals`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'hosts' },
    screen: laterScreen('WithdrawRecordScreen'),
  }),
  screen('/addAccount', {
    title: msg`Add payout account`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'hosts' },
    screen: laterScreen('AddAccountScreen'),
  }),
  screen('/cashRecord', {
    title: msg`Statement`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('CashRecordScreen'),
  }),
  screen('/agent', {
    title: msg`Invite friends`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'people' },
    screen: laterScreen('AgentScreen'),
  }),
  screen('/exchange', {
    title: msg`Exchange`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('ExchangeScreen'),
  }),
  screen('/verifyStatement', {
    title: msg`Verify statement`,
    search: noSearch,
    screen: laterScreen('VerifyStatementScreen'),
  }),
  screen('/anchorAuth', {
    title: msg`Certification`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'hosts' },
    screen: lazyScreen(() => import('../screens/AnchorAuthScreen.tsx'), 'AnchorAuthScreen'),
  }),
  screen('/appeal', {
    title: msg`Appeal`,
    search: appealSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('AppealScreen'),
  }),
  screen('/cashdesk', {
    title: msg`Checkout`,
    search: orderSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('CashdeskScreen'),
  }),
  screen('/success', {
    title: msg`Payment successful`,
    search: orderSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('SuccessScreen'),
  }),
  screen('/failed', {
    title: msg`Payment failed`,
    search: orderSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('FailedScreen'),
  }),
  screen('/selectAccount', {
    title: msg`Payout accounts`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'hosts' },
    screen: laterScreen('SelectAccountScreen'),
  }),
  screen('/advertise', {
    title: msg`Become a host`,
    search: noSearch,
    built: { area: 'hosts' },
    screen: lazyScreen(() => import('../screens/AdvertiseScreen.tsx'), 'AdvertiseScreen'),
  }),
  screen('/paypalcall', {
    title: msg`Payment`,
    search: paypalSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('PaypalcallScreen'),
  }),
  screen('/chooseCountry', {
    title: msg`Choose a country`,
    search: noSearch,
    screen: laterScreen('ChooseCountryScreen'),
  }),
  screen('/liveChooseClassify', {
    title: msg`Choose a category`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'hosts' },
    screen: laterScreen('LiveChooseClassifyScreen'),
  }),
  screen('/liveReport', {
    title: msg`Report`,
    search: reportSearch,
    requireAuth: true,
    screen: laterScreen('LiveReportScreen'),
  }),
  screen('/adminList', {
    title: msg`Room admins`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'hosts' },
    screen: laterScreen('AdminListScreen'),
  }),
  screen('/sanction', {
    title: msg`Account status`,
    search: sanctionSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('SanctionScreen'),
  }),
  screen('/rank', {
    title: msg`Rankings`,
    search: rankSearch,
    screen: laterScreen('RankingScreen'),
  }),
  screen('/redDraw', {
    title: msg`Check the draw`,
    search: redSearch,
    screen: laterScreen('RedDrawScreen'),
  }),
  screen('/giftRecord', {
    title: msg`My gifts`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('GiftRecordsScreen'),
  }),
  screen('/receipt', {
    title: msg`Receipt`,
    search: showSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('ReceiptScreen'),
  }),
  screen('/showReport', {
    title: msg`Live report`,
    search: showSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'hosts' },
    screen: laterScreen('ShowReportScreen'),
  }),
  screen('/user/home', {
    title: msg`Profile`,
    search: personSearch,
    built: { area: 'people' },
    screen: laterScreen('UserHomeScreen'),
  }),
  screen('/user/fans', {
    title: msg`Followers`,
    search: personSearch,
    requireAuth: true,
    built: { area: 'people' },
    screen: laterScreen('FansScreen'),
  }),
  screen('/user/follows', {
    title: msg`Following`,
    search: personSearch,
    requireAuth: true,
    built: { area: 'people' },
    screen: laterScreen('FollowsScreen'),
  }),
  screen('/user/guards', {
    title: msg`Guards`,
    search: personSearch,
    requireAuth: true,
    screen: laterScreen('GuardsScreen'),
  }),
  screen('/message', {
    title: msg`Messages`,
    search: messageSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'people' },
    screen: laterScreen('MessageScreen'),
  }),
  screen('/chat', {
    title: msg`Messages`,
    search: chatSearch,
    requireAuth: true,
    built: { area: 'people' },
    screen: laterScreen('ChatScreen'),
  }),
  screen('/impress', {
    title: msg`Impressions`,
    search: personSearch,
    requireAuth: true,
    built: { area: 'people' },
    screen: laterScreen('ImpressScreen'),
  }),
  screen('/videoPlay', {
    title: msg`Video`,
    search: videoSearch,
    frame: 'rail',
    built: { area: 'people' },
    screen: lazyScreen(() => import('../screens/VideoPlayScreen.tsx'), 'VideoPlayScreen'),
  }),
  screen('/myVideo', {
    title: msg`My videos`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'people' },
    screen: laterScreen('MyVideoScreen'),
  }),
  screen('/videoUpload', {
    title: msg`New video`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'hosts' },
    screen: laterScreen('VideoUploadScreen'),
  }),
  screen('/notices', {
    title: msg`Notifications`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    built: { area: 'people' },
    screen: laterScreen('NoticesScreen'),
  }),
  screen('/setting', {
    title: msg`Settings`,
    search: noSearch,
    screen: laterScreen('SettingScreen'),
  }),
  screen('/setting/devices', {
    title: msg`Devices`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/setting',
    screen: laterScreen('DevicesScreen'),
  }),
  screen('/setting/blocked', {
    title: msg`Blocked users`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/setting',
    screen: laterScreen('BlockedScreen'),
  }),
  screen('/setting/notices', {
    title: msg`Notifications`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/setting',
    built: { area: 'people' },
    screen: laterScreen('NoticeChoicesScreen'),
  }),
  screen('/setting/muted', {
    title: msg`Muted and kicked`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/setting',
    screen: laterScreen('SanctionedScreen'),
  }),
  screen('/setting/limits', {
    title: msg`Limits`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/setting',
    screen: laterScreen('LimitsScreen'),
  }),
  screen('/setting/phone', {
    title: msg`Phone number`,
    search: noSearch,
    // Keeps the typed number while other settings are opened.
    keepAlive: true,
    requireAuth: true,
    authNextPath: '/setting',
    screen: laterScreen('PhoneScreen'),
  }),
  screen('/setting/password', {
    title: msg`Password`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/setting',
    screen: laterScreen('PasswordScreen'),
  }),
  screen('/setting/page', {
    title: msg`About`,
    search: pageSearch,
    screen: laterScreen('TextPageScreen'),
  }),
  screen('/setting/data', {
    title: msg`Your data`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/setting',
    built: { area: 'people' },
    screen: laterScreen('DataScreen'),
  }),
  screen('/setting/delete', {
    title: msg`Delete account`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/setting',
    screen: laterScreen('DeleteAccountScreen'),
  }),
  screen('/user/edit', {
    title: msg`Edit profile`,
    search: noSearch,
    requireAuth: true,
    authNextPath: '/',
    screen: laterScreen('EditProfileScreen'),
  }),
] as const

/** Gallery of every UI primitive in every state; development only. */
const workshop = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/gallery',
        component: laterScreen('GalleryScreen'),
      }),
    ]
  : []

const history = trackHistory(createBrowserHistory())
bindLayersToHistory(history)

export const router = createRouter({
  history,
  routeTree: rootRoute.addChildren([home, invitation, ...table, ...workshop]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: ScreenError,
  // Screens restore their own scroll; only a function returning false stops the router from scrolling to the top.
  scrollRestoration: () => false,
  context: { cameFrom: (): PreviousLocation | undefined => router.state.resolvedLocation },
})

router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
  if (fromLocation?.pathname === '/liveAudience' && toLocation.pathname === '/user/home') clearHomeLists()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
