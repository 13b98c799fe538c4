import type { RefusalTexts } from './RefusalTexts.ts'

const NoSuchShow = 'Live no encontrado'
const RoomEnded = 'Este live terminó'
const Kicked = 'Te expulsaron de la sala'
const NotAdmitted = 'Primero entra al live'
const NotYours = 'Este live no es tuyo'
const WrongPassword = 'Contraseña de la sala incorrecta'
const Blocked = 'No puedes entrar a este live'
const AgeRequired = 'Debes tener 18 años o más para entrar a este live'
const NotPaid = 'Paga la entrada para entrar a este live'
const OverLimit = 'Esto superaría tu límite de gasto'
const SpendingPaused = 'Pausaste tus gastos por ahora'
const FeeChanged = 'El precio cambió. Revísalo antes de entrar'
const BadPrice = 'Pon un precio de 1 a 100.000 monedas'
const OwnRoom = 'Este es tu propio live'
const PasswordMissing = 'Ponle una contraseña a la sala'
const SensitiveWord = 'Tu texto contiene palabras no permitidas'
const SentAlready = 'Acabamos de enviarte un código. Espera un momento antes de pedir otro'
const DailyLimit = 'Demasiados códigos por hoy. Inténtalo mañana'
const BadPhone = 'Número de teléfono inválido. Revísalo e inténtalo de nuevo'
const NoCode = 'Primero pide un código'
const WrongCode = 'Código incorrecto'
const PasswordsDiffer = 'Las contraseñas no coinciden'
const WeakPassword = 'Elige una contraseña más segura, de al menos 8 caracteres'
const CaptchaNeeded = 'Confirma que no eres un robot'
const CaptchaWrong = 'La verificación falló. Inténtalo de nuevo'
const NotProved = 'No pudimos confirmar que eres tú. Inténtalo de nuevo'
const NotOffered = 'Esta forma de iniciar sesión no está disponible'
const Disabled = 'Esta cuenta fue desactivada'
const Cancelled = 'La eliminación de esta cuenta está programada'
const StepUpNeeded = 'Confirma que eres tú'
const Taken = 'Este número ya tiene una cuenta'
const YouBlocked = 'Bloqueaste esta cuenta'
const PrivateList = 'Esta cuenta mantiene sus listas en privado'
const NoSuchVideo = 'Video no encontrado'
const NoSuchPerson = 'Cuenta no encontrada'
const NotYourPicture = 'No puedes usar esta foto'
const IdempotencyConflict = 'Esta solicitud cambió. Empieza de nuevo'
const Frozen = 'Tu billetera está bloqueada. Contacta a soporte'
const BadAmount = 'Ingresa un número entero'
const NotYourAccount = 'Cuenta de retiro no encontrada'
const BadDocument = 'CPF o CNPJ inválido'
const BadKey = 'Esta clave Pix no corresponde al tipo elegido'
const BadAddress = 'Dirección TRC20 inválida'
const TooManyAccounts = 'Puedes tener hasta 5 cuentas de retiro'
const NotYourOrder = 'Pedido no encontrado'
const InsufficientBalance = 'Saldo insuficiente'
const NoSuchWay = 'Este método de retiro no está disponible en tu país'
const Muted = 'Estás en silencio en este live'
const NoRight = 'No tienes permiso para hacer esto'
const TargetIsAdmin = 'Solo el anfitrión puede hacerle esto a un moderador'
const GuardImmune = 'Solo el anfitrión puede hacerle esto a un guardián anual'
const NotSanctioned = 'Esto ya se deshizo'
const NeverJoined = 'Esta persona nunca ha entrado a un live de esta sala'
const MicOff = 'Este anfitrión no acepta solicitudes de micrófono ahora'
const MicLevel = 'Tu nivel es muy bajo para subir al micrófono aquí'
const MutedGuest = 'Quien está en silencio no puede subir al micrófono'
const HostBusy = 'El anfitrión está ocupado. Inténtalo más tarde'
const SeatsFull = 'Los cuatro lugares de invitados están ocupados'
const NotInRoom = 'Esta persona ya no está en el live'
const NoSuchGoal = 'No encontramos esta meta'
const NotReached = 'Esta meta aún no se alcanzó'
const GoalOver = 'Esta meta terminó. Se devolvieron todas las propinas'
const settingGoal = {
  NotLive: 'Primero inicia un en vivo',
  TooManyGoals: 'Puedes tener hasta 5 metas a la vez',
  NoSuchGift: 'Este regalo no está disponible',
  BadAmount: 'Pon una meta de 10 a 1.000.000 de monedas',
  IdempotencyConflict,
  SensitiveWord,
}

