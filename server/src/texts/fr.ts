import type { RefusalTexts } from './RefusalTexts.ts'

const NoSuchShow = 'Direct introuvable'
const RoomEnded = 'Ce direct est terminé'
const Kicked = 'Vous n’avez plus accès à ce salon'
const NotAdmitted = 'Rejoignez d’abord le direct'
const NotYours = 'Ce direct n’est pas le vôtre'
const WrongPassword = 'Mot de passe du salon incorrect'
const Blocked = 'Vous ne pouvez pas rejoindre ce direct'
const AgeRequired = 'Vous devez avoir 18 ans ou plus pour rejoindre ce direct'
const NotPaid = 'Payez l’entrée pour rejoindre ce direct'
const OverLimit = 'Cela dépasserait votre limite de dépenses'
const SpendingPaused = 'Vous avez suspendu vos dépenses pour le moment'
const FeeChanged = 'Le prix a changé. Vérifiez-le avant d’entrer'
const BadPrice = 'Fixez un prix de 1 à 100 000 pièces'
const OwnRoom = 'C’est votre propre direct'
const PasswordMissing = 'Choisissez un mot de passe pour le salon'
const SensitiveWord = 'Votre texte contient des mots interdits'
const SentAlready = 'Nous venons de vous envoyer un code. Patientez un instant avant d’en demander un autre'
const DailyLimit = 'Trop de codes demandés aujourd’hui. Réessayez demain'
const BadPhone = 'Numéro de téléphone non valide. Vérifiez-le et réessayez'
const NoCode = 'Demandez d’abord un code'
const WrongCode = 'Code incorrect'
const PasswordsDiffer = 'Les mots de passe ne correspondent pas'
const WeakPassword = 'Choisissez un mot de passe plus sûr, d’au moins 8 caractères'
const CaptchaNeeded = 'Confirmez que vous n’êtes pas un robot'
const CaptchaWrong = 'La vérification a échoué. Réessayez'
const NotProved = 'Nous n’avons pas pu vérifier votre identité. Réessayez'
const NotOffered = 'Ce mode de connexion n’est pas disponible'
const Disabled = 'Ce compte a été désactivé'
const Cancelled = 'La suppression de ce compte est programmée'
const StepUpNeeded = 'Confirmez votre identité'
const Taken = 'Un compte existe déjà avec ce numéro'
const YouBlocked = 'Vous avez bloqué ce compte'
const PrivateList = 'Ce compte garde ces listes privées'
const NoSuchVideo = 'Vidéo introuvable'
const NoSuchPerson = 'Compte introuvable'
const NotYourPicture = 'Vous ne pouvez pas utiliser cette photo'
const IdempotencyConflict = 'Cette demande a changé. Recommencez'
const Frozen = 'Votre portefeuille est bloqué. Contactez l’assistance'
const BadAmount = 'Saisissez un nombre entier'
const NotYourAccount = 'Compte de versement introuvable'
const BadDocument = 'CPF ou CNPJ non valide'
const BadKey = 'Cette clé Pix ne correspond pas au type choisi'
const BadAddress = 'Adresse TRC20 non valide'
const TooManyAccounts = 'Vous pouvez avoir jusqu’à 5 comptes de versement'
const NotYourOrder = 'Commande introuvable'
const InsufficientBalance = 'Solde insuffisant'
const NoSuchWay = 'Ce mode de versement n’est pas disponible dans votre pays'
const Muted = 'Vous ne pouvez plus écrire dans ce direct'
const NoRight = 'Vous n’avez pas le droit de faire cela'
const TargetIsAdmin = 'Seul l’hôte peut agir sur un modérateur'
const GuardImmune = 'Seul l’hôte peut agir sur un gardien annuel'
const NotSanctioned = 'C’est déjà annulé'
const NeverJoined = 'Cette personne n’a jamais rejoint un direct de ce salon'
const MicOff = 'L’hôte ne prend pas de demandes de micro pour l’instant'
const MicLevel = 'Votre niveau est trop bas pour monter au micro ici'
const MutedGuest = 'Une personne réduite au silence ne peut pas monter au micro'
const HostBusy = 'L’hôte est occupé. Réessayez plus tard'
const SeatsFull = 'Les quatre places d’invités sont prises'
const NotInRoom = 'Cette personne n’est plus dans le direct'
const NoSuchGoal = 'Objectif introuvable'
const NotReached = 'Cet objectif n’est pas encore atteint'
const GoalOver = 'Cet objectif est terminé. Tous les pourboires ont été rendus'
const settingGoal = {
  NotLive: 'Lancez d’abord un live',
  TooManyGoals: 'Vous pouvez avoir 5 objectifs à la fois au maximum',
  NoSuchGift: 'Ce cadeau n’est pas disponible',
  BadAmount: 'Fixez un objectif de 10 à 1 000 000 de pièces',
  IdempotencyConflict,
  SensitiveWord,
}

