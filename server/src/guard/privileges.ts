import { type GuardPrivilege, guardTypes, type Language } from '@nimbo/contract'

const { month, year } = guardTypes
/** Which tiers bring what. */
export const privilegeTypes: Record<GuardPrivilege, readonly number[]> = {
  badge: [month, year],
  entrance: [month, year],
  gifts: [month, year],
  line: [month, year],
  immunity: [year],
}

interface PrivilegeText {
  name: string
  des: string
}
export const privilegeTexts: Record<Language, Record<GuardPrivilege, PrivilegeText>> = {
  en: {
    badge: { name: 'Badge', des: 'A guard badge next to your name in this host’s lives' },
    entrance: { name: 'Entrance', des: 'Everyone sees when you join' },
    gifts: { name: 'Guard gifts', des: 'Send gifts only guards can send' },
    line: { name: 'Your messages', des: 'Your messages stand out in a busy chat' },
    immunity: { name: 'Protection', des: 'Room admins can’t mute or remove you' },
  },
  pt: {
    badge: { name: 'Selo', des: 'Selo de guardião ao lado do seu nome nas lives deste streamer' },
    entrance: { name: 'Entrada', des: 'Todo mundo vê quando você entra' },
    gifts: { name: 'Presentes de guardião', des: 'Envie presentes que só guardiões podem enviar' },
    line: { name: 'Suas mensagens', des: 'Suas mensagens se destacam no chat cheio' },
    immunity: { name: 'Proteção', des: 'Os moderadores não podem silenciar nem remover você' },
  },
  es: {
    badge: { name: 'Insignia', des: 'Una insignia de guardián junto a tu nombre en los lives de este streamer' },
    entrance: { name: 'Entrada', des: 'Todos ven cuando entras' },
    gifts: { name: 'Regalos de guardián', des: 'Envía regalos que solo los guardianes pueden enviar' },
    line: { name: 'Tus mensajes', des: 'Tus mensajes destacan en un chat lleno' },
    immunity: { name: 'Protección', des: 'Los moderadores no pueden silenciarte ni sacarte' },
  },
  fr: {
    badge: { name: 'Badge', des: 'Un badge de gardien à côté de votre nom dans les lives de ce streamer' },
    entrance: { name: 'Entrée', des: 'Tout le monde voit votre arrivée' },
    gifts: { name: 'Cadeaux de gardien', des: 'Envoyez des cadeaux réservés aux gardiens' },
    line: { name: 'Vos messages', des: 'Vos messages ressortent dans un chat animé' },
    immunity: { name: 'Protection', des: 'Les modérateurs ne peuvent ni vous rendre muet ni vous exclure' },
  },
  ar: {
    badge: { name: 'الشارة', des: 'شارة حارس بجانب اسمك في بثوث هذا المضيف' },
    entrance: { name: 'الدخول', des: 'يرى الجميع دخولك' },
    gifts: { name: 'هدايا الحراس', des: 'أرسل هدايا لا يرسلها إلا الحراس' },
    line: { name: 'رسائلك', des: 'تبرز رسائلك في الدردشة المزدحمة' },
    immunity: { name: 'الحماية', des: 'لا يستطيع مشرفو الغرفة كتمك أو طردك' },
  },
  'zh-cn': {
    badge: { name: '徽章', des: '在该主播的直播间，名字旁显示守护徽章' },
    entrance: { name: '进场', des: '进入直播间时大家都能看到' },
    gifts: { name: '守护礼物', des: '可送出守护专属礼物' },
    line: { name: '发言', des: '聊天热闹时，你的发言更醒目' },
    immunity: { name: '保护', des: '房管不能禁言或踢出你' },
  },
  zh: {
    badge: { name: '徽章', des: '在這位主播的直播間，名字旁顯示守護徽章' },
    entrance: { name: '進場', des: '進入直播間時大家都看得到' },
    gifts: { name: '守護禮物', des: '可送出守護專屬禮物' },
    line: { name: '發言', des: '聊天熱鬧時，你的發言更醒目' },
    immunity: { name: '保護', des: '房管不能禁言或踢出你' },
  },
}
