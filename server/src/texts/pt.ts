import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = 'A live terminou'
const Kicked = 'Você foi expulso da sala'
const NotAdmitted = 'Entre na sala primeiro'
const NotYours = 'Esta sala não é sua'
const WrongPassword = 'Senha da sala incorreta'
const SensitiveWord = 'Algumas palavras não são permitidas aqui'
const SentAlready = 'Um código acabou de ser enviado. Espere um pouco antes de pedir outro'
const DailyLimit = 'Muitos códigos hoje. Tente de novo amanhã'
const BadPhone = 'Este número de telefone não parece certo'
const NoCode = 'Peça um código primeiro'
const WrongCode = 'Código incorreto'
const PasswordsDiffer = 'As senhas não coincidem'
const WeakPassword = 'Escolha uma senha mais forte, com pelo menos 8 caracteres'
const CaptchaNeeded = 'Confirme que você é uma pessoa'
const CaptchaWrong = 'A verificação não funcionou. Tente de novo'
const NotProved = 'Não conseguimos confirmar que é você. Tente de novo'
const NotOffered = 'Esta forma de entrar não está disponível'
const Disabled = 'Esta conta foi desativada'
const Cancelled = 'Esta conta está prestes a ser excluída'
const StepUpNeeded = 'Confirme que é você'
const Taken = 'Este número já tem uma conta'
const NoSuchPerson = 'Essa pessoa não existe'
const NotYourPicture = 'Esta foto não é sua'
const IdempotencyConflict = 'Isto já foi pedido de outra forma. Comece de novo'
const Frozen = 'Sua carteira está bloqueada. Fale com o suporte'
const BadAmount = 'Digite um valor inteiro'
const NotYourAccount = 'Esta conta não é sua'
const BadDocument = 'CPF ou CNPJ inválido'
const BadKey = 'Esta chave Pix não combina com o tipo'
const BadAddress = 'Isto não é um endereço TRC20'
const TooManyAccounts = 'Você pode guardar no máximo cinco contas'
const NotYourOrder = 'Este pedido não é seu'
const InsufficientBalance = 'Saldo insuficiente'
const NoSuchWay = 'Esta forma de receber não está disponível aqui'

export const pt: RefusalTexts = {
  common: {
    SessionInvalid: 'Entre de novo, por favor',
    TooMany: 'Muitas tentativas. Aguarde um momento',
    Busy: 'Estamos com muito movimento. Tente de novo',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Telefone ou senha incorretos',
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
    revokeDevice: { NoSuchDevice: 'Este aparelho já saiu da conta' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: 'Sua conta ainda não tem número de telefone' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: 'Este contato não parece certo' },
  },
  User: {
    setAttent: {
      Yourself: 'Você não pode seguir a si mesmo',
      NoSuchPerson,
    },
    updateFields: { BadName: 'Escolha outro nome', BadBirthday: 'Esta data não parece certa' },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'A foto ainda não está pronta' },
    updatePass: { WrongPassword: 'A senha antiga está errada', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'Esta conta já pertence a outra pessoa aqui', StepUpNeeded },
    unlinkThird: { LastWay: 'Adicione um telefone antes: esta é a sua única forma de entrar', StepUpNeeded },
    setBlack: { Yourself: 'Você não pode bloquear a si mesmo', NoSuchPerson, ListFull: 'Sua lista de bloqueados está cheia' },
    cancelAccount: { OnAir: 'Encerre sua live antes', StepUpNeeded },
    setPush: { BadSubscription: 'Este aparelho não pode receber avisos' },
    setCash: {
      TooMuch: 'Você não tem tudo isso para sacar',
      BadAmount,
      NotCertified: 'Faça a certificação antes de sacar',
      BelowMinimum: 'Abaixo do saque mínimo',
      OutsideWindow: 'Os saques estão fechados hoje',
      TooManyThisMonth: 'Você já usou todos os saques deste mês',
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
      MethodNotOffered: 'Esta forma de pagamento não está disponível aqui',
      FirstUsed: 'Pacotes de primeira recarga valem só na primeira',
      NoPayLink: 'Não foi possível obter o link de pagamento',
      IdempotencyConflict,
      Excluded: 'Você está em uma pausa de gastos',
      TooManyOpen: 'Você tem vários pedidos sem pagar. Conclua ou espere um deles',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: 'Esta troca está desligada',
      OverCap: 'Mais do que você pode trocar agora',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: 'Nada deste mês foi selado ainda. Tente em um minuto' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: 'Este código de convite não existe',
      Yourself: 'Você não pode convidar a si mesmo',
      TooLate: 'Quem convidou pode ser informado até um dia após o cadastro',
      SaidAlready: 'Você já informou quem convidou você',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: 'Esta foto é grande demais' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'O envio não chegou. Tente de novo' },
    getState: { NotYours: NotYourPicture },
  },
  Live: {
    createRoom: {
      NotCertified: 'Você precisa da certificação para abrir uma live',
      PasswordMissing: 'Defina uma senha para a sala',
      NoSuchClass: 'Escolha um canal',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'Este pedido é antigo demais. Tente de novo',
    },
    stopInfo: {
      NoSuchShow: 'Essa live não existe',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: 'Esta é a sua própria sala',
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
