import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = 'This live has ended'
const Kicked = 'You were kicked out of the room'
const NotAdmitted = 'Join the live first'
const NotYours = 'This isn’t your live'
const WrongPassword = 'Room password error'
const SensitiveWord = 'Your text contains words that aren’t allowed'
const SentAlready = 'We just sent you a code. Wait a moment before requesting a new one'
const DailyLimit = 'Too many codes today. Try again tomorrow'
const BadPhone = 'Invalid phone number. Check it and try again'
const NoCode = 'Request a code first'
const WrongCode = 'Wrong code'
const PasswordsDiffer = 'Passwords do not match'
const WeakPassword = 'Choose a stronger password, at least 8 characters'
const CaptchaNeeded = 'Please confirm you’re human'
const CaptchaWrong = 'Verification failed. Please try again'
const NotProved = 'We couldn’t verify it’s you. Please try again'
const NotOffered = 'This login method isn’t available'
const Disabled = 'This account has been disabled'
const Cancelled = 'This account is scheduled for deletion'
const StepUpNeeded = 'Please confirm it’s you'
const Taken = 'This number already has an account'
const NoSuchPerson = 'User not found'
const NotYourPicture = 'You can’t use this photo'
const IdempotencyConflict = 'This request has changed. Please start again'
const Frozen = 'Your wallet is frozen. Please contact support'
const BadAmount = 'Enter a whole number'
const NotYourAccount = 'Payout account not found'
const BadDocument = 'Invalid CPF or CNPJ'
const BadKey = 'This Pix key doesn’t match the selected type'
const BadAddress = 'Invalid TRC20 address'
const TooManyAccounts = 'You can have up to 5 payout accounts'
const NotYourOrder = 'Order not found'
const InsufficientBalance = 'Insufficient balance'
const NoSuchWay = 'This payout method isn’t available in your country'

export const en: RefusalTexts = {
  common: {
    SessionInvalid: 'Please log in again',
    TooMany: 'Too many attempts. Try again in a moment',
    Busy: 'We’re having trouble right now. Try again in a moment',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'Wrong phone number or password',
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
    revokeDevice: { NoSuchDevice: 'This device is already logged out' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: 'Your account has no phone number yet' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: 'Check your contact details' },
  },
  User: {
    setAttent: {
      Yourself: 'You cannot follow yourself',
      NoSuchPerson,
    },
    updateFields: { BadName: 'Choose another name', BadBirthday: 'Enter a valid date of birth' },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'Your photo is still processing' },
    updatePass: { WrongPassword: 'Current password is incorrect', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, BadPhone, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'This account is already linked to another Nimbo user', StepUpNeeded },
    unlinkThird: { LastWay: 'Add a phone number first. This is your only way to log in', StepUpNeeded },
    setBlack: { Yourself: 'You can’t block yourself', NoSuchPerson, ListFull: 'You’ve reached the limit for blocked users' },
    cancelAccount: { OnAir: 'End your live first', StepUpNeeded },
    setPush: { BadSubscription: 'Notifications aren’t available on this device' },
    setCash: {
      TooMuch: 'You don’t have enough tickets for this withdrawal',
      BadAmount,
      NotCertified: 'Get certified before you withdraw',
      BelowMinimum: 'This is below the minimum withdrawal',
      OutsideWindow: 'Withdrawals are closed today',
      TooManyThisMonth: 'You’ve reached this month’s withdrawal limit',
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
      MethodNotOffered: 'This payment method isn’t available in your country',
      FirstUsed: 'This pack is only for your first recharge',
      NoPayLink: 'Failed to obtain payment link',
      IdempotencyConflict,
      Excluded: 'Your spending is paused',
      TooManyOpen: 'You have too many unpaid orders. Pay one or wait for it to expire',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: 'This exchange isn’t available right now',
      OverCap: 'That’s more than you can exchange right now',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: 'This month’s statement isn’t ready yet. Try again in a minute' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: 'Invalid invite code',
      Yourself: 'You can’t invite yourself',
      TooLate: 'You can only add an inviter within 24 hours of signing up',
      SaidAlready: 'You’ve already added an inviter',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: 'This photo is too large' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'Upload failed. Please try again' },
    getState: { NotYours: NotYourPicture },
  },
  Live: {
    createRoom: {
      NotCertified: 'You need to be certified before you can go live',
      PasswordMissing: 'Set a password for the room',
      NoSuchClass: 'Choose a category',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'This request is too old. Please try again',
    },
    stopInfo: {
      NoSuchShow: 'Live not found',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: 'This is your own live',
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
