import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = 'El vivo terminó'
const Kicked = 'Te expulsaron de la sala'
const NotAdmitted = 'Entra primero en la sala'
const NotYours = 'Esta sala no es tuya'
const WrongPassword = 'Contraseña de la sala incorrecta'
const SensitiveWord = 'Algunas palabras no están permitidas aquí'

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
