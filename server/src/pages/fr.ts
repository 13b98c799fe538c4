import { platformPercent, ticketsPerUnit, ticketsPerUsdt } from '@nimbo/contract'
import type { Pages } from './Page.ts'

export const fr: Pages = {
  terms: {
    title: 'Conditions d’utilisation',
    sections: [
      {
        heading: 'Qui peut utiliser Nimbo',
        text: 'Vous devez avoir 18 ans ou plus. Un compte par personne, et il n’est qu’à vous : ne le vendez pas, ne le prêtez pas, ne le partagez pas.',
      },
      {
        heading: 'Pièces et tickets',
        text: 'Les pièces s’achètent et se dépensent ici. Ce que donnent les spectateurs arrive chez l’hôte en tickets. Ni les unes ni les autres ne sont de l’argent, et rien ne s’échange en dehors de Nimbo.',
      },
      {
        heading: 'Achats',
        text: 'Vous voyez le prix avant de payer, et chaque achat est débité une seule fois, même si vous appuyez deux fois. Chacun figure sur votre relevé avec sa date, son montant et son moyen de paiement.',
      },
      {
        heading: 'Remboursements et contestations',
        text: 'Si vous avez été débité sans recevoir de pièces, écrivez-nous : nous corrigeons ou nous remboursons. Les pièces déjà dépensées ne sont pas remboursées, sauf si la loi l’exige. Quand une banque annule un paiement, les pièces achetées repartent aussi ; si elles sont déjà dépensées, votre compte affiche ce qui est dû.',
      },
      {
        heading: 'Retraits',
        text: `Les hôtes certifiés peuvent être payés sur un compte Pix ou USDT à leur nom. Par Pix, ${ticketsPerUnit} tickets valent R$ 1 ; en USDT, ${ticketsPerUsdt} tickets valent 1 USDT ; Nimbo garde ${platformPercent} %. La taxe sur les services et les frais de réseau éventuels figurent à côté de ce que vous recevez avant de confirmer. Les tickets issus d’achats récents attendent que le paiement ne puisse plus être annulé, et vous voyez jusqu’à quand.`,
      },
      {
        heading: 'Ce que vous montrez',
        text: 'Ce que vous diffusez et écrivez reste à vous. Vous nous autorisez à le transmettre aux personnes de votre salon, et vous devez avoir le droit de le montrer.',
      },
      {
        heading: 'Quand les règles ne sont pas respectées',
        text: 'Nous pouvons avertir, rendre muet, exclure ou bannir. On vous indique la règle, la raison et la durée, et vous pouvez faire appel.',
      },
      {
        heading: 'Partir',
        text: 'Vous pouvez fermer votre compte dans les Réglages à tout moment. Il est effacé après 14 jours, avec les pièces et les tickets restants : utilisez-les ou retirez-les avant.',
      },
    ],
  },
  privacy: {
    title: 'Confidentialité',
    sections: [
      {
        heading: 'Ce que nous conservons',
        text: 'Votre numéro de téléphone, votre profil, vos messages, vos paiements et la liste des appareils où vous êtes connecté. Si vous demandez à devenir hôte, aussi ce que vous nous avez écrit.',
      },
      {
        heading: 'Pourquoi',
        text: 'Pour vous connecter, afficher votre profil, transmettre vos messages, débiter et payer correctement, et empêcher la fraude et les abus. Pour rien d’autre.',
      },
      {
        heading: 'Qui le voit',
        text: 'Les autres voient votre nom, votre photo, votre niveau et ce que vous écrivez dans votre profil, jamais votre numéro ni vos paiements. Les sociétés qui traitent les paiements et les codes ne reçoivent que le nécessaire. Nous ne vendons pas de données.',
      },
      {
        heading: 'Combien de temps',
        text: 'Votre profil et vos messages tant que vous avez un compte. Un appareil jusqu’à ce que vous le déconnectiez. Les traces de paiement aussi longtemps que la loi l’exige.',
      },
      {
        heading: 'Supprimer votre compte',
        text: 'Fermez-le dans les Réglages : tous les appareils sont déconnectés aussitôt et, après 14 jours, ce que nous savons de vous est effacé. Les traces de paiement que la loi nous impose de garder restent, sans votre profil.',
      },
      {
        heading: 'Mots de passe et codes',
        text: 'Les mots de passe sont conservés sous une forme que personne ne peut lire, pas même nous. Nous ne demandons jamais votre mot de passe ni un code : qui le fait n’est pas de Nimbo.',
      },
      {
        heading: 'Vos droits',
        text: 'Vous pouvez voir, corriger et effacer ce que nous conservons sur vous. Écrivez à privacy@nimbo.example.',
      },
    ],
  },
  rules: {
    title: 'Règles de la communauté',
    sections: [
      {
        heading: 'Adultes uniquement',
        text: 'Ici, tout le monde a 18 ans ou plus. Un enfant n’apparaît jamais dans un salon, et tout contenu sexuel impliquant un mineur est signalé aux autorités.',
      },
      {
        heading: 'Du respect',
        text: 'Pas de menaces, pas de haine, pas de harcèlement. Ne montrez et n’écrivez jamais où quelqu’un habite, son numéro ou ce que lui seul peut dire.',
      },
      {
        heading: 'Pas ici',
        text: 'Pas de violence, d’armes ni de drogues, pas de liens vers des paris, rien de ce qui est interdit là où vous êtes.',
      },
      {
        heading: 'Des salons honnêtes',
        text: 'Les spectateurs, les cadeaux et les abonnés sont réels. Les simuler mène au bannissement. Un direct est un direct : pas d’enregistrement, et seulement la musique et les images que vous avez le droit d’utiliser.',
      },
      {
        heading: 'De l’argent propre',
        text: 'Pas de commerce de pièces ou de tickets, pas de paiement demandé hors de Nimbo, pas de carte appartenant à quelqu’un d’autre.',
      },
      {
        heading: 'Comment nous décidons',
        text: 'Des personnes examinent les signalements. Nous avertissons, rendons muet, excluons ou bannissons, et chaque décision indique la règle, la raison et la durée.',
      },
      {
        heading: 'Appels',
        text: 'Vous pouvez contester toute décision en écrivant à help@nimbo.example. Une autre personne la réexamine.',
      },
    ],
  },
  help: {
    title: 'Aide',
    sections: [
      {
        heading: 'Je n’arrive pas à me connecter',
        text: 'Vérifiez d’abord le pays et le numéro. Avec « Mot de passe oublié ? » vous recevez un code et choisissez un nouveau mot de passe.',
      },
      {
        heading: 'Aucun code n’arrive',
        text: 'Un téléphone reçoit un code par minute et quelques-uns par jour. Vérifiez le numéro, attendez une minute et redemandez.',
      },
      {
        heading: 'Mes pièces ne sont pas arrivées',
        text: 'Regardez votre relevé après quelques minutes. Un achat est débité une seule fois. S’il manque toujours, écrivez-nous avec la date et le montant.',
      },
      {
        heading: 'Devenir hôte',
        text: 'Créez un compte, faites-vous certifier, passez en direct. La page « Devenir hôte » montre ce que vous gagnez et permet de nous écrire.',
      },
      {
        heading: 'Être payé',
        text: `Par Pix, ${ticketsPerUnit} tickets valent R$ 1 ; en USDT, ${ticketsPerUsdt} tickets valent 1 USDT ; Nimbo garde ${platformPercent} %. La taxe sur les services et les frais de réseau éventuels figurent à côté de ce que vous recevez avant de confirmer. Chaque paiement est envoyé une seule fois.`,
      },
      {
        heading: 'Quelqu’un m’importune',
        text: 'Bloquez cette personne : la liste des personnes bloquées est dans les Réglages. Signalez ce qui enfreint les règles, et des personnes l’examinent.',
      },
      {
        heading: 'Quelqu’un est dans mon compte',
        text: 'Ouvrez les Réglages, regardez vos appareils et déconnectez ceux que vous ne connaissez pas. Puis choisissez un nouveau mot de passe.',
      },
      {
        heading: 'Nous écrire',
        text: 'help@nimbo.example, ou privacy@nimbo.example pour vos données. Nous ne demandons jamais votre mot de passe ni un code.',
      },
    ],
  },
}
