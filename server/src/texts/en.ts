import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = 'The live has ended'
const Kicked = 'You were kicked out of the room'
const NotAdmitted = 'Enter the room first'
const NotYours = 'This is not your room'
const WrongPassword = 'Room password error'
const SensitiveWord = 'Some words are not allowed here'
const SentAlready = 'A code was just sent. Wait a moment before asking again'
const DailyLimit = 'Too many codes today. Try again tomorrow'
const BadPhone = 'This phone number does not look right'
const NoCode = 'Ask for a code first'
const WrongCode = 'Wrong code'
const PasswordsDiffer = 'Passwords do not match'
const WeakPassword = 'Choose a stronger password, at least 8 characters'

export const en: RefusalTexts = {
  common: {
    SessionInvalid: 'Please sign in again',
    TooMany: 'Too many tries. Please wait a moment',
    Busy: 'We are busy. Please try again',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Wrong phone number or password',
      Disabled: 'This account has been disabled',
      Cancelled: 'This account was closed',
    },
    getCode: { SentAlready, DailyLimit, BadPhone },
    getForgetCode: { SentAlready, DailyLimit, BadPhone },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, Taken: 'This number already has an account' },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword },
  },
  User: {
    setAttent: {
      Yourself: 'You cannot follow yourself',
      NoSuchPerson: 'There is no such person',
    },
  },
  Live: {
    createRoom: {
      NotCertified: 'You need to be certified before you can go live',
      PasswordMissing: 'Set a password for the room',
      NoSuchClass: 'Choose a channel',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'This request is too old. Please try again',
    },
    stopInfo: {
      NoSuchShow: 'There is no such live',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: 'This is your own room',
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
