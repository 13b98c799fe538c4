import { platformPercent, ticketsPerUnit, ticketsPerUsdt } from '@nimbo/contract'
import type { Catalogue } from '../Catalogue.ts'

export const en: Catalogue['pages'] = {
  terms: {
    title: 'Terms of use',
    sections: [
      {
        heading: 'Who may use Nimbo',
        text: 'You must be 18 or older. One account per person. Don’t sell, lend or share it.',
      },
      {
        heading: 'Coins and tickets',
        text: 'You buy and spend coins on Nimbo. Gifts reach the host as tickets. Coins and tickets are not money and may not be traded outside Nimbo.',
      },
      {
        heading: 'Purchases',
        text: 'You see the price before you pay, and every purchase is charged exactly once, even if you tap twice. Each one is listed in your statement with its date, amount and method.',
      },
      {
        heading: 'Refunds and chargebacks',
        text: 'If you were charged but didn’t get your coins, contact us and we’ll fix it or refund you. Spent coins are not refunded, except where the law requires it. If a payment is reversed, its coins are removed; if you’ve already spent them, your account shows the amount you owe.',
      },
      {
        heading: 'Withdrawals',
        text: `Certified hosts can withdraw to their own Pix or USDT account. With Pix, ${ticketsPerUnit} tickets = R$1; with USDT, ${ticketsPerUsdt} tickets = 1 USDT. The platform fee is ${platformPercent}%. Any service tax and network fee are shown before you confirm. Tickets from recent payments are held until the payment can no longer be reversed; you’ll see the date.`,
      },
      {
        heading: 'Your content',
        text: 'You own what you stream and write. You allow us to show it to your viewers, and you must have the rights to it.',
      },
      {
        heading: 'When rules are broken',
        text: 'We may warn, mute, remove or ban you. We’ll tell you the rule, the reason and how long it lasts, and you can appeal.',
      },
      {
        heading: 'Deleting your account',
        text: 'You can delete your account in Settings at any time. It is permanently deleted after 14 days, along with any remaining coins and tickets, so use or withdraw them first.',
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    sections: [
      {
        heading: 'What we store',
        text: 'Your phone number, your profile, your messages, your payments and the list of devices you’re logged in on. If you apply to become a host, we also store your application.',
      },
      {
        heading: 'What we use it for',
        text: 'To log you in, show your profile, deliver your messages, process payments and payouts, and prevent fraud and abuse. Nothing else.',
      },
      {
        heading: 'Who sees it',
        text: 'Other users see your name, photo, level and bio, never your phone number or payments. Our payment and SMS providers get only the data they need. We don’t sell data. Only our certification team sees the photo you send for certification, and every view is logged.',
      },
      {
        heading: 'How long we keep it',
        text: 'Your profile and messages: as long as you have an account. Devices: until you log them out. Payment records: as long as the law requires. Your certification photo, phone and contact: 90 days after the decision; your name and date of birth: as long as you’re certified.',
      },
      {
        heading: 'Deleting your account',
        text: 'Delete it in Settings. You’re logged out on all devices right away, and your data is deleted after 14 days. We keep only the payment records the law requires, without your profile.',
      },
      {
        heading: 'Passwords and codes',
        text: 'Passwords are stored so that no one can read them, not even us. We never ask for your password or a code. Anyone who does isn’t from Nimbo.',
      },
      {
        heading: 'Your rights',
        text: 'In Settings you can download a copy of the data we store about you, correct it and delete it. Questions? Email privacy@nimbo.example.',
      },
    ],
  },
  rules: {
    title: 'Community rules',
    sections: [
      {
        heading: 'Adults only',
        text: 'Everyone on Nimbo must be 18 or older. Minors must not appear in a live, and any sexual content involving a minor is reported to the authorities.',
      },
      {
        heading: 'Respect',
        text: 'No threats, no hate, no harassment. Never share someone’s address, phone number or other private information.',
      },
      {
        heading: 'Not allowed',
        text: 'No violence, weapons, drugs or gambling links, and nothing illegal where you are.',
      },
      {
        heading: 'Authenticity',
        text: 'Don’t fake viewers, gifts or followers, or you’ll be banned. No recordings: a live must be live. Use only music and images you have the rights to.',
      },
      {
        heading: 'Payments',
        text: 'Don’t trade coins or tickets, ask for payments outside Nimbo, or use someone else’s card.',
      },
      {
        heading: 'How we decide',
        text: 'Real people review reports. We may warn, mute, remove or ban, and every decision states the rule, the reason and how long it lasts.',
      },
      {
        heading: 'Appeals',
        text: 'You can appeal any decision by emailing help@nimbo.example. A different person will review it.',
      },
    ],
  },
  help: {
    title: 'Help',
    sections: [
      {
        heading: 'I can’t log in',
        text: 'Check the country and the number first. Then tap “Forgot password?” to get a code and set a new password.',
      },
      {
        heading: 'I didn’t get a code',
        text: 'You can request one code per minute and a few per day. Check the number, wait a minute and request a new code.',
      },
      {
        heading: 'I didn’t get my coins',
        text: 'Wait a few minutes, then check your statement. You’re never charged twice for one purchase. If your coins are still missing, contact us with the date and amount.',
      },
      {
        heading: 'Becoming a host',
        text: 'Create an account, get certified, go live. See “Become a host” for what you can earn and how to apply.',
      },
      {
        heading: 'Getting paid',
        text: `With Pix, ${ticketsPerUnit} tickets = R$1; with USDT, ${ticketsPerUsdt} tickets = 1 USDT. The platform fee is ${platformPercent}%. Any service tax and network fee are shown before you confirm. Every payout is sent exactly once.`,
      },
      {
        heading: 'Someone is bothering me',
        text: 'Block them. You can manage blocked users in Settings. Report anything that breaks the rules, and we’ll review it.',
      },
      {
        heading: 'Someone is using my account',
        text: 'Go to Settings, open Devices and log out any you don’t recognize. Then change your password.',
      },
      {
        heading: 'Contact us',
        text: 'help@nimbo.example, or privacy@nimbo.example about your data. We never ask for your password or a code.',
      },
    ],
  },
}
