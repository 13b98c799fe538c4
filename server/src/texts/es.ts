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
const CaptchaNeeded = 'Confirma que eres una persona'
const CaptchaWrong = 'La verificación no funcionó. Inténtalo de nuevo'
const NotProved = 'No pudimos confirmar que eres tú. Inténtalo de nuevo'
const NotOffered = 'Esta forma de entrar no está disponible'
const Disabled = 'Esta cuenta fue desactivada'
const Cancelled = 'Esta cuenta está a punto de eliminarse'
const StepUpNeeded = 'Confirma que eres tú'
const Taken = 'Este número ya tiene una cuenta'
const NoSuchPerson = 'Esa persona no existe'
const NotYourPicture = 'Esta foto no es tuya'
const IdempotencyConflict = 'Esto ya se pidió de otra forma. Empieza de nuevo'
const Frozen = 'Tu billetera está bloqueada. Contacta con soporte'
const BadAmount = 'Escribe una cantidad entera'
const NotYourAccount = 'Esta cuenta no es tuya'
const BadDocument = 'Este CPF o CNPJ no es correcto'
const BadKey = 'Esta clave Pix no corresponde a su tipo'
const BadAddress = 'Esto no es una dirección TRC20'
const TooManyAccounts = 'Puedes guardar cinco cuentas como máximo'
const NotYourOrder = 'Este pedido no es tuyo'
const InsufficientBalance = 'Saldo insuficiente'
const NoSuchWay = 'Esta forma de cobro no está disponible aquí'

export const es: RefusalTexts = {
  common: {
    SessionInvalid: 'Vuelve a iniciar sesión',
    TooMany: 'Demasiados intentos. Espera un momento',
    Busy: 'Hay mucho tráfico. Inténtalo de nuevo',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Teléfono o contraseña incorrectos',
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
    revokeDevice: { NoSuchDevice: 'Este dispositivo ya cerró la sesión' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: 'Tu cuenta aún no tiene número de teléfono' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: 'Este contacto no parece correcto' },
  },
  User: {
    setAttent: {
      Yourself: 'No puedes seguirte a ti mismo',
      NoSuchPerson,
    },
    updateFields: { BadName: 'Elige otro nombre', BadBirthday: 'Esta fecha no parece correcta' },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'La foto aún no está lista' },
    updatePass: { WrongPassword: 'La contraseña anterior es incorrecta', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'Esta cuenta ya pertenece a otra persona aquí', StepUpNeeded },
    unlinkThird: { LastWay: 'Añade antes un teléfono: es tu única forma de entrar', StepUpNeeded },
    setBlack: { Yourself: 'No puedes bloquearte a ti mismo', NoSuchPerson, ListFull: 'Tu lista de bloqueados está llena' },
    cancelAccount: { OnAir: 'Termina antes tu directo', StepUpNeeded },
    setPush: { BadSubscription: 'Este dispositivo no puede recibir avisos' },
    setCash: {
      TooMuch: 'No tienes tanto para retirar',
      BadAmount,
      NotCertified: 'Certifícate antes de retirar',
      BelowMinimum: 'Está por debajo del retiro mínimo',
      OutsideWindow: 'Hoy los retiros están cerrados',
      TooManyThisMonth: 'Ya usaste todos los retiros de este mes',
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
      NoSuchRule: 'Este paquete ya no se vende',
      MethodNotOffered: 'Esta forma de pago no está disponible aquí',
      FirstUsed: 'Los paquetes de primera recarga son solo para la primera',
      NoPayLink: 'No se pudo obtener el enlace de pago',
      IdempotencyConflict,
      Excluded: 'Estás en una pausa de gastos',
      TooManyOpen: 'Tienes varios pedidos sin pagar. Termina o espera uno de ellos',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: 'Este cambio está desactivado',
      OverCap: 'Más de lo que puedes cambiar ahora',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: 'Aún no se ha sellado nada de este mes. Intenta en un minuto' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: 'Ese código de invitación no existe',
      Yourself: 'No puedes invitarte a ti mismo',
      TooLate: 'Puedes decir quién te invitó hasta un día después de registrarte',
      SaidAlready: 'Ya dijiste quién te invitó',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: 'Esta foto es demasiado grande' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'La foto no llegó. Inténtalo de nuevo' },
    getState: { NotYours: NotYourPicture },
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
