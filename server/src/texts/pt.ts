import type { RefusalTexts } from './RefusalTexts.ts'

const NoSuchShow = 'Live não encontrada'
const RoomEnded = 'Esta live terminou'
const Kicked = 'Você não tem mais acesso a esta sala'
const NotAdmitted = 'Entre na live primeiro'
const NotYours = 'Esta live não é sua'
const WrongPassword = 'Senha da sala incorreta'
const Blocked = 'Você não pode entrar nesta live'
const AgeRequired = 'É preciso ter 18 anos ou mais para entrar nesta live'
const NotPaid = 'Pague a entrada para entrar nesta live'
const OverLimit = 'Isso ultrapassa seu limite de gastos'
const SpendingPaused = 'Você pausou seus gastos por enquanto'
const FeeChanged = 'O preço mudou. Confira antes de entrar'
const BadPrice = 'Defina um preço de 1 a 100.000 moedas'
const OwnRoom = 'Esta é a sua própria live'
const PasswordMissing = 'Defina uma senha para a sala'
const SensitiveWord = 'Seu texto contém palavras não permitidas'
const SentAlready = 'Acabamos de enviar um código. Espere um pouco antes de pedir outro'
const DailyLimit = 'Muitos códigos hoje. Tente de novo amanhã'
const BadPhone = 'Número de telefone inválido. Confira e tente de novo'
const NoCode = 'Peça um código primeiro'
const WrongCode = 'Código incorreto'
const PasswordsDiffer = 'As senhas não coincidem'
const WeakPassword = 'Escolha uma senha mais forte, com pelo menos 8 caracteres'
const CaptchaNeeded = 'Confirme que você não é um robô'
const CaptchaWrong = 'Falha na verificação. Tente de novo'
const NotProved = 'Não conseguimos confirmar que é você. Tente de novo'
const NotOffered = 'Esta forma de entrar não está disponível'
const Disabled = 'Esta conta foi desativada'
const Cancelled = 'A exclusão desta conta está agendada'
const StepUpNeeded = 'Confirme que é você'
const Taken = 'Este número já tem uma conta'
const YouBlocked = 'Você bloqueou esta conta'
const PrivateList = 'Esta conta mantém estas listas privadas'
const NoSuchVideo = 'Vídeo não encontrado'
const NoSuchPerson = 'Conta não encontrada'
const NotYourPicture = 'Você não pode usar esta foto'
const IdempotencyConflict = 'Este pedido mudou. Comece de novo'
const Frozen = 'Sua carteira está bloqueada. Fale com o suporte'
const BadAmount = 'Digite um número inteiro'
const NotYourAccount = 'Conta para saque não encontrada'
const BadDocument = 'CPF ou CNPJ inválido'
const BadKey = 'Esta chave Pix não corresponde ao tipo escolhido'
const BadAddress = 'Endereço TRC20 inválido'
const TooManyAccounts = 'Você pode ter até 5 contas para saque'
const NotYourOrder = 'Pedido não encontrado'
const InsufficientBalance = 'Saldo insuficiente'
const NoSuchWay = 'Esta forma de saque não está disponível no seu país'
const Muted = 'Você está sem permissão para comentar nesta live'
const NoRight = 'Você não tem permissão para isso'
const TargetIsAdmin = 'Só quem transmite pode fazer isso com a moderação'
const GuardImmune = 'Só quem transmite pode fazer isso com um guardião anual'
const NotSanctioned = 'Isso já foi desfeito'
const NeverJoined = 'Esta pessoa nunca entrou em uma live desta sala'
const MicOff = 'Este anfitrião não está aceitando pedidos de microfone agora'
const MicLevel = 'Seu nível é baixo demais para subir ao microfone aqui'
const MutedGuest = 'Quem está silenciado não pode subir ao microfone'
const HostBusy = 'O anfitrião está ocupado agora. Tente mais tarde'
const SeatsFull = 'Os quatro lugares de convidados estão ocupados'
const NotInRoom = 'Essa pessoa não está mais nesta live'
const NoSuchGoal = 'Meta não encontrada'
const NotReached = 'Esta meta ainda não foi atingida'
const GoalOver = 'Esta meta acabou. Todas as gorjetas foram devolvidas'
const settingGoal = {
  NotLive: 'Comece uma live primeiro',
  TooManyGoals: 'Você pode ter até 5 metas ao mesmo tempo',
  NoSuchGift: 'Este presente não está disponível',
  BadAmount: 'Defina uma meta de 10 a 1.000.000 de moedas',
  IdempotencyConflict,
  SensitiveWord,
}

