import { platformPercent, ticketsPerUnit, ticketsPerUsdt } from '@nimbo/contract'
import type { Catalogue } from '../Catalogue.ts'

export const fr: Catalogue['pages'] = {
  terms: {
    title: 'Conditions d’utilisation',
    sections: [
      {
        heading: 'Qui peut utiliser Nimbo',
        text: 'Vous devez avoir 18 ans ou plus. Un seul compte par personne. Ne le vendez pas, ne le prêtez pas, ne le partagez pas.',
      },
      {
        heading: 'Pièces et tickets',
        text: 'Vous achetez et dépensez des pièces sur Nimbo. Le streamer reçoit les cadeaux sous forme de tickets. Les pièces et les tickets ne sont pas de l’argent et ne peuvent pas être vendus ni échangés en dehors de Nimbo.',
      },
      {
        heading: 'Achats',
        text: 'Vous voyez le prix avant de payer, et chaque achat n’est débité qu’une seule fois, même si vous appuyez deux fois. Chacun figure sur votre relevé avec sa date, son montant et son moyen de paiement.',
      },
      {
        heading: 'Remboursements et contestations',
        text: 'Si votre paiement a été débité sans que vous receviez vos pièces, contactez-nous : nous corrigerons l’erreur ou nous vous rembourserons. Les pièces dépensées ne sont pas remboursées, sauf si la loi l’exige. Si un paiement est remboursé ou contesté, ses pièces sont retirées ; si vous les avez déjà dépensées, votre compte affiche le montant dû.',
      },
      {
        heading: 'Retraits',
        text: `Les streamers à l’identité vérifiée peuvent retirer leurs gains vers un compte Pix ou USDT à leur nom. Par Pix, ${ticketsPerUnit} tickets valent 1 R$ ; en USDT, ${ticketsPerUsdt} tickets valent 1 USDT. La commission de Nimbo est de ${platformPercent} %. La taxe sur les services et les frais de réseau éventuels sont affichés avant la confirmation. Les tickets issus de paiements récents sont retenus tant que le paiement peut être remboursé ou contesté ; la date vous est indiquée.`,
      },
      {
        heading: 'Vos contenus',
        text: 'Ce que vous diffusez et écrivez vous appartient. Vous nous autorisez à le montrer à vos spectateurs, et vous devez en détenir les droits.',
      },
      {
        heading: 'En cas de non-respect des règles',
        text: 'Nous pouvons vous avertir, bloquer vos messages, vous exclure d’un direct ou suspendre votre compte. Nous vous indiquons la règle, la raison et la durée, et vous pouvez déposer un recours.',
      },
      {
        heading: 'Suppression de votre compte',
        text: 'Vous pouvez supprimer votre compte dans les Réglages à tout moment. Il est définitivement supprimé après 14 jours, avec les pièces et les tickets restants : utilisez-les ou retirez-les avant.',
      },
    ],
  },
  privacy: {
    title: 'Politique de confidentialité',
    sections: [
      {
        heading: 'Ce que nous conservons',
        text: 'Votre numéro de téléphone, votre profil, vos messages, vos paiements et la liste des appareils connectés à votre compte. Si vous postulez pour devenir streamer, nous conservons aussi votre candidature.',
      },
      {
        heading: 'À quoi servent ces données',
        text: 'À vous connecter, afficher votre profil, transmettre vos messages, traiter les paiements et les versements, et empêcher la fraude et les abus. À rien d’autre.',
      },
      {
        heading: 'Qui les voit',
        text: 'Les autres utilisateurs voient votre nom, votre photo, votre niveau et votre bio, jamais votre numéro de téléphone ni vos paiements. Nos prestataires de paiement et de SMS ne reçoivent que les données nécessaires. Nous ne vendons pas de données. Seule notre équipe de vérification voit la photo envoyée pour la vérification d’identité, et chaque consultation est enregistrée.',
      },
      {
        heading: 'Durée de conservation',
        text: 'Votre profil et vos messages : tant que vous avez un compte. Les appareils : jusqu’à leur déconnexion. L’historique des paiements : aussi longtemps que la loi l’exige. La photo, le téléphone et le contact de la vérification : 90 jours après la décision ; votre nom et votre date de naissance : tant que vous êtes vérifié.',
      },
      {
        heading: 'Suppression de votre compte',
        text: 'Supprimez-le dans les Réglages. Tous vos appareils sont déconnectés immédiatement et vos données sont supprimées après 14 jours. Nous ne gardons que l’historique des paiements exigé par la loi, sans votre profil.',
      },
      {
        heading: 'Mots de passe et codes',
        text: 'Les mots de passe sont conservés sous une forme que personne ne peut lire, pas même nous. Nous ne demandons jamais votre mot de passe ni un code. Toute personne qui le fait n’est pas de chez Nimbo.',
      },
      {
        heading: 'Vos droits',
        text: 'Dans les Réglages, vous pouvez télécharger une copie des données que nous conservons sur vous, les corriger et les supprimer. Une question ? Écrivez à privacy@nimbo.example.',
      },
    ],
  },
  rules: {
    title: 'Règles de la communauté',
    sections: [
      {
        heading: 'Adultes uniquement',
        text: 'Sur Nimbo, tout le monde doit avoir 18 ans ou plus. Aucun mineur ne doit apparaître dans un direct, et tout contenu sexuel impliquant un mineur est signalé aux autorités.',
      },
      {
        heading: 'Le respect',
        text: 'Pas de menaces, pas de haine, pas de harcèlement. Ne divulguez jamais l’adresse, le numéro de téléphone ou d’autres informations privées de quelqu’un.',
      },
      {
        heading: 'Ce qui est interdit',
        text: 'Pas de violence, d’armes, de drogues ni de liens vers des jeux d’argent, et rien d’illégal là où vous êtes.',
      },
      {
        heading: 'Authenticité',
        text: 'Ne simulez ni spectateurs, ni cadeaux, ni abonnés : votre compte serait suspendu. Pas d’enregistrement : un direct doit être en direct. Utilisez uniquement la musique et les images dont vous détenez les droits.',
      },
      {
        heading: 'Paiements',
        text: 'Ne vendez pas de pièces ni de tickets, ne demandez pas de paiements en dehors de Nimbo et n’utilisez pas la carte d’une autre personne.',
      },
      {
        heading: 'Comment nous décidons',
        text: 'De vraies personnes examinent les signalements. Nous pouvons avertir, rendre muet, exclure ou suspendre, et chaque décision indique la règle, la raison et la durée.',
      },
      {
        heading: 'Recours',
        text: 'Vous pouvez contester toute décision en écrivant à help@nimbo.example. Une autre personne examinera votre recours.',
      },
    ],
  },
  help: {
    title: 'Aide',
    sections: [
      {
        heading: 'Je n’arrive pas à me connecter',
        text: 'Vérifiez d’abord le pays et le numéro. Touchez ensuite « Mot de passe oublié ? » pour recevoir un code et choisir un nouveau mot de passe.',
      },
      {
        heading: 'Je n’ai pas reçu de code',
        text: 'Vous pouvez demander un code par minute et quelques-uns par jour. Vérifiez le numéro, attendez une minute et demandez un nouveau code.',
      },
      {
        heading: 'Je n’ai pas reçu mes pièces',
        text: 'Attendez quelques minutes, puis consultez votre relevé. Un achat n’est jamais débité deux fois. Si vos pièces manquent toujours, contactez-nous en indiquant la date et le montant.',
      },
      {
        heading: 'Devenir streamer',
        text: 'Créez un compte, vérifiez votre identité, passez en direct. La page « Devenir streamer » explique ce que vous pouvez gagner et comment postuler.',
      },
      {
        heading: 'Recevoir vos gains',
        text: `Par Pix, ${ticketsPerUnit} tickets valent 1 R$ ; en USDT, ${ticketsPerUsdt} tickets valent 1 USDT. La commission de Nimbo est de ${platformPercent} %. La taxe sur les services et les frais de réseau éventuels sont affichés avant la confirmation. Chaque versement n’est envoyé qu’une seule fois.`,
      },
      {
        heading: 'Quelqu’un m’importune',
        text: 'Bloquez cette personne. Vous gérez les comptes bloqués dans les Réglages. Signalez tout ce qui enfreint les règles et nous l’examinerons.',
      },
      {
        heading: 'Quelqu’un utilise mon compte',
        text: 'Dans les Réglages, ouvrez Appareils et déconnectez ceux que vous ne reconnaissez pas. Changez ensuite votre mot de passe.',
      },
      {
        heading: 'Nous contacter',
        text: 'help@nimbo.example, ou privacy@nimbo.example pour vos données. Nous ne demandons jamais votre mot de passe ni un code.',
      },
    ],
  },
}
