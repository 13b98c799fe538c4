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

export const fr: RefusalTexts = {
  common: {
    SessionInvalid: 'Veuillez vous reconnecter',
    TooMany: 'Trop de tentatives. Patientez un instant',
    Busy: 'Nous sommes très sollicités. Réessayez',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Téléphone ou mot de passe incorrect',
      Disabled: 'Ce compte a été désactivé',
      Cancelled: 'Ce compte a été fermé',
    },
    getCode: { SentAlready, DailyLimit, BadPhone },
    getForgetCode: { SentAlready, DailyLimit, BadPhone },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, Taken: 'Ce numéro a déjà un compte' },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword },
  },
  User: {
    setAttent: {
      Yourself: 'Vous ne pouvez pas vous suivre vous-même',
      NoSuchPerson: 'Cette personne n’existe pas',
    },
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
