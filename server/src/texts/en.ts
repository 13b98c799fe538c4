import type { RefusalTexts } from './RefusalTexts.ts'

const NoSuchShow = 'Live not found'
const RoomEnded = 'This live has ended'
const Kicked = 'You were kicked out of the room'
const NotAdmitted = 'Join the live first'
const NotYours = 'This isn’t your live'
const WrongPassword = 'Room password error'
const Blocked = 'You can’t join this live'
const AgeRequired = 'You must be 18 or older to join this live'
const NotPaid = 'Pay the entrance to join this live'
const OverLimit = 'This would exceed your spending limit'
const SpendingPaused = 'You’ve paused spending for now'
const FeeChanged = 'The price has changed. Check it before you join'
const BadPrice = 'Set a price from 1 to 100,000 coins'
const OwnRoom = 'This is your own live'
const PasswordMissing = 'Set a password for the room'
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
const YouBlocked = 'You blocked this user'
const PrivateList = 'This user keeps these lists private'
const NoSuchVideo = 'Video not found'
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
const Muted = 'You’re muted in this live'
const NoRight = 'You’re not allowed to do this'
const TargetIsAdmin = 'Only the host can do this to an admin'
const GuardImmune = 'Only the host can do this to a year guard'
const NotSanctioned = 'This has already been undone'
const NeverJoined = 'This user has never joined a live in this room'
const MicOff = 'This host isn’t taking mic requests right now'
const MicLevel = 'Your level is too low to join on the mic here'
const MutedGuest = 'Someone who’s muted can’t join on the mic'
const HostBusy = 'The host is busy right now. Try again later'
const SeatsFull = 'All four guest seats are taken'
const NotInRoom = 'They’re not in this live anymore'
const NoSuchGoal = 'Goal not found'
const NotReached = 'This goal hasn’t been reached yet'
const GoalOver = 'This goal is over. All tips were returned'
const settingGoal = {
  NotLive: 'Go live first',
  TooManyGoals: 'You can have up to 5 goals at once',
  NoSuchGift: 'This gift isn’t available',
  BadAmount: 'Set a target from 10 to 1,000,000 coins',
  IdempotencyConflict,
  SensitiveWord,
}

const PkBusy = 'You can’t battle while somebody is on the mic or another battle is on'
const NoSuchBattle = 'This battle isn’t yours'