const PkBusy = 'Não dá para batalhar com alguém no microfone ou em outra batalha'
const NoSuchBattle = 'Esta batalha não é sua'

export const pt: RefusalTexts = {
  common: {
    SessionInvalid: 'Entre de novo, por favor',
    Restricted: 'Sua conta está suspensa. Você pode ver o motivo e recorrer',
    TooMany: 'Muitas tentativas. Tente de novo daqui a pouco',
    Busy: 'Estamos com um problema no momento. Tente de novo daqui a pouco',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Telefone ou senha incorretos',
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
    revokeDevice: { NoSuchDevice: 'Este aparelho já foi desconectado' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: 'Sua conta ainda não tem número de telefone' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: 'Contato inválido. Confira e tente de novo' },
  },
  User: {
    setAttent: {
      Yourself: 'Você não pode seguir seu próprio perfil',
      NoSuchPerson,
      Blocked: 'Você não pode seguir este usuário',
    },
    getUserHome: { NoSuchPerson, Blocked: YouBlocked },
    getLiverecord: { NoSuchPerson, Blocked: YouBlocked },
    getFollowsList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getFansList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getUserLabel: { NoSuchPerson, Blocked: YouBlocked },
    setUserLabel: {
      NoLabel: 'Escolha pelo menos uma impressão',
      TooManyLabels: 'Escolha até 3 impressões',
      Yourself: 'Você não pode descrever a própria conta',
      NoSuchPerson,
      Blocked: 'Você não pode descrever esta conta',
      NoSuchLabel: 'Esta impressão não está mais disponível',
    },
    updateFields: { BadName: 'Escolha outro nome', BadBirthday: 'Digite uma data de nascimento válida', SensitiveWord },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'Sua foto ainda está sendo processada' },
    updatePass: { WrongPassword: 'A senha atual está incorreta', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, BadPhone, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'Esta conta já está vinculada a outro perfil do Nimbo', StepUpNeeded },
    unlinkThird: { LastWay: 'Adicione antes um número de telefone. Esta é a sua única forma de entrar', StepUpNeeded },
    setBlack: {
      Yourself: 'Você não pode bloquear seu próprio perfil',
      NoSuchPerson,
      ListFull: 'Você atingiu o limite de contas bloqueadas',
    },
    cancelAccount: { OnAir: 'Encerre sua live primeiro', StepUpNeeded },
    askExport: { TooSoon: 'Você pode pedir uma cópia por dia', StepUpNeeded },
    openExport: { NotReady: 'Sua cópia ainda não está pronta', StepUpNeeded },
    setPush: { BadSubscription: 'As notificações não estão disponíveis neste aparelho' },
    setCash: {
      TooMuch: 'Saldo insuficiente para este saque',
      BadAmount,
      NotCertified: 'Verifique sua identidade antes de sacar',
      BelowMinimum: 'O valor está abaixo do saque mínimo',
      OutsideWindow: 'Os saques estão fechados hoje',
      TooManyThisMonth: 'Você atingiu o limite de saques deste mês',
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
      NoSuchRule: 'Este pacote não está mais à venda',
      MethodNotOffered: 'Esta forma de pagamento não está disponível no seu país',
      FirstUsed: 'Este pacote vale só na sua primeira recarga',
      NoPayLink: 'Não foi possível obter o link de pagamento',
      IdempotencyConflict,
      SpendingPaused,
      TooManyOpen: 'Você tem muitos pedidos sem pagar. Pague um deles ou espere até que expire',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: 'Esta troca não está disponível agora',
      OverCap: 'É mais do que você pode trocar agora',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: 'O extrato deste mês ainda não está pronto. Tente de novo em um minuto' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: 'Código de convite inválido',
      Yourself: 'Você não pode indicar sua própria conta',
      TooLate: 'Você só pode informar quem indicou você até 24 horas após o cadastro',
      SaidAlready: 'Você já informou quem indicou você',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: 'Este arquivo é grande demais', WrongType: 'Este tipo de arquivo não pode ser usado aqui' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'Falha no envio. Tente de novo' },
    getState: { NotYours: NotYourPicture },
  },
  Auth: {
    setNewAuth: {
      Incomplete: 'Preencha todos os campos e envie sua foto',
      TooYoung: 'É preciso ter 18 anos ou mais para fazer lives',
      PhotoNotReady: 'Sua foto ainda não está pronta. Espere um pouco ou envie de novo',
      BadContact: 'Confira seu contato. Não conseguiríamos falar com você por ele',
      Pending: 'Seu pedido já está em análise',
      Certified: 'Você já foi verificado',
      TooManyTries: 'Você já enviou 3 pedidos nesta semana. Tente mais tarde',
      ConsentOutdated: 'Nossos termos mudaram. Recarregue e envie de novo',
      PhoneNeeded: 'Confirme seu número de telefone primeiro',
      UnderAppeal: 'Seu recurso ainda está em análise',
      BadName: 'Informe seu nome completo, como no documento',
      BadBirthday: 'Informe uma data de nascimento válida',
    },
    delAuth: { NoSuchApplication: 'Pedido não encontrado', DecidedAlready: 'Este pedido já foi analisado' },
  },
  Appeal: {
    setAppeal: {
      NoSuchSubject: 'Não há nada para recorrer aqui',
      AppealedAlready: 'Você já recorreu desta decisão',
      TooLate: 'O prazo para recorrer desta decisão acabou',
    },
    getAppeal: { NoSuchSubject: 'Não há nada para recorrer aqui' },
  },
  Notice: {
    setChoice: { AlwaysOn: 'Estas notificações ficam sempre ativas' },
    setQuiet: { NoSuchZone: 'Fuso horário desconhecido', NoHours: 'Escolha dois horários diferentes' },
    sendTest: { NotSubscribed: 'Ative primeiro as notificações neste aparelho' },
  },
  Live: {
    createRoom: {
      NotCertified: 'Verifique sua identidade para fazer live',
      PasswordMissing,
      BadPrice,
      NoSuchClass: 'Escolha uma categoria',
      CoverNotReady: 'Sua capa ainda não está pronta. Escolha outra',
      Banned: 'Você não pode fazer live agora. Veja o motivo nos seus avisos',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    getLiveInfo: { RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'Este pedido é antigo demais. Tente de novo',
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
      NotPaidRoom: 'Esta live não cobra entrada',
      FeeChanged,
      NotOnAir: 'A câmera de quem está ao vivo está desligada agora. Nada foi cobrado',
      InsufficientBalance,
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    timeCharge: {
      RoomEnded,
      NotTimedRoom: 'Esta live não é cobrada por minuto',
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
    getPreview: { Kicked, RoomEnded, NotOpen: 'Esta live não tem prévia', Blocked },
    getRoomToken: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getSnapshot: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getMessages: { NotAdmitted },
    getUserLists: { NotAdmitted, RoomEnded },
    getUserRank: { NotAdmitted },
    sendMsg: {
      NotAdmitted,
      SensitiveWord,
      Muted,
      TooSoon: 'O modo lento está ativado. Espere um pouco antes da próxima mensagem',
      RoomEnded,
    },
    light: { NotAdmitted, RoomEnded },
    sendCaption: {
      NotYours,
      SensitiveWord,
      Muted,
      Away: 'As legendas ficam pausadas durante a live privada',
      RoomEnded,
      NotOnAir: 'Sua live ainda não começou',
    },
    translate: {
      NotAdmitted,
      TranslatorOff: 'A tradução não está disponível aqui',
      TranslatorAway: 'Não foi possível traduzir. Tente de novo daqui a pouco',
      RoomEnded,
    },
    getPop: { NoSuchPerson, Blocked: YouBlocked },
    kicking: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    setShutUp: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    superStopRoom: { NoRight, NoSuchRule: 'Escolha por quanto tempo', RoomEnded },
    setAdmin: {
      NotAnchor: 'Só quem transmite pode escolher a moderação',
      Yourself: 'Você não pode se adicionar à moderação',
      NoSuchPerson,
      FiveAtMost: 'Você pode ter até 5 pessoas na moderação',
    },
    getAdminList: { NoRight },
    setReport: { NoSuchPerson, NoSuchClass: 'Escolha um motivo', Yourself: 'Você não pode se denunciar', NoSuchVideo },
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
      FeeChanged: 'O preço mudou. Entre de novo para conferir antes de enviar',
    },
    setSlowMode: { NoRight, RoomEnded },
    setPin: { NoRight, SensitiveWord, Muted, RoomEnded },
    delMsg: { NoRight, TargetIsAdmin, NoSuchMessage: 'Esta mensagem já foi apagada', GuardImmune, RoomEnded },
    sendGift: {
      InsufficientBalance,
      NoSuchGift: 'Este presente não está mais disponível',
      GuardsOnly: 'Só guardiões podem enviar este presente',
      BackpackShort: 'Você não tem presentes suficientes',
      NotAdmitted,
      RoomEnded,
      NoSuchReceiver: 'Esta pessoa não está mais no microfone',
      FeeChanged: 'O preço mudou. Confira antes de enviar',
      TooFewStamps: 'Desenhe pelo menos 10 carimbos',
      IdempotencyConflict,
      Yourself: 'Você não pode enviar presentes para si mesmo',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    setPrivatePerformance: { NotCertified: 'Verifique sua identidade para oferecer lives privadas' },
    reqPrivatePerformance: {
      InsufficientBalance,
      NotOffered: 'O streamer não está oferecendo lives privadas agora',
      NotAdmitted,
      RoomEnded,
      FeeChanged: 'O preço mudou. Confira antes de continuar',
      Engaged: 'O streamer está em outra atividade. Tente de novo daqui a pouco',
      IdempotencyConflict,
      Yourself: 'Você não pode pedir sua própria live privada',
      AgeRequired: 'É preciso ter 18 anos ou mais para pedir uma live privada',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    dealPrivatePerformance: {
      NoSuchPerformance: 'Live privada não encontrada',
      ConsentNeeded: 'Aceite primeiro as regras da live privada',
      FeeChanged: 'O preço mudou. Confira antes de continuar',
      Engaged: 'O streamer está em outra atividade. Tente de novo daqui a pouco',
    },
    extendPrivatePerformance: {
      InsufficientBalance,
      NoSuchPerformance: 'Live privada não encontrada',
      NotRunning: 'Esta live privada terminou',
      TooLong: 'Uma live privada dura no máximo 120 minutos',
      FeeChanged: 'O preço mudou. Confira antes de continuar',
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    endPrivatePerformance: { NoSuchPerformance: 'Live privada não encontrada' },
    getPrivatePerformance: { NoSuchPerformance: 'Live privada não encontrada' },
    getPrivateToken: { NoSuchPerformance: 'Live privada não encontrada', NotRunning: 'Esta live privada terminou' },
    getReceipt: { NoSuchShow, NeverJoined: 'Você não esteve nesta live' },
    getShowReport: { NoSuchShow },
  },
  Guard: {
    getList: { NoSuchPerson },
    buyGuard: {
      NoSuchTier: 'Este plano de guardião não está disponível',
      InsufficientBalance,
      NotAdmitted,
      HigherTier: 'Você já tem um plano de guardião superior',
      RoomEnded,
      OverwriteNeeded: 'Isso substitui seu plano de guardião atual. Confirme para continuar',
      FeeChanged: 'O preço mudou. Confira antes de comprar',
      TooLong: 'O plano de guardião vale por no máximo cinco anos',
      IdempotencyConflict,
      Yourself: 'Você não pode ser seu próprio guardião',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
  },
  Message: {
    getMessages: { NoSuchPerson, Yourself: 'Você não pode escrever para si mesmo' },
    send: {
      Yourself: 'Você não pode escrever para si mesmo',
      NoSuchPerson,
      Blocked: 'Vocês não podem trocar mensagens',
      StrangerLimit: 'Espere uma resposta antes de enviar mais',
      Muted: 'Você foi silenciado e não pode enviar mensagens por enquanto',
      Empty: 'Escreva uma mensagem primeiro',
      PictureNotReady: 'Não dá para enviar esta foto. Escolha outra',
      IdempotencyConflict,
      WordsOnly: 'Você poderá enviar fotos quando a pessoa responder',
      SensitiveWord,
    },
  },
  Red: {
    sendRed: {
      InsufficientBalance,
      BadAmount: 'Coloque pelo menos uma moeda por parte, no máximo 1.000.000 de moedas',
      TooManyOpen: 'Você tem 5 envelopes vermelhos abertos aqui. Espere um terminar',
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
      NoSuchRed: 'Envelope vermelho não encontrado',
      TooEarly: 'Ainda não abriu. Espere a contagem terminar',
      NotAdmitted,
      FollowersOnly: 'Siga o streamer para abrir este envelope vermelho',
      Yourself: 'Você não pode abrir seu próprio envelope vermelho',
      Frozen,
    },
    getRedRobList: { NoSuchRed: 'Envelope vermelho não encontrado', NotAdmitted },
    getDraw: { NoSuchRed: 'Envelope vermelho não encontrado' },
  },
  Livegame: {
    setLiveAnchorTask: settingGoal,
    getLiveAnchorTaskInfo: { NotAdmitted },
    anchorTaskOperation: { NoSuchGoal, NotReached, GoalOver, SensitiveWord },
    setWishingWell: settingGoal,
    getWishingWellList: { NotAdmitted },
    giveATip: {
      NoSuchGoal,
      GoalFull: 'Esta meta acabou de ser atingida. Nada foi cobrado',
      GoalOver: 'Esta meta acabou. Nada foi cobrado',
      InsufficientBalance,
      NotAdmitted,
      BadAmount: 'Escolha um valor da lista',
      IdempotencyConflict,
      Yourself: 'Você não pode dar gorjeta à sua própria meta',
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
      NotYours: 'Você não pode usar este envio',
      NotArrived: 'O envio falhou. Tente de novo',
      TooManyWaiting: 'Espere seus outros vídeos ficarem prontos',
      ListFull: 'Você chegou ao limite de 500 vídeos. Exclua um primeiro',
      Banned: 'Você não pode publicar vídeos agora. Veja o motivo nos seus avisos',
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
      NotOnAir: 'Entre ao vivo primeiro',
      RivalGone: 'Não dá para convidar este anfitrião agora',
      Busy: PkBusy,
      RivalBusy: 'Este anfitrião está ocupado agora',
      NotOpen: 'Abra sua live para todos para batalhar',
      Yourself: 'Você não pode batalhar consigo mesmo',
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
