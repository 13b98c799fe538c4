import { en as pages } from './pages/en.ts'
import type { Catalogue } from './Catalogue.ts'

export const en: Catalogue = {
  card: {
    live: 'LIVE',
    watch: (name) => `Watch ${name} live`,
    person: (name) => `${name} on Nimbo`,
    follow: (name) => `Follow ${name} to know when they go live.`,
    invites: (name) => `${name} invites you to Nimbo`,
    locked: 'This live needs a password.',
    about: 'Watch lives, chat and go live from your phone.',
  },
  config: { coin: 'Coins', votes: 'Tickets', shareTitle: 'Watch live on Nimbo', shareText: 'Come and watch with me on Nimbo.' },
  sms: {
    code: (c) => `${c} is your Nimbo code. It expires in 5 minutes. Don't share it with anyone.`,
    known: 'You already have a Nimbo account with this number. Log in or tap "Forgot password?".',
  },
  door: {
    1: () => 'Enter the room password',
    2: (price) => `This live costs ${price} coins`,
    3: (price) => `This live costs ${price} coins a minute`,
  },
  moderation: {
    kicked: (name) => `${name} was removed from the live`,
    muted: (name) => `${name} was muted`,
    unmuted: (name) => `${name} can chat again`,
    adminSet: (name) => `${name} is now an admin`,
    adminUnset: (name) => `${name} is no longer an admin`,
    closed: (reason) => `This live was ended by Nimbo: ${reason}`,
    slow: (seconds) => (seconds > 0 ? `Slow mode is on: one message every ${seconds} seconds` : 'Slow mode is off'),
  },
  privileges: {
    badge: { name: 'Badge', des: 'A guard badge next to your name in this host’s lives' },
    entrance: { name: 'Entrance', des: 'Everyone sees when you join' },
    gifts: { name: 'Guard gifts', des: 'Send gifts only guards can send' },
    line: { name: 'Your messages', des: 'Your messages stand out in a busy chat' },
    immunity: { name: 'Protection', des: 'Room admins can’t mute or remove you' },
  },
  redMissed: { empty: 'All gone. Better luck next time', over: 'This red pack is over', busy: 'Almost. Try once more' },
  withdrawalTip: 'Paid within one business day. Recent payments can still be reversed, so we hold those tickets until they’re final.',
  readme: (day) => `Your data on Nimbo, as of ${day}

json/   one file for each part, for programs
csv/    the same for spreadsheets (UTF-8)
files/  pictures you uploaded

Keep this file to yourself: it has everything we store about you. Passwords and codes are not in it, because we can’t read them. Other people appear only with the name and number everybody sees. What others did about you in private, such as blocking or reporting, is theirs and not in it.
`,
  notice: {
    acts: {
      warn: 'You received a warning',
      mute: 'You’ve been muted',
      kick: 'You were removed from a live',
      close: 'Your live was ended',
      ban: 'You can’t go live for now',
      disable: 'Your account was disabled',
      remove: 'Your video was removed',
    },
    actsIn: { mute: (anchor) => `You’ve been muted in ${anchor}’s live`, kick: (anchor) => `You were removed from ${anchor}’s live` },
    lifted: 'A restriction was lifted',
    certified: 'You’re certified',
    canGoLive: 'You can go live and withdraw now.',
    rejected: 'Your certification wasn’t approved',
    reported: (name) => `Your report about ${name}`,
    reportActed: 'We reviewed it and took action. Thanks for helping keep Nimbo safe.',
    reportClosed: 'We reviewed it and found nothing against the rules. Thanks for letting us know.',
    overturned: 'Your appeal was accepted',
    upheld: 'Your appeal was rejected',
    sanctionLifted: 'The restriction was lifted.',
    sanctionStays: 'The restriction stays in place.',
    certificationReopened: 'Your certification was approved.',
    certificationStays: 'Your certification stays rejected.',
    redRefund: (coins) => `${coins} coins are back`,
    redBack: (coins, total, anchor) =>
      `Nobody opened ${coins} of the ${total} coins in your red pack in ${anchor}’s live. They’re in your balance again.`,
    copyReady: 'Your data is ready',
    copyDownload: 'Download the copy in Settings within 7 days.',
    tipBack: 'Your tip is back',
    goalNotKept: {
      failed: ({ anchor, title, coins }) => `${anchor} said they couldn’t do “${title}”. Your ${coins} coins are back in your wallet.`,
      cancelled: ({ anchor, title, coins }) => `${anchor} cancelled “${title}”. Your ${coins} coins are back in your wallet.`,
      expired: ({ title, coins }) => `“${title}” wasn’t done in time. Your ${coins} coins are back in your wallet.`,
    },
    withdrawals: { paid: 'Your withdrawal was paid', rejected: 'Your withdrawal was rejected', failed: 'Your withdrawal failed' },
    refunded: 'Payment refunded',
    moneyBack: (money) => `${money} was refunded to you.`,
    coinsTaken: (coins) => `${coins} coins were taken out of your balance.`,
    newFollower: 'New follower',
    newFollowers: (nums) => `${nums} new followers`,
    follows: (name) => `${name} started following you.`,
    follow: (name) => `${name} and others started following you.`,
    isLive: (name) => `${name} is live`,
    wasLive: (name) => `${name}’s live has ended`,
    testTitle: 'Notifications work',
    testText: 'This is how Nimbo tells you what’s new.',
  },
  pages,
}
