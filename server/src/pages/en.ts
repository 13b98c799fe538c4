import { platformPercent, ticketsPerUnit, ticketsPerUsdt } from '@nimbo/contract'
import type { Pages } from './Page.ts'

export const en: Pages = {
  terms: {
    title: 'Terms of use',
    sections: [
      {
        heading: 'Who may use Nimbo',
        text: 'You must be 18 or older. One account per person, and it is yours alone: do not sell it, lend it or share it.',
      },
      {
        heading: 'Coins and tickets',
        text: 'Coins are bought here and spent here. What viewers give reaches the host as tickets. Neither is money, and neither may be traded outside Nimbo.',
      },
      {
        heading: 'Purchases',
        text: 'You see the price before you pay, and every purchase is charged exactly once, even if you tap twice. Each one stands in your statement with its date, amount and method.',
      },
      {
        heading: 'Refunds and chargebacks',
        text: 'If you were charged and no coins arrived, write to us: we put it right or pay it back. Coins already spent are not refunded, except where the law says so. When a bank takes a payment back, the coins it bought go back too; if they are already spent, your account shows what is owed.',
      },
      {
        heading: 'Withdrawals',
        text: `Certified hosts can be paid to a Pix or USDT account of their own. By Pix ${ticketsPerUnit} tickets are R$ 1, by USDT ${ticketsPerUsdt} tickets are 1 USDT; Nimbo keeps ${platformPercent} %. Service tax and network fees, where there are any, stand beside what you receive before you confirm. Tickets from recent purchases wait until the payment can no longer be taken back, and you see until when.`,
      },
      {
        heading: 'What you show',
        text: 'What you stream and write stays yours. You let us carry it to the people in your room, and you must have the right to show it.',
      },
      {
        heading: 'When rules are broken',
        text: 'We may warn, mute, remove or ban. You are told the rule, the reason and how long it lasts, and you may appeal.',
      },
      {
        heading: 'Leaving',
        text: 'You can close your account in Settings at any time. It is erased after 14 days, together with any coins and tickets left: use or withdraw them first.',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    sections: [
      {
        heading: 'What we store',
        text: 'Your phone number, your profile, your messages, your payments and the list of devices you are signed in on. If you ask to become a host, also what you wrote to us.',
      },
      {
        heading: 'What we use it for',
        text: 'To sign you in, to show your profile, to carry your messages, to charge and pay correctly, and to stop fraud and abuse. For nothing else.',
      },
      {
        heading: 'Who sees it',
        text: 'Other people see your name, your picture, your level and what you write in your profile, never your phone number or your payments. Companies that carry payments and codes get only what they need for that. We do not sell data.',
      },
      {
        heading: 'How long we keep it',
        text: 'Your profile and messages for as long as you have an account. A device until you sign it out. Records of payments for as long as the law asks us to.',
      },
      {
        heading: 'Deleting your account',
        text: 'Close it in Settings: every device is signed out at once, and after 14 days what we know about you is erased. Payment records the law makes us keep stay, without your profile.',
      },
      {
        heading: 'Passwords and codes',
        text: 'Passwords are stored in a form nobody can read, not even we. We never ask for your password or a code: whoever does is not from Nimbo.',
      },
      {
        heading: 'Your rights',
        text: 'You may see, correct and delete what we store about you. Write to privacy@nimbo.example.',
      },
    ],
  },
  rules: {
    title: 'Community rules',
    sections: [
      {
        heading: 'Adults only',
        text: 'Everybody here is 18 or older. A child never appears in a room, and anything sexual about a minor is reported to the authorities.',
      },
      {
        heading: 'Respect',
        text: 'No threats, no hate, no harassment. Never show or write where somebody lives, their number or anything else that is theirs to tell.',
      },
      {
        heading: 'Not here',
        text: 'No violence, weapons or drugs, no gambling links, nothing that is against the law where you are.',
      },
      {
        heading: 'Honest rooms',
        text: 'Viewers, gifts and followers are real. Faking them ends in a ban. A live is live: no recordings, and only music and pictures you may use.',
      },
      {
        heading: 'Money stays clean',
        text: 'No trade in coins or tickets, no payments asked for outside Nimbo, no cards that belong to somebody else.',
      },
      {
        heading: 'How we decide',
        text: 'People look at reports. We warn, mute, remove or ban, and every decision names the rule, the reason and how long it lasts.',
      },
      {
        heading: 'Appeals',
        text: 'You may appeal any decision by writing to help@nimbo.example. Somebody else than before looks at it again.',
      },
    ],
  },
  help: {
    title: 'Help',
    sections: [
      {
        heading: 'I cannot sign in',
        text: 'Check the country and the number first. With “Forgot password?” you get a code and set a new password.',
      },
      {
        heading: 'No code arrives',
        text: 'A phone gets one code a minute and only a few a day. Check the number, wait a minute and ask again.',
      },
      {
        heading: 'My coins did not arrive',
        text: 'Look at your statement after a few minutes. A purchase is charged exactly once. If it is still missing, write to us with its date and amount.',
      },
      {
        heading: 'Becoming a host',
        text: 'Create an account, get certified, go live. The page “Become a host” shows what you earn and lets you write to us.',
      },
      {
        heading: 'Being paid',
        text: `By Pix ${ticketsPerUnit} tickets are R$ 1, by USDT ${ticketsPerUsdt} tickets are 1 USDT; Nimbo keeps ${platformPercent} %. Service tax and network fees, where there are any, stand beside what you receive before you confirm. Every payout is sent once.`,
      },
      {
        heading: 'Somebody bothers me',
        text: 'Block them: you find your list of blocked people in Settings. Report what breaks the rules, and people look at it.',
      },
      {
        heading: 'Somebody is in my account',
        text: 'Open Settings, look at your devices and sign out those you do not know. Then set a new password.',
      },
      {
        heading: 'Write to us',
        text: 'help@nimbo.example, or privacy@nimbo.example about your data. We never ask for your password or a code.',
      },
    ],
  },
}
