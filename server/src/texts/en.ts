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
const CaptchaNeeded = 'Please confirm that you are a person'
const CaptchaWrong = 'The check did not work. Please try again'
const NotProved = 'We could not confirm that it is you. Please try again'
const NotOffered = 'This way to sign in is not available'
const Disabled = 'This account has been disabled'
const Cancelled = 'This account is about to be deleted'
const StepUpNeeded = 'Please confirm that it is you'
const Taken = 'This number already has an account'
const NoSuchPerson = 'There is no such person'
const NotYourPicture = 'This picture is not yours'
const IdempotencyConflict = 'This was already asked for in another way. Please start again'
const Frozen = 'Your wallet is frozen. Please contact support'
const BadAmount = 'Enter a whole amount'
const NotYourAccount = 'This account is not yours'
const BadDocument = 'This CPF or CNPJ is not right'
const BadKey = 'This Pix key does not fit its type'
const BadAddress = 'This is not a TRC20 address'
const TooManyAccounts = 'You can keep five accounts at most'
const NotYourOrder = 'This order is not yours'
const InsufficientBalance = 'Insufficient balance'
const NoSuchWay = 'This way to be paid is not available here'

export const en: RefusalTexts = {
  common: {
    SessionInvalid: 'Please sign in again',
    TooMany: 'Too many tries. Please wait a moment',
    Busy: 'We are busy. Please try again',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Wrong phone number or password',
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
    revokeDevice: { NoSuchDevice: 'This device is already signed out' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: 'Your account has no phone number yet' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: 'This contact does not look right' },
  },
  User: {
    setAttent: {
      Yourself: 'You cannot follow yourself',
      NoSuchPerson,
    },
    updateFields: { BadName: 'Choose another name', BadBirthday: 'This date does not look right' },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'The picture is not ready yet' },
    updatePass: { WrongPassword: 'The old password is wrong', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'This account already belongs to somebody else here', StepUpNeeded },
    unlinkThird: { LastWay: 'Add a phone number first: this is your only way to sign in', StepUpNeeded },
    setBlack: { Yourself: 'You cannot block yourself', NoSuchPerson, ListFull: 'Your list of blocked people is full' },
    cancelAccount: { OnAir: 'End your live first', StepUpNeeded },
    setPush: { BadSubscription: 'This device cannot be notified' },
    setCash: {
      TooMuch: 'You do not have that much to withdraw',
      BadAmount,
      NotCertified: 'Get certified before you withdraw',
      BelowMinimum: 'This is below the minimum withdrawal',
      OutsideWindow: 'Withdrawals are closed today',
      TooManyThisMonth: 'You have used all withdrawals of this month',
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
      NoSuchRule: 'This pack is no longer sold',
      MethodNotOffered: 'This way to pay is not available here',
      FirstUsed: 'First-recharge packs are for a first recharge only',
      NoPayLink: 'Failed to obtain payment link',
      IdempotencyConflict,
      Excluded: 'You are taking a break from spending',
      TooManyOpen: 'You have several unpaid orders. Finish or wait for one of them first',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: 'This exchange is switched off',
      OverCap: 'More than you may exchange now',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: 'Nothing of this month has been sealed yet. Try again in a minute' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: 'There is no such invitation code',
      Yourself: 'You cannot invite yourself',
      TooLate: 'An inviter can be named within a day of registering',
      SaidAlready: 'You have named your inviter already',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: 'This picture is too large' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'The upload did not arrive. Please try again' },
    getState: { NotYours: NotYourPicture },
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