export const en: RefusalTexts = {
  common: {
    SessionInvalid: 'Please log in again',
    Restricted: 'Your account is suspended. You can read why and appeal',
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
      Blocked: 'You can’t follow this user',
    },
    getUserHome: { NoSuchPerson, Blocked: YouBlocked },
    getLiverecord: { NoSuchPerson, Blocked: YouBlocked },
    getFollowsList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getFansList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getUserLabel: { NoSuchPerson, Blocked: YouBlocked },
    setUserLabel: {
      NoLabel: 'Choose at least one impression',
      TooManyLabels: 'Choose up to 3 impressions',
      Yourself: 'You can’t add an impression of yourself',
      NoSuchPerson,
      Blocked: 'You can’t add an impression of this user',
      NoSuchLabel: 'This impression is no longer available',
    },
    updateFields: { BadName: 'Choose another name', BadBirthday: 'Enter a valid date of birth', SensitiveWord },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'Your photo is still processing' },
    updatePass: { WrongPassword: 'Current password is incorrect', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, BadPhone, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'This account is already linked to another Nimbo user', StepUpNeeded },
    unlinkThird: { LastWay: 'Add a phone number first. This is your only way to log in', StepUpNeeded },
    setBlack: { Yourself: 'You can’t block yourself', NoSuchPerson, ListFull: 'You’ve reached the limit for blocked users' },
    cancelAccount: { OnAir: 'End your live first', StepUpNeeded },
    askExport: { TooSoon: 'You can request one copy a day', StepUpNeeded },
    openExport: { NotReady: 'Your copy isn’t ready yet', StepUpNeeded },
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
      SpendingPaused,
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
    getCosInfo: { TooLarge: 'This file is too large', WrongType: 'This kind of file can’t be used here' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'Upload failed. Please try again' },
    getState: { NotYours: NotYourPicture },
  },
  Auth: {
    setNewAuth: {
      Incomplete: 'Fill in every field and add your photo',
      TooYoung: 'You must be 18 or older to host',
      PhotoNotReady: 'Your photo isn’t ready yet. Wait a moment or add it again',
      BadContact: 'Check your contact. We couldn’t reach you with it',
      Pending: 'Your application is already being reviewed',
      Certified: 'You’re already certified',
      TooManyTries: 'You’ve applied 3 times this week. Try again later',
      ConsentOutdated: 'Our terms have changed. Reload and apply again',
      PhoneNeeded: 'Verify your phone number first',
      UnderAppeal: 'Your appeal is still being reviewed',
      BadName: 'Enter your full name as on your ID',
      BadBirthday: 'Enter a valid date of birth',
    },
    delAuth: { NoSuchApplication: 'Application not found', DecidedAlready: 'This application has already been reviewed' },
  },
  Appeal: {
    setAppeal: {
      NoSuchSubject: 'There’s nothing to appeal here',
      AppealedAlready: 'You’ve already appealed this decision',
      TooLate: 'It’s too late to appeal this decision',
    },
    getAppeal: { NoSuchSubject: 'There’s nothing to appeal here' },
  },
  Notice: {
    setChoice: { AlwaysOn: 'These notifications stay on' },
    setQuiet: { NoSuchZone: 'Unknown time zone', NoHours: 'Choose two different times' },
    sendTest: { NotSubscribed: 'Turn on notifications on this device first' },
  },
  Live: {
    createRoom: {
      NotCertified: 'You need to be certified before you can go live',
      PasswordMissing,
      BadPrice,
      NoSuchClass: 'Choose a category',
      CoverNotReady: 'Your cover isn’t ready. Choose another one',
      Banned: 'You can’t go live right now. See why in your notices',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    getLiveInfo: { RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'This request is too old. Please try again',
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
      NotPaidRoom: 'This live has no entrance fee',
      FeeChanged,
      NotOnAir: 'The host’s camera is off right now. You weren’t charged',
      InsufficientBalance,
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    timeCharge: {
      RoomEnded,
      NotTimedRoom: 'This live isn’t charged by the minute',
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
    getPreview: { Kicked, RoomEnded, NotOpen: 'You can’t preview this live', Blocked },
    getRoomToken: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getSnapshot: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getMessages: { NotAdmitted },
    getUserLists: { NotAdmitted, RoomEnded },
    getUserRank: { NotAdmitted },
    sendMsg: { NotAdmitted, SensitiveWord, Muted, TooSoon: 'Slow mode is on. Wait a moment before your next message', RoomEnded },
    light: { NotAdmitted, RoomEnded },
    sendCaption: {
      NotYours,
      SensitiveWord,
      Muted,
      Away: 'The captions are paused while you’re in a private live',
      RoomEnded,
      NotOnAir: 'Your live hasn’t started yet',
    },
    translate: {
      NotAdmitted,
      TranslatorOff: 'Translation isn’t available here',
      TranslatorAway: 'Couldn’t translate. Try again in a moment',
      RoomEnded,
    },
    getPop: { NoSuchPerson, Blocked: YouBlocked },
    kicking: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    setShutUp: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    superStopRoom: { NoRight, NoSuchRule: 'Choose how long', RoomEnded },
    setAdmin: {
      NotAnchor: 'Only the host can choose admins',
      Yourself: 'You can’t make yourself an admin',
      NoSuchPerson,
      FiveAtMost: 'You can have up to 5 admins',
    },
    getAdminList: { NoRight },
    setReport: { NoSuchPerson, NoSuchClass: 'Choose a reason', Yourself: 'You can’t report yourself', NoSuchVideo },
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
      FeeChanged: 'The price has changed. Rejoin to see it before you send',
    },
    setSlowMode: { NoRight, RoomEnded },
    setPin: { NoRight, SensitiveWord, Muted, RoomEnded },
    delMsg: { NoRight, TargetIsAdmin, NoSuchMessage: 'This message is already gone', GuardImmune, RoomEnded },
    sendGift: {
      InsufficientBalance,
      NoSuchGift: 'This gift is no longer available',
      GuardsOnly: 'Only guards can send this gift',
      BackpackShort: 'You don’t have enough of this gift',
      NotAdmitted,
      RoomEnded,
      NoSuchReceiver: 'This person isn’t on the mic anymore',
      FeeChanged: 'The price has changed. Check it before you send',
      TooFewStamps: 'Draw at least 10 stamps',
      IdempotencyConflict,
      Yourself: 'You can’t send gifts to yourself',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    setPrivatePerformance: { NotCertified: 'Get certified to offer private shows' },
    reqPrivatePerformance: {
      InsufficientBalance,
      NotOffered: 'This host isn’t offering private shows right now',
      NotAdmitted,
      RoomEnded,
      FeeChanged: 'The price has changed. Check it before you continue',
      Engaged: 'The host is busy right now. Try again in a moment',
      IdempotencyConflict,
      Yourself: 'You can’t book your own private show',
      AgeRequired: 'You must be 18 or older to book a private show',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    dealPrivatePerformance: {
      NoSuchPerformance: 'Private show not found',
      ConsentNeeded: 'Accept the private show rules first',
      FeeChanged: 'The price has changed. Check it before you continue',
      Engaged: 'The host is busy right now. Try again in a moment',
    },
    extendPrivatePerformance: {
      InsufficientBalance,
      NoSuchPerformance: 'Private show not found',
      NotRunning: 'This private show is over',
      TooLong: 'A private show can last up to 120 minutes',
      FeeChanged: 'The price has changed. Check it before you continue',
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    endPrivatePerformance: { NoSuchPerformance: 'Private show not found' },
    getPrivatePerformance: { NoSuchPerformance: 'Private show not found' },
    getPrivateToken: { NoSuchPerformance: 'Private show not found', NotRunning: 'This private show is over' },
    getReceipt: { NoSuchShow, NeverJoined: 'You weren’t in this live' },
    getShowReport: { NoSuchShow },
  },
  Guard: {
    getList: { NoSuchPerson },
    buyGuard: {
      NoSuchTier: 'This guard plan isn’t available',
      InsufficientBalance,
      NotAdmitted,
      HigherTier: 'You already have a higher guard plan',
      RoomEnded,
      OverwriteNeeded: 'This replaces your current guard plan. Confirm to continue',
      FeeChanged: 'The price has changed. Check it before you buy',
      TooLong: 'A guard plan can last five years at most',
      IdempotencyConflict,
      Yourself: 'You can’t be your own guard',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
  },
  Message: {
    getMessages: { NoSuchPerson, Yourself: 'You can’t write to yourself' },
    send: {
      Yourself: 'You can’t write to yourself',
      NoSuchPerson,
      Blocked: 'You can’t message each other',
      StrangerLimit: 'Wait for an answer before you send more',
      Muted: 'You’re muted and can’t send messages for now',
      Empty: 'Write a message first',
      PictureNotReady: 'This picture can’t be sent. Choose another one',
      IdempotencyConflict,
      WordsOnly: 'You can send pictures once they answer you',
      SensitiveWord,
    },
  },
  Red: {
    sendRed: {
      InsufficientBalance,
      BadAmount: 'Enter at least one coin per share, 1,000,000 coins at most',
      TooManyOpen: 'You have 5 red packs open here. Wait until one is over',
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
      NoSuchRed: 'Red pack not found',
      TooEarly: 'Not open yet. Wait for the countdown',
      NotAdmitted,
      FollowersOnly: 'Follow the host to open this red pack',
      Yourself: 'You can’t open your own red pack',
      Frozen,
    },
    getRedRobList: { NoSuchRed: 'Red pack not found', NotAdmitted },
    getDraw: { NoSuchRed: 'Red pack not found' },
  },
  Livegame: {
    setLiveAnchorTask: settingGoal,
    getLiveAnchorTaskInfo: { NotAdmitted },
    anchorTaskOperation: { NoSuchGoal, NotReached, GoalOver, SensitiveWord },
    setWishingWell: settingGoal,
    getWishingWellList: { NotAdmitted },
    giveATip: {
      NoSuchGoal,
      GoalFull: 'This goal was just reached. You weren’t charged',
      GoalOver: 'This goal is over. You weren’t charged',
      InsufficientBalance,
      NotAdmitted,
      BadAmount: 'Choose an amount from the list',
      IdempotencyConflict,
      Yourself: 'You can’t tip your own goal',
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
      NotYours: 'You can’t use this upload',
      NotArrived: 'Upload failed. Please try again',
      TooManyWaiting: 'Wait until your other videos are ready',
      ListFull: 'You’ve reached the limit of 500 videos. Delete one first',
      Banned: 'You can’t post videos right now. See why in your notices',
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
      NotOnAir: 'Go live first',
      RivalGone: 'This host can’t be invited right now',
      Busy: PkBusy,
      RivalBusy: 'This host is busy right now',
      NotOpen: 'Open your live to everyone to battle',
      Yourself: 'You can’t battle yourself',
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
