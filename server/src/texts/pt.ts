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

export const pt: RefusalTexts = {
  common: {
    SessionInvalid: 'Entre de novo, por favor',
    TooMany: 'Muitas tentativas. Aguarde um momento',
    Busy: 'Estamos com muito movimento. Tente de novo',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Telefone ou senha incorretos',
      Disabled: 'Esta conta foi desativada',
      Cancelled: 'Esta conta foi encerrada',
    },
    getCode: { SentAlready, DailyLimit, BadPhone },
    getForgetCode: { SentAlready, DailyLimit, BadPhone },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, Taken: 'Este número já tem uma conta' },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword },
  },
  User: {
    setAttent: {
      Yourself: 'Você não pode seguir a si mesmo',
      NoSuchPerson: 'Essa pessoa não existe',
    },
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
