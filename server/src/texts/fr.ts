import { fr as pages } from './pages/fr.ts'
import type { Catalogue } from './Catalogue.ts'

export const fr: Catalogue = {
  card: {
    live: 'EN DIRECT',
    watch: (name) => `Regardez le live de ${name}`,
    person: (name) => `${name} sur Nimbo`,
    follow: (name) => `Suivez ${name} pour savoir quand son live commence.`,
    invites: (name) => `${name} vous invite sur Nimbo`,
    locked: 'Ce live est protégé par un mot de passe.',
    about: 'Regardez des lives, discutez et lancez le vôtre depuis votre téléphone.',
  },
  config: { coin: 'Pièces', votes: 'Tickets', shareTitle: 'Regardez en direct sur Nimbo', shareText: 'Venez regarder avec moi sur Nimbo.' },
  sms: {
    code: (c) => `${c} est votre code Nimbo. Il expire dans 5 minutes. Ne le communiquez à personne.`,
    known: 'Vous avez déjà un compte Nimbo avec ce numéro. Connectez-vous ou touchez "Mot de passe oublié".',
  },
  door: {
    1: () => 'Saisissez le mot de passe du salon',
    2: (price) => `Ce direct coûte ${price} pièces`,
    3: (price) => `Ce direct coûte ${price} pièces par minute`,
  },
  moderation: {
    kicked: (name) => `${name} n’a plus accès à ce direct`,
    muted: (name) => `${name} ne peut plus écrire`,
    unmuted: (name) => `${name} peut de nouveau écrire`,
    adminSet: (name) => `${name} modère désormais ce salon`,
    adminUnset: (name) => `${name} ne modère plus ce salon`,
    closed: (reason) => `Nimbo a mis fin à ce direct : ${reason}`,
    slow: (seconds) => (seconds > 0 ? `Mode lent activé : un message toutes les ${seconds} secondes` : 'Mode lent désactivé'),
  },
  privileges: {
    badge: { name: 'Badge', des: 'Un badge de gardien à côté de votre nom dans les lives de ce streamer' },
    entrance: { name: 'Entrée', des: 'Tout le monde voit votre arrivée' },
    gifts: { name: 'Cadeaux de gardien', des: 'Envoyez des cadeaux réservés aux gardiens' },
    line: { name: 'Vos messages', des: 'Vos messages ressortent dans un chat animé' },
    immunity: { name: 'Protection', des: 'Les modérateurs ne peuvent ni vous rendre muet ni vous exclure' },
  },
  redMissed: {
    empty: 'Tout est parti. Plus de chance la prochaine fois',
    over: 'Cette enveloppe rouge est terminée',
    busy: 'Presque. Réessayez',
  },
  withdrawalTip:
    'Versé sous un jour ouvré. Les paiements récents peuvent encore être remboursés ou contestés : nous retenons ces tickets jusqu’à ce qu’ils soient définitifs.',
  readme: (day) => `Vos données sur Nimbo, au ${day}

json/   un fichier par partie, pour les programmes
csv/    la même chose pour les tableurs (UTF-8)
files/  les images que vous avez envoyées

Gardez ce fichier pour vous : il contient tout ce que nous conservons sur vous. Les mots de passe et les codes n’y sont pas, car nous ne pouvons pas les lire. Les autres personnes n’apparaissent qu’avec le nom et le numéro que tout le monde voit. Ce que d’autres ont fait en privé à votre sujet, comme bloquer ou signaler, leur appartient et n’y figure pas.
`,
  notice: {
    acts: {
      warn: 'Vous avez reçu un avertissement',
      mute: 'Vous ne pouvez plus écrire',
      kick: 'Vous avez été exclu d’un live',
      close: 'Votre live a été arrêté',
      ban: 'Vous ne pouvez pas passer en live pour le moment',
      disable: 'Votre compte a été désactivé',
      remove: 'Votre vidéo a été retirée',
    },
    actsIn: {
      mute: (anchor) => `Vous ne pouvez plus écrire dans le live de ${anchor}`,
      kick: (anchor) => `Vous avez été exclu du live de ${anchor}`,
    },
    lifted: 'Une restriction a été levée',
    certified: 'Identité vérifiée',
    canGoLive: 'Vous pouvez passer en live et retirer vos gains.',
    rejected: 'Votre vérification d’identité a été refusée',
    reported: (name) => `Votre signalement de ${name}`,
    reportActed: 'Nous l’avons examiné et avons pris des mesures. Merci de contribuer à la sécurité de Nimbo.',
    reportClosed: 'Nous l’avons examiné et n’avons rien trouvé de contraire aux règles. Merci de nous avoir prévenus.',
    overturned: 'Votre recours a été accepté',
    upheld: 'Votre recours a été rejeté',
    sanctionLifted: 'La restriction a été levée.',
    sanctionStays: 'La restriction est maintenue.',
    certificationReopened: 'Votre identité a été vérifiée.',
    certificationStays: 'Le refus de votre vérification est maintenu.',
    redRefund: (coins) => `${coins} pièces sont revenues`,
    redBack: (coins, total, anchor) =>
      `Personne n’a ouvert ${coins} des ${total} pièces de votre enveloppe rouge dans le live de ${anchor}. Elles sont de retour sur votre solde.`,
    copyReady: 'Vos données sont prêtes',
    copyDownload: 'Téléchargez la copie dans les réglages sous 7 jours.',
    tipBack: 'Votre pourboire vous a été rendu',
    goalNotKept: {
      failed: ({ anchor, title, coins }) =>
        `${anchor} n’a pas pu tenir « ${title} ». Vos ${coins} pièces sont de retour dans votre portefeuille.`,
      cancelled: ({ anchor, title, coins }) =>
        `${anchor} a annulé « ${title} ». Vos ${coins} pièces sont de retour dans votre portefeuille.`,
      expired: ({ title, coins }) => `« ${title} » n’a pas été tenu à temps. Vos ${coins} pièces sont de retour dans votre portefeuille.`,
    },
    withdrawals: { paid: 'Votre retrait a été versé', rejected: 'Votre retrait a été refusé', failed: 'Votre retrait n’a pas abouti' },
    refunded: 'Paiement remboursé',
    moneyBack: (money) => `${money} vous ont été remboursés.`,
    coinsTaken: (coins) => `${coins} pièces ont été retirées de votre solde.`,
    newFollower: 'Nouvel abonné',
    newFollowers: (nums) => `${nums} nouveaux abonnés`,
    follows: (name) => `${name} vous suit désormais.`,
    follow: (name) => `${name} et d’autres personnes vous suivent désormais.`,
    isLive: (name) => `${name} est en direct`,
    wasLive: (name) => `Le direct de ${name} est terminé`,
    testTitle: 'Les notifications fonctionnent',
    testText: 'C’est ainsi que Nimbo vous prévient.',
  },
  pages,
}
