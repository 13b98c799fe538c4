import { ar as pages } from './pages/ar.ts'
import type { Catalogue } from './Catalogue.ts'

export const ar: Catalogue = {
  card: {
    live: 'مباشر',
    watch: (name) => `شاهد بث ${name} المباشر`,
    person: (name) => `${name} على Nimbo`,
    follow: (name) => `تابع ${name} لتعرف متى يبدأ البث.`,
    invites: (name) => `${name} يدعوك إلى Nimbo`,
    locked: 'هذا البث محمي بكلمة مرور.',
    about: 'شاهد البث المباشر ودردش وابدأ بثك من هاتفك.',
  },
  config: { coin: 'عملات', votes: 'تذاكر', shareTitle: 'شاهد البث المباشر على Nimbo', shareText: 'تعال وشاهد معي على Nimbo.' },
  sms: {
    code: (c) => `${c} هو رمز التحقق الخاص بك في Nimbo. تنتهي صلاحيته خلال 5 دقائق. لا تشاركه مع أي شخص.`,
    known: 'لديك حساب في Nimbo بهذا الرقم. سجّل الدخول أو اضغط «هل نسيت كلمة المرور؟».',
  },
  door: {
    1: () => 'أدخل كلمة مرور الغرفة',
    2: (price) => `سعر الدخول إلى هذا البث ${price} عملة`,
    3: (price) => `سعر الدقيقة في هذا البث ${price} عملة`,
  },
  moderation: {
    kicked: (name) => `تم إخراج ${name} من البث`,
    muted: (name) => `تم كتم ${name}`,
    unmuted: (name) => `يمكن لـ ${name} الكتابة مجددًا`,
    adminSet: (name) => `أصبح ${name} مشرفًا`,
    adminUnset: (name) => `لم يعد ${name} مشرفًا`,
    closed: (reason) => `أنهى Nimbo هذا البث: ${reason}`,
    slow: (seconds) =>
      seconds > 0 ? `تم تفعيل الوضع البطيء: رسالة واحدة كل ${seconds} ${seconds <= 10 ? 'ثوانٍ' : 'ثانية'}` : 'تم إيقاف الوضع البطيء',
  },
  privileges: {
    badge: { name: 'الشارة', des: 'شارة حارس بجانب اسمك في بثوث هذا المضيف' },
    entrance: { name: 'الدخول', des: 'يرى الجميع دخولك' },
    gifts: { name: 'هدايا الحراس', des: 'أرسل هدايا لا يرسلها إلا الحراس' },
    line: { name: 'رسائلك', des: 'تبرز رسائلك في الدردشة المزدحمة' },
    immunity: { name: 'الحماية', des: 'لا يستطيع مشرفو الغرفة كتمك أو طردك' },
  },
  redMissed: { empty: 'نفدت الحصص. حظًا أوفر في المرة القادمة', over: 'انتهى هذا الظرف الأحمر', busy: 'كدت تفوز. حاول مرة أخرى' },
  withdrawalTip: 'يتم التحويل خلال يوم عمل واحد. لا يزال الاعتراض على الدفعات الحديثة ممكنًا، لذلك نحجز هذه التذاكر حتى تصبح الدفعات نهائية.',
  readme: (day) => `بياناتك على Nimbo حتى ${day}

json/   ملف لكل قسم، للبرامج
csv/    البيانات نفسها لجداول البيانات (UTF-8)
files/  الصور التي رفعتها

احتفظ بهذا الملف لنفسك: ففيه كل ما نحفظه عنك. لا يتضمن كلمات المرور والرموز لأننا لا نستطيع قراءتها. ولا يظهر الآخرون إلا بالاسم والرقم اللذين يراهما الجميع. أما ما فعله الآخرون بشأنك على انفراد، كالحظر أو الإبلاغ، فيخصهم ولا يرد هنا.
`,
  notice: {
    acts: {
      warn: 'تلقيت تحذيرًا',
      mute: 'تم كتمك',
      kick: 'تم إخراجك من بث',
      close: 'تم إنهاء بثك',
      ban: 'لا يمكنك البث حاليًا',
      disable: 'تم تعطيل حسابك',
      remove: 'تمت إزالة الفيديو الخاص بك',
    },
    actsIn: { mute: (anchor) => `تم كتمك في بث ${anchor}`, kick: (anchor) => `تم إخراجك من بث ${anchor}` },
    lifted: 'تم رفع أحد القيود',
    certified: 'تم التحقق من هويتك',
    canGoLive: 'يمكنك الآن البث وسحب أرباحك.',
    rejected: 'رُفض التحقق من هويتك',
    reported: (name) => `بلاغك عن ${name}`,
    reportActed: 'راجعنا البلاغ واتخذنا إجراءً. شكرًا لمساعدتك في الحفاظ على أمان Nimbo.',
    reportClosed: 'راجعنا البلاغ ولم نجد ما يخالف القواعد. شكرًا لإبلاغنا.',
    overturned: 'قُبل طعنك',
    upheld: 'رُفض طعنك',
    sanctionLifted: 'تم رفع القيد.',
    sanctionStays: 'يبقى القيد ساريًا.',
    certificationReopened: 'تم التحقق من هويتك.',
    certificationStays: 'يبقى التحقق من هويتك مرفوضًا.',
    redRefund: (coins) => `عادت إليك ${coins} عملة`,
    redBack: (coins, total, anchor) => `لم يفتح أحد ${coins} من أصل ${total} عملة في ظرفك الأحمر في بث ${anchor}. عادت إلى رصيدك.`,
    copyReady: 'بياناتك جاهزة',
    copyDownload: 'نزّل النسخة من الإعدادات خلال 7 أيام.',
    tipBack: 'عاد إليك دعمك',
    goalNotKept: {
      failed: ({ anchor, title, coins }) => `لم يتمكن ${anchor} من تنفيذ «${title}». أُعيدت العملات إلى محفظتك: ${coins}.`,
      cancelled: ({ anchor, title, coins }) => `أُلغي «${title}» من قِبل ${anchor}. أُعيدت العملات إلى محفظتك: ${coins}.`,
      expired: ({ title, coins }) => `لم يُنفَّذ «${title}» في الوقت المحدد. أُعيدت العملات إلى محفظتك: ${coins}.`,
    },
    withdrawals: { paid: 'تم تحويل مبلغ السحب', rejected: 'تم رفض طلب السحب', failed: 'لم تكتمل عملية السحب' },
    refunded: 'تم استرداد المبلغ المدفوع',
    moneyBack: (money) => `أُعيد إليك مبلغ ${money}.`,
    coinsTaken: (coins) => `خُصمت العملات من رصيدك: ${coins}.`,
    newFollower: 'متابع جديد',
    newFollowers: (nums) => `متابعون جدد: ${nums}`,
    follows: (name) => `لديك متابعة جديدة من ${name}.`,
    follow: (name) => `لديك متابعات جديدة من ${name} وآخرين.`,
    isLive: (name) => `${name} في بث مباشر الآن`,
    wasLive: (name) => `انتهى بث ${name}`,
    testTitle: 'الإشعارات تعمل',
    testText: 'هكذا يخبرك Nimbo بالجديد.',
  },
  pages,
}
