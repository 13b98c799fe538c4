export { call, domain, refuse, refuseCommon, refusalOf, isSessionInvalid, Refusal, CommonRefusals } from './call.ts'
export type { AnyCall, Call, CommonRefusal, Domain, Input, Output, Parsed, RefusalOf, Texts } from './call.ts'
export { isStorable } from './scalars.ts'
export { succeeded, refused, faulted } from './envelope.ts'
export type { Envelope } from './envelope.ts'
export { byLanguage, languageFacts, languages, fallbackLanguage, languageOf, languageOfBrowser } from './language.ts'
export type { Language } from './language.ts'
export { domains, resolver } from './registry.ts'
export type { Domains } from './registry.ts'
export { Login } from './login.ts'
export { Home, pageIds, roomTypes } from './home.ts'
export type { PageId, RoomCard, RoomType } from './home.ts'
export { coverSources, coverWidths } from './cover.ts'
export type { CoverSources } from './cover.ts'
export { cashOut } from './cashOut.ts'
export type { CashOut, CashTerms } from './cashOut.ts'
export { formatMoney, moneyText, moneyUnits } from './moneyText.ts'
export { platformPercent, spendKinds, ticketsPerUnit, ticketsPerUsdt } from './payout.ts'
export type { SpendKind } from './payout.ts'
export { thirdTypes } from './third.ts'
export type { ThirdType } from './third.ts'
export { Upload, uploadKinds, uploadTypes, videoTypes } from './upload.ts'
export type { ImageKind, UploadKind, UploadType, VideoType } from './upload.ts'
export {
  MAX_VIDEO_BYTES,
  MAX_VIDEO_SECONDS,
  MAX_VIDEO_TITLE,
  MAX_VIDEOS,
  MAX_WAITING_VIDEOS,
  Video,
  videoFaults,
  videoStates,
} from './video.ts'
export type { ShortVideo, VideoFault, VideoState } from './video.ts'
export { Account } from './account.ts'
export { DataExport, exportStates } from './export.ts'
export type { ExportState } from './export.ts'
export { Auth, CERTIFICATION_CONSENT, certificationFields, certificationStates, contactTypes, REAL_NAME_MAX } from './certification.ts'
export type { CertificationState } from './certification.ts'
export { Appeal, APPEAL_TEXT_MAX, appealGrounds, appealStates, appealSubjects } from './appeal.ts'
export type { AppealGround, AppealState, AppealSubjectName } from './appeal.ts'
export { Labels, MAX_LABELS } from './label.ts'
export type { ProfileLabel } from './label.ts'
export { Profile } from './profile.ts'
export type { LiveRecord } from './profile.ts'
export { User } from './user.ts'
export type { FoundPerson, UserCard } from './user.ts'
export { Agent, invitationPercent, rewardStates } from './agent.ts'
export type { RewardState } from './agent.ts'
export { Exchange } from './exchange.ts'
export {
  CashRecords,
  cashAccountTypes,
  pixKeyTypes,
  rejectReasons,
  Withdrawals,
  withdrawalStates,
  withdrawalStatuses,
} from './withdrawal.ts'
export type { CashAccount, CashRule, PixKeyType, RejectReason, Withdrawal, WithdrawalState } from './withdrawal.ts'
export { wireTime } from './wireTime.ts'
export { countryNameOf } from './country.ts'
export { Balance, Charge, orderStates, payMethods, payPlatforms } from './charge.ts'
export type { Order, OrderState, PayMethodId, RechargeRule } from './charge.ts'
export { currencies } from './money.ts'
export type { Currency, Spending } from './money.ts'
export { recordKinds, recordStatuses, Statements, Wallet } from './wallet.ts'
export type { RecordKind, StatementLine } from './wallet.ts'
export { Live, maxRoomPrice, minutePrices, rankTypes } from './live.ts'
export { Backpack, comboSeconds, giftMarks, Gifts, giftTypes, MAX_DOODLE_STAMPS, MAX_GIFT_COUNT, MIN_DOODLE_STAMPS } from './gift.ts'
export type { BackpackGift, GiftCard, GiftMark, GiftType } from './gift.ts'
export { Guard, guardPrivileges, guardTypes } from './guard.ts'
export type { GuardPrivilege, GuardType } from './guard.ts'
export { listTypes, Ranks } from './rank.ts'
export type { ListType } from './rank.ts'
export { Receipts } from './receipt.ts'
export { Barrages } from './barrage.ts'
export { Reports } from './report.ts'
export {
  MAX_OPEN_REDS,
  MAX_RED_COINS,
  MAX_RED_SHARES,
  MAX_RED_WORDS,
  Red,
  redDelaySeconds,
  redGrants,
  redLifeSeconds,
  redTypes,
} from './red.ts'
export type { RedPack } from './red.ts'
export { Linkmic, MAX_MIC_LEVEL } from './linkmic.ts'
export type { MicLink } from './linkmic.ts'
export { hasSeat, micLink, micOutcomes, micSeconds, micStates } from './machines/micLink.ts'
export type { MicActor, MicEffect, MicEvent, MicOutcome, MicState } from './machines/micLink.ts'
export {
  DO_MINUTES,
  GOAL_REASON_MAX,
  GOAL_TITLE_MAX,
  goalMinutes,
  Livegame,
  MAX_GOAL_COINS,
  MAX_GOAL_COUNT,
  MAX_OPEN_GOALS,
  MIN_GOAL_COINS,
  taskOperations,
  WISH_MINUTES,
} from './goal.ts'
export type { Goal } from './goal.ts'
export type { GoalKind, RoomGoal } from './events/goal.ts'
export { goalMachine, isRunning } from './machines/goal.ts'
export type { GoalActor, GoalEvent, GoalState } from './machines/goal.ts'
export { groupOf, inboxTopics, Notice, noticeGroups, noticeKinds, noticeTopics, topicOf } from './notice.ts'
export type { NoticeGroup, NoticeItem, NoticeKind, NoticeTopic } from './notice.ts'
export { MAX_UNREAD, Message, MESSAGE_MAX, STRANGER_MESSAGES } from './message.ts'
export type { Conversation, Peer, Receipt } from './message.ts'
export { parsePersonalEvent } from './events/personal.ts'
export type { PersonalEvent, PrivateKind, PrivateMessage } from './events/personal.ts'
export type { RankType, RoomDoor, RoomRealtime, RoomSnapshot } from './live.ts'
export { Captions, MAX_CAPTION } from './caption.ts'
export { Translation } from './translation.ts'
export { isInLanguage, translatableParts, withParts } from './translatable.ts'
export { activities, Livemanage, Moderation, muteTypes, roomActs, slowModeSeconds, stopTypes } from './moderation.ts'
export type { Activity, RoomAct } from './moderation.ts'
export { sanctionActs, Sanctions, sanctionScopes, sanctionStates } from './sanction.ts'
export type { Sanction, SanctionAct, SanctionScope, SanctionState } from './sanction.ts'
export { addEvents, definitionOf, headOf, isInLane, messageKinds, slotOf, snapshotParts } from './events/index.ts'
export type { EventFields, EventIn, EventName, EventOf, NameIn, RoomEvent, SnapshotField } from './events/index.ts'
export { wordFields, wordsIn } from './events/words.ts'
export { parseFeedFrame, parseRoomEvent } from './events/parse.ts'
export type { FeedFrame, NamedEvent, ParsedFrame } from './events/parse.ts'
export type { EventDefinition, Lane, Sender } from './events/event.ts'
export { effectTypes } from './events/gift.ts'
export type { EffectType } from './events/gift.ts'
export type { Giver } from './events/votes.ts'
export type { PkBattle, PkSide } from './events/pk.ts'
export { PK_INVITE_SECONDS, Pk, pkMinutes, pkOutcomes, pkPunishments, pkPunishSeconds, rivalStates } from './pk.ts'
export type { PkOutcome, PkPunishment, RivalState } from './pk.ts'
export { battleMachine, battleStates } from './machines/battle.ts'
export type { BattleActor, BattleEffect, BattleEvent, BattleState } from './machines/battle.ts'
export { MAX_GUESTS, parseIdentity, participantIdentity } from './participant.ts'
export type { Participant, ParticipantRole, ParticipantTrack } from './participant.ts'
export { createClient, PersonChanged, TransportFault, ANONYMOUS } from './client.ts'
export type { Client, ClientOptions } from './client.ts'
export { everyCase, step } from './machines/machine.ts'
export type { Machine, Step, Table } from './machines/machine.ts'
export { redPack, redPackState, redPackStates } from './machines/redPack.ts'
export type { RedPackFacts, RedPackState } from './machines/redPack.ts'
export { isInPrivateShow, isOpen, mayDo, privateShow } from './machines/privateShow.ts'
export type { PrivateActor, PrivateEffect, PrivateEvent, PrivateState } from './machines/privateShow.ts'
export { MAX_PRIVATE_MINUTES, MIN_PRIVATE_MINUTES, PRIVATE_CONSENT, privateAnswerSeconds, PrivateShow } from './privateShow.ts'
export type { PrivatePerformance } from './privateShow.ts'
