import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = 'Le direct est terminé'
const Kicked = 'Vous avez été exclu du salon'
const NotAdmitted = 'Entrez d’abord dans le salon'
const NotYours = 'Ce salon n’est pas le vôtre'
const WrongPassword = 'Mot de passe du salon incorrect'
const SensitiveWord = 'Certains mots ne sont pas permis ici'
const SentAlready = 'Un code vient d’être envoyé. Patientez avant d’en redemander un'
const DailyLimit = 'Trop de codes aujourd’hui. Réessayez demain'
const BadPhone = 'Ce numéro de téléphone semble incorrect'
const NoCode = 'Demandez d’abord un code'
const WrongCode = 'Code incorrect'
const PasswordsDiffer = 'Les mots de passe ne correspondent pas'
const WeakPassword = 'Choisissez un mot de passe plus sûr, d’au moins 8 caractères'
const CaptchaNeeded = 'Confirmez que vous êtes une personne'
const CaptchaWrong = 'La vérification a échoué. Réessayez'
const NotProved = 'Nous n’avons pas pu confirmer que c’est vous. Réessayez'
const NotOffered = 'Ce moyen de connexion n’est pas disponible'
const Disabled = 'Ce compte a été désactivé'
const Cancelled = 'Ce compte est sur le point d’être supprimé'
const StepUpNeeded = 'Confirmez que c’est bien vous'
const Taken = 'Ce numéro a déjà un compte'
const NoSuchPerson = 'Cette personne n’existe pas'
const NotYourPicture = 'Cette photo n’est pas la vôtre'
const IdempotencyConflict = 'Cela a déjà été demandé autrement. Recommencez'
const Frozen = 'Votre portefeuille est bloqué. Contactez l’assistance'
const BadAmount = 'Saisissez un montant entier'
const NotYourAccount = 'Ce compte n’est pas le vôtre'
const BadDocument = 'Ce CPF ou CNPJ n’est pas correct'
const BadKey = 'Cette clé Pix ne correspond pas à son type'
const BadAddress = 'Ce n’est pas une adresse TRC20'
const TooManyAccounts = 'Vous pouvez garder cinq comptes au plus'
const NotYourOrder = 'Cette commande n’est pas la vôtre'
const InsufficientBalance = 'Solde insuffisant'
const NoSuchWay = 'Ce moyen d’être payé n’est pas disponible ici'

export const fr: RefusalTexts = {
  common: {
    SessionInvalid: 'Veuillez vous reconnecter',
    TooMany: 'Trop de tentatives. Patientez un instant',
    Busy: 'Nous sommes très sollicités. Réessayez',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Téléphone ou mot de passe incorrect',
      Disabled,
      Cancelled,
      CaptchaNeeded,
      CaptchaWrong,
    },
    getCode: { SentAlready, DailyLimit, BadPhone, CaptchaNeeded, CaptchaWrong },
    getForgetCode: { SentAlready, DailyLimit, BadPhone, CaptchaNeeded, CaptchaWrong },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, Taken },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword },
    getThirdUrl: { NotOffered },
    userLoginByThird: { NotProved, NotOffered, Disabled, Cancelled },
    revokeDevice: { NoSuchDevice: 'Cet appareil est déjà déconnecté' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: 'Votre compte n’a pas encore de numéro de téléphone' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: 'Ce contact ne semble pas correct' },
  },
  User: {
    setAttent: {
      Yourself: 'Vous ne pouvez pas vous suivre vous-même',
      NoSuchPerson,
    },
    updateFields: { BadName: 'Choisissez un autre nom', BadBirthday: 'Cette date ne semble pas correcte' },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'La photo n’est pas encore prête' },
    updatePass: { WrongPassword: 'L’ancien mot de passe est incorrect', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'Ce compte appartient déjà à quelqu’un d’autre ici', StepUpNeeded },
    unlinkThird: { LastWay: 'Ajoutez d’abord un téléphone : c’est votre seul moyen de connexion', StepUpNeeded },
    setBlack: {
      Yourself: 'Vous ne pouvez pas vous bloquer vous-même',
      NoSuchPerson,
      ListFull: 'Votre liste de personnes bloquées est pleine',
    },
    cancelAccount: { OnAir: 'Terminez d’abord votre direct', StepUpNeeded },
    setPush: { BadSubscription: 'Cet appareil ne peut pas être averti' },
    setCash: {
      TooMuch: 'Vous n’avez pas autant à retirer',
      BadAmount,
      NotCertified: 'Faites-vous certifier avant de retirer',
      BelowMinimum: 'C’est moins que le retrait minimum',
      OutsideWindow: 'Les retraits sont fermés aujourd’hui',
      TooManyThisMonth: 'Vous avez utilisé tous les retraits de ce mois',
      NotYourAccount,
      IdempotencyConflict,
      Frozen,
      StepUpNeeded,
    },
    setUserAccount: { BadDocument, BadKey, BadAddress, TooManyAccounts, NotOffered: NoSuchWay, StepUpNeeded },
    editUserAccount: { BadDocument, BadKey, BadAddress, TooManyAccounts, NotOffered: NoSuchWay, NotYourAccount, StepUpNeeded },
    delUserAccount: { NotYourAccount, StepUpNeeded },
  },
  Charge: {
    setPayOrder: {
      NoSuchRule: 'Ce pack n’est plus en vente',
      MethodNotOffered: 'Ce moyen de paiement n’est pas disponible ici',
      FirstUsed: 'Les packs de première recharge ne valent que pour la première',
      NoPayLink: 'Impossible d’obtenir le lien de paiement',
      IdempotencyConflict,
      Excluded: 'Vous faites une pause de dépenses',
      TooManyOpen: 'Vous avez plusieurs commandes impayées. Terminez-en une ou attendez',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: 'Cet échange est désactivé',
      OverCap: 'Plus que ce que vous pouvez échanger maintenant',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: 'Rien de ce mois n’est encore scellé. Réessayez dans une minute' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: 'Ce code d’invitation n’existe pas',
      Yourself: 'Vous ne pouvez pas vous inviter vous-même',
      TooLate: 'Vous pouvez dire qui vous a invité dans la journée qui suit l’inscription',
      SaidAlready: 'Vous avez déjà dit qui vous a invité',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: 'Cette photo est trop grande' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'L’envoi n’est pas arrivé. Réessayez' },
    getState: { NotYours: NotYourPicture },
  },
  Live: {
    createRoom: {
      NotCertified: 'Il faut être certifié pour passer en direct',
      PasswordMissing: 'Choisissez un mot de passe pour le salon',
      NoSuchClass: 'Choisissez une chaîne',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'Cette demande est trop ancienne. Réessayez',
    },
    stopInfo: {
      NoSuchShow: 'Ce direct n’existe pas',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: 'C’est votre propre salon',
    },
    enterRoom: { Kicked, RoomEnded, WrongPassword },
    getRoomToken: { NotAdmitted, Kicked, RoomEnded, WrongPassword },
    getSnapshot: { NotAdmitted, Kicked },
    getMessages: { NotAdmitted },
    getUserLists: { NotAdmitted, RoomEnded },
    sendMsg: { NotAdmitted, SensitiveWord, RoomEnded },
    light: { NotAdmitted, RoomEnded },
  },
}