const PkBusy = 'No puedes batallar con alguien en el micrófono o en otra batalla'
const NoSuchBattle = 'Esta batalla no es tuya'

export const es: RefusalTexts = {
  common: {
    SessionInvalid: 'Vuelve a iniciar sesión',
    Restricted: 'Tu cuenta está suspendida. Puedes ver el motivo y apelar',
    TooMany: 'Demasiados intentos. Inténtalo de nuevo en un momento',
    Busy: 'Tenemos un problema en este momento. Inténtalo de nuevo en un momento',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Teléfono o contraseña incorrectos',
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
    revokeDevice: { NoSuchDevice: 'La sesión en este dispositivo ya está cerrada' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: 'Tu cuenta aún no tiene número de teléfono' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: 'Contacto inválido. Revísalo e inténtalo de nuevo' },
  },
  User: {
    setAttent: {
      Yourself: 'No puedes seguir tu propia cuenta',
      NoSuchPerson,
      Blocked: 'No puedes seguir a este usuario',
    },
    getUserHome: { NoSuchPerson, Blocked: YouBlocked },
    getLiverecord: { NoSuchPerson, Blocked: YouBlocked },
    getFollowsList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getFansList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getUserLabel: { NoSuchPerson, Blocked: YouBlocked },
    setUserLabel: {
      NoLabel: 'Elige al menos una impresión',
      TooManyLabels: 'Elige hasta 3 impresiones',
      Yourself: 'No puedes describir tu propia cuenta',
      NoSuchPerson,
      Blocked: 'No puedes describir esta cuenta',
      NoSuchLabel: 'Esta impresión ya no está disponible',
    },
    updateFields: { BadName: 'Elige otro nombre', BadBirthday: 'Ingresa una fecha de nacimiento válida', SensitiveWord },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'Tu foto aún se está procesando' },
    updatePass: { WrongPassword: 'La contraseña actual es incorrecta', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, BadPhone, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'Esta cuenta ya está vinculada a otro perfil de Nimbo', StepUpNeeded },
    unlinkThird: { LastWay: 'Agrega primero un número de teléfono. Es tu única forma de iniciar sesión', StepUpNeeded },
    setBlack: { Yourself: 'No puedes bloquear tu propia cuenta', NoSuchPerson, ListFull: 'Alcanzaste el límite de cuentas bloqueadas' },
    cancelAccount: { OnAir: 'Primero termina tu live', StepUpNeeded },
    askExport: { TooSoon: 'Puedes pedir una copia al día', StepUpNeeded },
    openExport: { NotReady: 'Tu copia aún no está lista', StepUpNeeded },
    setPush: { BadSubscription: 'Las notificaciones no están disponibles en este dispositivo' },
    setCash: {
      TooMuch: 'Saldo insuficiente para este retiro',
      BadAmount,
      NotCertified: 'Verifica tu identidad antes de retirar',
      BelowMinimum: 'El monto está por debajo del retiro mínimo',
      OutsideWindow: 'Hoy los retiros están cerrados',
      TooManyThisMonth: 'Alcanzaste el límite de retiros de este mes',
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
      MethodNotOffered: 'Esta forma de pago no está disponible en tu país',
      FirstUsed: 'Este paquete es solo para tu primera recarga',
      NoPayLink: 'No se pudo obtener el enlace de pago',
      IdempotencyConflict,
      SpendingPaused,
      TooManyOpen: 'Tienes demasiados pedidos sin pagar. Paga uno o espera a que venza',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: 'Este canje no está disponible ahora',
      OverCap: 'Es más de lo que puedes canjear ahora',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: 'El estado de cuenta de este mes aún no está listo. Inténtalo de nuevo en un minuto' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: 'Código de invitación inválido',
      Yourself: 'No puedes invitar a tu propia cuenta',
      TooLate: 'Solo puedes indicar quién te invitó hasta 24 horas después de registrarte',
      SaidAlready: 'Ya indicaste quién te invitó',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: 'Este archivo es demasiado grande', WrongType: 'Este tipo de archivo no se puede usar aquí' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'No se pudo subir. Inténtalo de nuevo' },
    getState: { NotYours: NotYourPicture },
  },
  Auth: {
    setNewAuth: {
      Incomplete: 'Completa todos los campos y añade tu foto',
      TooYoung: 'Debes tener 18 años o más para transmitir',
      PhotoNotReady: 'Tu foto aún no está lista. Espera un momento o vuelve a subirla',
      BadContact: 'Revisa tu contacto. No podríamos comunicarnos contigo',
      Pending: 'Tu solicitud ya está en revisión',
      Certified: 'Ya tienes la verificación',
      TooManyTries: 'Ya enviaste 3 solicitudes esta semana. Inténtalo más tarde',
      ConsentOutdated: 'Nuestras condiciones han cambiado. Recarga y vuelve a enviarla',
      PhoneNeeded: 'Primero verifica tu número de teléfono',
      UnderAppeal: 'Tu apelación sigue en revisión',
      BadName: 'Escribe tu nombre completo, como en tu documento',
      BadBirthday: 'Escribe una fecha de nacimiento válida',
    },
    delAuth: { NoSuchApplication: 'No encontramos la solicitud', DecidedAlready: 'Esta solicitud ya fue revisada' },
  },
  Appeal: {
    setAppeal: {
      NoSuchSubject: 'Aquí no hay nada que apelar',
      AppealedAlready: 'Ya apelaste esta decisión',
      TooLate: 'Ya pasó el plazo para apelar esta decisión',
    },
    getAppeal: { NoSuchSubject: 'Aquí no hay nada que apelar' },
  },
  Notice: {
    setChoice: { AlwaysOn: 'Estas notificaciones siempre están activas' },
    setQuiet: { NoSuchZone: 'Zona horaria desconocida', NoHours: 'Elige dos horas diferentes' },
    sendTest: { NotSubscribed: 'Primero activa las notificaciones en este dispositivo' },
  },
  Live: {
    createRoom: {
      NotCertified: 'Verifica tu identidad para transmitir en vivo',
      PasswordMissing,
      BadPrice,
      NoSuchClass: 'Elige una categoría',
      CoverNotReady: 'Tu portada no está lista. Elige otra',
      Banned: 'No puedes transmitir por ahora. Mira el motivo en tus avisos',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    getLiveInfo: { RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'La solicitud es demasiado antigua. Inténtalo de nuevo',
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
      NotPaidRoom: 'Este live no cobra entrada',
      FeeChanged,
      NotOnAir: 'La cámara del anfitrión está apagada ahora. No se te cobró nada',
      InsufficientBalance,
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    timeCharge: {
      RoomEnded,
      NotTimedRoom: 'Este live no se cobra por minuto',
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
    getPreview: { Kicked, RoomEnded, NotOpen: 'Este en vivo no tiene vista previa', Blocked },
    getRoomToken: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getSnapshot: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getMessages: { NotAdmitted },
    getUserLists: { NotAdmitted, RoomEnded },
    getUserRank: { NotAdmitted },
    sendMsg: {
      NotAdmitted,
      SensitiveWord,
      Muted,
      TooSoon: 'El modo lento está activado. Espera un momento antes de tu próximo mensaje',
      RoomEnded,
    },
    light: { NotAdmitted, RoomEnded },
    sendCaption: {
      NotYours,
      SensitiveWord,
      Muted,
      Away: 'Los subtítulos se pausan durante el live privado',
      RoomEnded,
      NotOnAir: 'Tu live todavía no empezó',
    },
    translate: {
      NotAdmitted,
      TranslatorOff: 'La traducción no está disponible aquí',
      TranslatorAway: 'No se pudo traducir. Intenta de nuevo en un momento',
      RoomEnded,
    },
    getPop: { NoSuchPerson, Blocked: YouBlocked },
    kicking: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    setShutUp: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    superStopRoom: { NoRight, NoSuchRule: 'Elige por cuánto tiempo', RoomEnded },
    setAdmin: {
      NotAnchor: 'Solo el anfitrión puede elegir moderadores',
      Yourself: 'No puedes nombrarte moderador',
      NoSuchPerson,
      FiveAtMost: 'Puedes tener hasta 5 moderadores',
    },
    getAdminList: { NoRight },
    setReport: { NoSuchPerson, NoSuchClass: 'Elige un motivo', Yourself: 'No puedes reportarte', NoSuchVideo },
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
      FeeChanged: 'El precio cambió. Vuelve a entrar para verlo antes de enviar',
    },
    setSlowMode: { NoRight, RoomEnded },
    setPin: { NoRight, SensitiveWord, Muted, RoomEnded },
    delMsg: { NoRight, TargetIsAdmin, NoSuchMessage: 'Este mensaje ya fue eliminado', GuardImmune, RoomEnded },
    sendGift: {
      InsufficientBalance,
      NoSuchGift: 'Este regalo ya no está disponible',
      GuardsOnly: 'Solo los guardianes pueden enviar este regalo',
      BackpackShort: 'No tienes suficientes de este regalo',
      NotAdmitted,
      RoomEnded,
      NoSuchReceiver: 'Esta persona ya no está en el micrófono',
      FeeChanged: 'El precio cambió. Revísalo antes de enviar',
      TooFewStamps: 'Dibuja al menos 10 sellos',
      IdempotencyConflict,
      Yourself: 'No puedes enviarte regalos a ti mismo',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    setPrivatePerformance: { NotCertified: 'Verifica tu identidad para ofrecer lives privados' },
    reqPrivatePerformance: {
      InsufficientBalance,
      NotOffered: 'El streamer no ofrece lives privados en este momento',
      NotAdmitted,
      RoomEnded,
      FeeChanged: 'El precio cambió. Revísalo antes de continuar',
      Engaged: 'El streamer está en otra actividad. Inténtalo en un momento',
      IdempotencyConflict,
      Yourself: 'No puedes pedir tu propio live privado',
      AgeRequired: 'Debes tener 18 años o más para pedir un live privado',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    dealPrivatePerformance: {
      NoSuchPerformance: 'No encontramos ese live privado',
      ConsentNeeded: 'Primero acepta las reglas del live privado',
      FeeChanged: 'El precio cambió. Revísalo antes de continuar',
      Engaged: 'El streamer está en otra actividad. Inténtalo en un momento',
    },
    extendPrivatePerformance: {
      InsufficientBalance,
      NoSuchPerformance: 'No encontramos ese live privado',
      NotRunning: 'Este live privado terminó',
      TooLong: 'Un live privado dura 120 minutos como máximo',
      FeeChanged: 'El precio cambió. Revísalo antes de continuar',
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    endPrivatePerformance: { NoSuchPerformance: 'No encontramos ese live privado' },
    getPrivatePerformance: { NoSuchPerformance: 'No encontramos ese live privado' },
    getPrivateToken: { NoSuchPerformance: 'No encontramos ese live privado', NotRunning: 'Este live privado terminó' },
    getReceipt: { NoSuchShow, NeverJoined: 'No estuviste en este live' },
    getShowReport: { NoSuchShow },
  },
  Guard: {
    getList: { NoSuchPerson },
    buyGuard: {
      NoSuchTier: 'Este plan de guardián no está disponible',
      InsufficientBalance,
      NotAdmitted,
      HigherTier: 'Ya tienes un plan de guardián superior',
      RoomEnded,
      OverwriteNeeded: 'Esto reemplaza tu plan de guardián actual. Confirma para continuar',
      FeeChanged: 'El precio cambió. Revísalo antes de comprar',
      TooLong: 'El plan de guardián dura como máximo cinco años',
      IdempotencyConflict,
      Yourself: 'No puedes ser tu propio guardián',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
  },
  Message: {
    getMessages: { NoSuchPerson, Yourself: 'No puedes escribirte a ti mismo' },
    send: {
      Yourself: 'No puedes escribirte a ti mismo',
      NoSuchPerson,
      Blocked: 'No pueden enviarse mensajes',
      StrangerLimit: 'Espera una respuesta antes de enviar más',
      Muted: 'Estás silenciado y no puedes enviar mensajes por ahora',
      Empty: 'Escribe un mensaje primero',
      PictureNotReady: 'No se puede enviar esta foto. Elige otra',
      IdempotencyConflict,
      WordsOnly: 'Podrás enviar fotos cuando te responda',
      SensitiveWord,
    },
  },
  Red: {
    sendRed: {
      InsufficientBalance,
      BadAmount: 'Pon al menos una moneda por parte, 1.000.000 de monedas como máximo',
      TooManyOpen: 'Tienes 5 sobres rojos abiertos aquí. Espera a que termine uno',
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
      NoSuchRed: 'Sobre rojo no encontrado',
      TooEarly: 'Aún no se abre. Espera la cuenta atrás',
      NotAdmitted,
      FollowersOnly: 'Sigue al streamer para abrir este sobre rojo',
      Yourself: 'No puedes abrir tu propio sobre rojo',
      Frozen,
    },
    getRedRobList: { NoSuchRed: 'Sobre rojo no encontrado', NotAdmitted },
    getDraw: { NoSuchRed: 'Sobre rojo no encontrado' },
  },
  Livegame: {
    setLiveAnchorTask: settingGoal,
    getLiveAnchorTaskInfo: { NotAdmitted },
    anchorTaskOperation: { NoSuchGoal, NotReached, GoalOver, SensitiveWord },
    setWishingWell: settingGoal,
    getWishingWellList: { NotAdmitted },
    giveATip: {
      NoSuchGoal,
      GoalFull: 'Esta meta se acaba de alcanzar. No se te cobró nada',
      GoalOver: 'Esta meta terminó. No se te cobró nada',
      InsufficientBalance,
      NotAdmitted,
      BadAmount: 'Elige una cantidad de la lista',
      IdempotencyConflict,
      Yourself: 'No puedes dar propina a tu propia meta',
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
      NotYours: 'No puedes usar esta carga',
      NotArrived: 'La carga falló. Inténtalo de nuevo',
      TooManyWaiting: 'Espera a que tus otros videos estén listos',
      ListFull: 'Llegaste al límite de 500 videos. Elimina uno primero',
      Banned: 'No puedes publicar videos por ahora. Mira el motivo en tus avisos',
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
      NotOnAir: 'Primero transmite en vivo',
      RivalGone: 'No puedes invitar a este anfitrión ahora',
      Busy: PkBusy,
      RivalBusy: 'Este anfitrión está ocupado ahora',
      NotOpen: 'Abre tu en vivo a todos para batallar',
      Yourself: 'No puedes batallar contigo',
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
