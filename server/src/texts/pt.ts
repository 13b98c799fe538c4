import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = 'Esta live terminou'
const Kicked = 'Você não tem mais acesso a esta sala'
const NotAdmitted = 'Entre na live primeiro'
const NotYours = 'Esta live não é sua'
const WrongPassword = 'Senha da sala incorreta'
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

export const pt: RefusalTexts = {
  common: {
    SessionInvalid: 'Entre de novo, por favor',
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
    },
    updateFields: { BadName: 'Escolha outro nome', BadBirthday: 'Digite uma data de nascimento válida' },
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
      Excluded: 'Seus gastos estão em pausa',
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
    getCosInfo: { TooLarge: 'Esta foto é grande demais' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'Falha no envio. Tente de novo' },
    getState: { NotYours: NotYourPicture },
  },
  Live: {
    createRoom: {
      NotCertified: 'Verifique sua identidade para fazer live',
      PasswordMissing: 'Defina uma senha para a sala',
      NoSuchClass: 'Escolha uma categoria',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'Este pedido é antigo demais. Tente de novo',
    },
    stopInfo: {
      NoSuchShow: 'Live não encontrada',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: 'Esta é a sua própria live',
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
