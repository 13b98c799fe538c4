import type { Language } from '@nimbo/contract'

export type Missed = 'empty' | 'over' | 'busy'

/** Why somebody got nothing, for clients that show the server's line. */
const texts: Record<Language, Record<Missed, string>> = {
  en: { empty: 'All gone. Better luck next time', over: 'This red pack is over', busy: 'Almost. Try once more' },
  pt: { empty: 'Acabou. Mais sorte na próxima', over: 'Este envelope vermelho já encerrou', busy: 'Quase. Tente mais uma vez' },
  es: { empty: 'Se acabó. Más suerte la próxima', over: 'Este sobre rojo ya terminó', busy: 'Casi. Inténtalo otra vez' },
  fr: { empty: 'Tout est parti. Plus de chance la prochaine fois', over: 'Cette enveloppe rouge est terminée', busy: 'Presque. Réessayez' },
  ar: { empty: 'نفدت الحصص. حظًا أوفر في المرة القادمة', over: 'انتهى هذا الظرف الأحمر', busy: 'كدت تفوز. حاول مرة أخرى' },
  'zh-cn': { empty: '手慢了，红包已抢完', over: '该红包已结束', busy: '差一点，再试一次' },
  zh: { empty: '手慢了，紅包已搶完', over: '此紅包已結束', busy: '差一點，再試一次' },
}

export const robText = (language: Language, missed: Missed): string => texts[language][missed]
