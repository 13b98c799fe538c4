import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = 'El vivo terminó'
const Kicked = 'Te expulsaron de la sala'
const NotAdmitted = 'Entra primero en la sala'
const NotYours = 'Esta sala no es tuya'
const WrongPassword = 'Contraseña de la sala incorrecta'
const SensitiveWord = 'Algunas palabras no están permitidas aquí'
const SentAlready = 'Acabamos de enviar un código. Espera un momento antes de pedir otro'
const DailyLimit = 'Demasiados códigos hoy. Inténtalo mañana'
const BadPhone = 'Este número de teléfono no parece correcto'
const NoCode = 'Pide primero un código'
const WrongCode = 'Código incorrecto'
const PasswordsDiffer = 'Las contraseñas no coinciden'
const WeakPassword = 'Elige una contraseña más segura, de al menos 8 caracteres'

export const es: RefusalTexts = {
  common: {
    SessionInvalid: 'Vuelve a iniciar sesión',
    TooMany: 'Demasiados intentos. Espera un momento',
    Busy: 'Hay mucho tráfico. Inténtalo de nuevo',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Teléfono o contraseña incorrectos',
      Disabled: 'Esta cuenta fue desactivada',
      Cancelled: 'Esta cuenta fue cerrada',
    },
    getCode: { SentAlready, DailyLimit, BadPhone },
    getForgetCode: { SentAlready, DailyLimit, BadPhone },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, Taken: 'Este número ya tiene una cuenta' },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword },
  },
  User: {
    setAttent: {
      Yourself: 'No puedes seguirte a ti mismo',
      NoSuchPerson: 'Esa persona no existe',
    },
  },
  Live: {
    createRoom: {
      NotCertified: 'Necesitas la certificación para transmitir en vivo',
      PasswordMissing: 'Pon una contraseña a la sala',
      NoSuchClass: 'Elige un canal',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'La solicitud es demasiado antigua. Inténtalo de nuevo',
    },
    stopInfo: {
      NoSuchShow: 'Ese vivo no existe',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: 'Esta es tu propia sala',
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