const PkBusy = 'Pas de battle tant que quelqu’un est au micro ou qu’une autre est en cours'
const NoSuchBattle = 'Cette battle n’est pas la vôtre'

export const fr: RefusalTexts = {
  common: {
    SessionInvalid: 'Veuillez vous reconnecter',
    Restricted: 'Votre compte est suspendu. Vous pouvez lire pourquoi et faire un recours',
    TooMany: 'Trop de tentatives. Réessayez dans un instant',
    Busy: 'Nous rencontrons un problème. Réessayez dans un instant',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Numéro de téléphone ou mot de passe incorrect',
      Disabled,
      Cancelled,
      BadPhone,
      CaptchaNeeded,
      CaptchaWrong,
    },
    getCode: { SentAlready, DailyLimit, BadPhone, CaptchaNeeded, CaptchaWrong },
    getForgetCode: { SentAlready, DailyLimit, BadPhone, CaptchaNeeded, CaptchaWrong },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, BadPhone, Taken },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, BadPhone },
    getThirdUrl: { NotOffered },
    userLoginByThird: { NotProved, NotOffered, Disabled, Cancelled },
    revokeDevice: { NoSuchDevice: 'Cet appareil est déjà déconnecté' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: 'Votre compte n’a pas encore de numéro de téléphone' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: 'Vérifiez vos coordonnées' },
  },
  User: {
    setAttent: {
      Yourself: 'Vous ne pouvez pas vous suivre vous-même',
      NoSuchPerson,
      Blocked: 'Vous ne pouvez pas suivre cet utilisateur',
    },
    getUserHome: { NoSuchPerson, Blocked: YouBlocked },
    getLiverecord: { NoSuchPerson, Blocked: YouBlocked },
    getFollowsList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getFansList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getUserLabel: { NoSuchPerson, Blocked: YouBlocked },
    setUserLabel: {
      NoLabel: 'Choisissez au moins une impression',
      TooManyLabels: 'Choisissez 3 impressions au maximum',
      Yourself: 'Vous ne pouvez pas vous décrire vous-même',
      NoSuchPerson,
      Blocked: 'Vous ne pouvez pas décrire ce compte',
      NoSuchLabel: 'Cette impression n’est plus disponible',
    },
    updateFields: { BadName: 'Choisissez un autre nom', BadBirthday: 'Saisissez une date de naissance valide', SensitiveWord },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'Votre photo est en cours de traitement' },
    updatePass: { WrongPassword: 'Le mot de passe actuel est incorrect', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, BadPhone, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'Ce compte est déjà associé à un autre compte Nimbo', StepUpNeeded },
    unlinkThird: { LastWay: 'Ajoutez d’abord un numéro de téléphone. C’est votre seul moyen de connexion', StepUpNeeded },
    setBlack: {
      Yourself: 'Vous ne pouvez pas vous bloquer vous-même',
      NoSuchPerson,
      ListFull: 'Vous avez atteint la limite de comptes bloqués',
    },
    cancelAccount: { OnAir: 'Terminez d’abord votre direct', StepUpNeeded },
    askExport: { TooSoon: 'Vous pouvez demander une copie par jour', StepUpNeeded },
    openExport: { NotReady: 'Votre copie n’est pas encore prête', StepUpNeeded },
    setPush: { BadSubscription: 'Les notifications ne sont pas disponibles sur cet appareil' },
    setCash: {
      TooMuch: 'Solde insuffisant pour ce retrait',
      BadAmount,
      NotCertified: 'Vérifiez votre identité avant de retirer',
      BelowMinimum: 'Montant inférieur au retrait minimum',
      OutsideWindow: 'Les retraits sont fermés aujourd’hui',
      TooManyThisMonth: 'Vous avez atteint la limite de retraits de ce mois',
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
      MethodNotOffered: 'Ce moyen de paiement n’est pas disponible dans votre pays',
      FirstUsed: 'Ce pack est réservé à votre première recharge',
      NoPayLink: 'Impossible d’obtenir le lien de paiement',
      IdempotencyConflict,
      SpendingPaused,
      TooManyOpen: 'Vous avez trop de commandes impayées. Payez-en une ou attendez qu’elle expire',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: 'Cet échange n’est pas disponible pour le moment',
      OverCap: 'C’est plus que ce que vous pouvez échanger pour le moment',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: 'Le relevé de ce mois n’est pas encore prêt. Réessayez dans une minute' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: 'Code de parrainage non valide',
      Yourself: 'Vous ne pouvez pas parrainer votre propre compte',
      TooLate: 'Vous pouvez ajouter un parrain uniquement dans les 24 heures suivant l’inscription',
      SaidAlready: 'Vous avez déjà ajouté un parrain',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: 'Ce fichier est trop lourd', WrongType: 'Ce type de fichier ne convient pas ici' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'Échec de l’envoi. Réessayez' },
    getState: { NotYours: NotYourPicture },
  },
  Auth: {
    setNewAuth: {
      Incomplete: 'Remplissez tous les champs et ajoutez votre photo',
      TooYoung: 'Vous devez avoir 18 ans ou plus pour animer un live',
      PhotoNotReady: 'Votre photo n’est pas encore prête. Patientez ou ajoutez-la de nouveau',
      BadContact: 'Vérifiez votre contact. Nous ne pourrions pas vous joindre',
      Pending: 'Votre demande est déjà en cours d’examen',
      Certified: 'Votre identité est déjà vérifiée',
      TooManyTries: 'Vous avez fait 3 demandes cette semaine. Réessayez plus tard',
      ConsentOutdated: 'Nos conditions ont changé. Rechargez la page et recommencez',
      PhoneNeeded: 'Vérifiez d’abord votre numéro de téléphone',
      UnderAppeal: 'Votre recours est encore en cours d’examen',
      BadName: 'Indiquez votre nom complet, comme sur votre pièce d’identité',
      BadBirthday: 'Indiquez une date de naissance valide',
    },
    delAuth: { NoSuchApplication: 'Demande introuvable', DecidedAlready: 'Cette demande a déjà été examinée' },
  },
  Appeal: {
    setAppeal: {
      NoSuchSubject: 'Il n’y a rien à contester ici',
      AppealedAlready: 'Vous avez déjà contesté cette décision',
      TooLate: 'Le délai pour contester cette décision est dépassé',
    },
    getAppeal: { NoSuchSubject: 'Il n’y a rien à contester ici' },
  },
  Notice: {
    setChoice: { AlwaysOn: 'Ces notifications restent toujours activées' },
    setQuiet: { NoSuchZone: 'Fuseau horaire inconnu', NoHours: 'Choisissez deux heures différentes' },
    sendTest: { NotSubscribed: 'Activez d’abord les notifications sur cet appareil' },
  },
  Live: {
    createRoom: {
      NotCertified: 'Vérifiez votre identité avant de passer en direct',
      PasswordMissing,
      BadPrice,
      NoSuchClass: 'Choisissez une catégorie',
      CoverNotReady: 'Votre couverture n’est pas prête. Choisissez-en une autre',
      Banned: 'Vous ne pouvez pas lancer de direct pour le moment. Le motif se trouve dans vos avis',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    getLiveInfo: { RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'Cette demande est trop ancienne. Réessayez',
    },
    stopInfo: {
      NoSuchShow,
    },
    checkLive: { Kicked, RoomEnded, Blocked, AgeRequired, OwnRoom },
    roomCharge: {
      Kicked,
      RoomEnded,
      Blocked,
      AgeRequired,
      OwnRoom,
      NotPaidRoom: 'Ce direct n’a pas de prix d’entrée',
      FeeChanged,
      NotOnAir: 'La caméra de l’hôte est éteinte pour le moment. Rien n’a été débité',
      InsufficientBalance,
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    timeCharge: {
      RoomEnded,
      NotTimedRoom: 'Ce direct n’est pas facturé à la minute',
      FeeChanged,
      InsufficientBalance,
    },
    changeLiveType: { NotYours, PasswordMissing, BadPrice, RoomEnded },
    enterRoom: {
      Kicked,
      RoomEnded,
      Blocked,
      AgeRequired,
      NotPaid,
      WrongPassword,
      FeeChanged,
      InsufficientBalance,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    getPreview: { Kicked, RoomEnded, NotOpen: 'Ce live n’a pas d’aperçu', Blocked },
    getRoomToken: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getSnapshot: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getMessages: { NotAdmitted },
    getUserLists: { NotAdmitted, RoomEnded },
    getUserRank: { NotAdmitted },
    sendMsg: {
      NotAdmitted,
      SensitiveWord,
      Muted,
      TooSoon: 'Le mode lent est activé. Patientez un instant avant votre prochain message',
      RoomEnded,
    },
    light: { NotAdmitted, RoomEnded },
    sendCaption: {
      NotYours,
      SensitiveWord,
      Muted,
      Away: 'Les sous-titres sont en pause pendant le direct privé',
      RoomEnded,
      NotOnAir: 'Votre direct n’a pas encore commencé',
    },
    translate: {
      NotAdmitted,
      TranslatorOff: 'La traduction n’est pas disponible ici',
      TranslatorAway: 'Traduction impossible pour l’instant. Réessayez dans un moment',
      RoomEnded,
    },
    getPop: { NoSuchPerson, Blocked: YouBlocked },
    kicking: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    setShutUp: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    superStopRoom: { NoRight, NoSuchRule: 'Choisissez une durée', RoomEnded },
    setAdmin: {
      NotAnchor: 'Seul l’hôte peut choisir les modérateurs',
      Yourself: 'Vous ne pouvez pas vous nommer modérateur',
      NoSuchPerson,
      FiveAtMost: 'Vous pouvez avoir jusqu’à 5 modérateurs',
    },
    getAdminList: { NoRight },
    setReport: { NoSuchPerson, NoSuchClass: 'Choisissez un motif', Yourself: 'Vous ne pouvez pas vous signaler', NoSuchVideo },
    sendBarrage: {
      InsufficientBalance,
      SensitiveWord,
      NotAdmitted,
      Muted,
      RoomEnded,
      OverLimit,
      SpendingPaused,
      Frozen,
      IdempotencyConflict,
      FeeChanged: 'Le prix a changé. Revenez dans le live pour le voir avant d’envoyer',
    },
    setSlowMode: { NoRight, RoomEnded },
    setPin: { NoRight, SensitiveWord, Muted, RoomEnded },
    delMsg: { NoRight, TargetIsAdmin, NoSuchMessage: 'Ce message a déjà été supprimé', GuardImmune, RoomEnded },
    sendGift: {
      InsufficientBalance,
      NoSuchGift: 'Ce cadeau n’est plus disponible',
      GuardsOnly: 'Seuls les gardiens peuvent envoyer ce cadeau',
      BackpackShort: 'Vous n’avez pas assez de ce cadeau',
      NotAdmitted,
      RoomEnded,
      NoSuchReceiver: 'Cette personne n’est plus au micro',
      FeeChanged: 'Le prix a changé. Vérifiez-le avant d’envoyer',
      TooFewStamps: 'Dessinez au moins 10 tampons',
      IdempotencyConflict,
      Yourself: 'Vous ne pouvez pas vous envoyer de cadeau',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    setPrivatePerformance: { NotCertified: 'Vérifiez votre identité pour proposer des directs privés' },
    reqPrivatePerformance: {
      InsufficientBalance,
      NotOffered: 'Le streamer ne propose pas de direct privé pour le moment',
      NotAdmitted,
      RoomEnded,
      FeeChanged: 'Le prix a changé. Vérifiez-le avant de continuer',
      Engaged: 'Le streamer n’est pas disponible. Réessayez dans un instant',
      IdempotencyConflict,
      Yourself: 'Vous ne pouvez pas demander votre propre direct privé',
      AgeRequired: 'Vous devez avoir 18 ans ou plus pour demander un direct privé',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    dealPrivatePerformance: {
      NoSuchPerformance: 'Direct privé introuvable',
      ConsentNeeded: 'Acceptez d’abord les règles du direct privé',
      FeeChanged: 'Le prix a changé. Vérifiez-le avant de continuer',
      Engaged: 'Le streamer n’est pas disponible. Réessayez dans un instant',
    },
    extendPrivatePerformance: {
      InsufficientBalance,
      NoSuchPerformance: 'Direct privé introuvable',
      NotRunning: 'Ce direct privé est terminé',
      TooLong: 'Un direct privé dure 120 minutes au maximum',
      FeeChanged: 'Le prix a changé. Vérifiez-le avant de continuer',
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    endPrivatePerformance: { NoSuchPerformance: 'Direct privé introuvable' },
    getPrivatePerformance: { NoSuchPerformance: 'Direct privé introuvable' },
    getPrivateToken: { NoSuchPerformance: 'Direct privé introuvable', NotRunning: 'Ce direct privé est terminé' },
    getReceipt: { NoSuchShow, NeverJoined: 'Vous n’étiez pas dans ce live' },
    getShowReport: { NoSuchShow },
  },
  Guard: {
    getList: { NoSuchPerson },
    buyGuard: {
      NoSuchTier: 'Cette formule de gardien n’est pas disponible',
      InsufficientBalance,
      NotAdmitted,
      HigherTier: 'Vous avez déjà une formule de gardien supérieure',
      RoomEnded,
      OverwriteNeeded: 'Cela remplace votre formule de gardien actuelle. Confirmez pour continuer',
      FeeChanged: 'Le prix a changé. Vérifiez-le avant d’acheter',
      TooLong: 'La formule de gardien dure cinq ans au maximum',
      IdempotencyConflict,
      Yourself: 'Vous ne pouvez pas être votre propre gardien',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
  },
  Message: {
    getMessages: { NoSuchPerson, Yourself: 'Vous ne pouvez pas vous écrire à vous-même' },
    send: {
      Yourself: 'Vous ne pouvez pas vous écrire à vous-même',
      NoSuchPerson,
      Blocked: 'Vous ne pouvez pas vous écrire',
      StrangerLimit: 'Attendez une réponse avant d’en envoyer d’autres',
      Muted: 'Vous ne pouvez pas envoyer de messages pour le moment',
      Empty: 'Écrivez d’abord un message',
      PictureNotReady: 'Cette photo ne peut pas être envoyée. Choisissez-en une autre',
      IdempotencyConflict,
      WordsOnly: 'Vous pourrez envoyer des photos dès qu’on vous répondra',
      SensitiveWord,
    },
  },
  Red: {
    sendRed: {
      InsufficientBalance,
      BadAmount: 'Mettez au moins une pièce par part, 1 000 000 de pièces au maximum',
      TooManyOpen: 'Vous avez 5 enveloppes rouges ouvertes ici. Attendez que l’une se termine',
      NotAdmitted,
      RoomEnded,
      Muted,
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
      SensitiveWord,
    },
    getRedList: { NotAdmitted },
    robRed: {
      NoSuchRed: 'Enveloppe rouge introuvable',
      TooEarly: 'Pas encore ouverte. Attendez la fin du compte à rebours',
      NotAdmitted,
      FollowersOnly: 'Suivez le streamer pour ouvrir cette enveloppe rouge',
      Yourself: 'Vous ne pouvez pas ouvrir votre propre enveloppe rouge',
      Frozen,
    },
    getRedRobList: { NoSuchRed: 'Enveloppe rouge introuvable', NotAdmitted },
    getDraw: { NoSuchRed: 'Enveloppe rouge introuvable' },
  },
  Livegame: {
    setLiveAnchorTask: settingGoal,
    getLiveAnchorTaskInfo: { NotAdmitted },
    anchorTaskOperation: { NoSuchGoal, NotReached, GoalOver, SensitiveWord },
    setWishingWell: settingGoal,
    getWishingWellList: { NotAdmitted },
    giveATip: {
      NoSuchGoal,
      GoalFull: 'Cet objectif vient d’être atteint. Rien n’a été débité',
      GoalOver: 'Cet objectif est terminé. Rien n’a été débité',
      InsufficientBalance,
      NotAdmitted,
      BadAmount: 'Choisissez un montant dans la liste',
      IdempotencyConflict,
      Yourself: 'Vous ne pouvez pas donner pour votre propre objectif',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    sureWishingWellComplete: { NoSuchGoal, NotReached, GoalOver },
    deleteWishingWell: { NoSuchGoal, NotReached, GoalOver, SensitiveWord },
  },
  Video: {
    getVideo: { NoSuchVideo },
    setVideo: {
      NotYours: 'Vous ne pouvez pas utiliser cet envoi',
      NotArrived: 'L’envoi a échoué. Réessayez',
      TooManyWaiting: 'Attendez que vos autres vidéos soient prêtes',
      ListFull: 'Vous avez atteint la limite de 500 vidéos. Supprimez-en une d’abord',
      Banned: 'Vous ne pouvez pas publier de vidéo pour le moment. Le motif se trouve dans vos avis',
      SensitiveWord,
    },
    getState: { NoSuchVideo },
    addView: { NoSuchVideo },
    setLike: { NoSuchVideo },
    del: { NoSuchVideo },
  },
  Pk: {
    getRivals: { NotYours },
    invite: {
      NotYours,
      NotOnAir: 'Passez d’abord en direct',
      RivalGone: 'Impossible d’inviter cet hôte pour le moment',
      Busy: PkBusy,
      RivalBusy: 'Cet hôte est occupé pour le moment',
      NotOpen: 'Ouvrez votre live à tous pour lancer une battle',
      Yourself: 'Vous ne pouvez pas vous défier vous-même',
    },
    answer: { NoSuchBattle, Busy: PkBusy },
    cancel: { NoSuchBattle },
    surrender: { NoSuchBattle },
    waive: { NoSuchBattle },
    getBattle: { NotAdmitted },
  },
  Livemanage: {
    getShutList: { NoRight },
    cancelShut: { NoRight, NotSanctioned },
    getKickList: { NoRight },
    cancelKick: { NoRight, NotSanctioned },
    getActivity: { NoRight },
  },
  Linkmic: {
    isMic: { Off: MicOff, LevelTooLow: MicLevel },
    setMic: { NoRight },
    askMic: { Off: MicOff, LevelTooLow: MicLevel, NotAdmitted, Muted, RoomEnded, HostBusy, SeatsFull, OwnRoom },
    cancelMic: { NoRight, RoomEnded },
    inviteMic: { NoRight, RoomEnded, NotAdmitted: NotInRoom, Muted: MutedGuest, HostBusy, SeatsFull, OwnRoom },
    answerMic: { NoRight, RoomEnded, NotAdmitted: NotInRoom, Muted: MutedGuest, HostBusy, SeatsFull },
    joinMic: { NotAdmitted, RoomEnded },
    leaveMic: { RoomEnded },
    cutMic: { NoRight, RoomEnded },
    muteMic: { NoRight, RoomEnded },
    getMicList: { NotAdmitted, RoomEnded },
  },
}
