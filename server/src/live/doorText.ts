import type { Language } from '@nimbo/contract'
import type { Show } from './show.store.ts'

type Texts = Record<1 | 2 | 3, (price: string) => string>

/** What a room asks for, for clients that show a line of the server at the door. */
const texts: Record<Language, Texts> = {
  en: {
    1: () => 'Enter the room password',
    2: (price) => `This live costs ${price} coins`,
    3: (price) => `This live costs ${price} coins a minute`,
  },
  pt: {
    1: () => 'Digite a senha da sala',
    2: (price) => `Esta live custa ${price} moedas`,
    3: (price) => `Esta live custa ${price} moedas por minuto`,
  },
  es: {
    1: () => 'Ingresa la contraseña de la sala',
    2: (price) => `Este live cuesta ${price} monedas`,
    3: (price) => `Este live cuesta ${price} monedas por minuto`,
  },
  fr: {
    1: () => 'Saisissez le mot de passe du salon',
    2: (price) => `Ce direct coûte ${price} pièces`,
    3: (price) => `Ce direct coûte ${price} pièces par minute`,
  },
  ar: {
    1: () => 'أدخل كلمة مرور الغرفة',
    2: (price) => `سعر الدخول إلى هذا البث ${price} عملة`,
    3: (price) => `سعر الدقيقة في هذا البث ${price} عملة`,
  },
  'zh-cn': {
    1: () => '请输入房间密码',
    2: (price) => `本场直播需支付 ${price} 云币`,
    3: (price) => `本场直播每分钟 ${price} 云币`,
  },
  zh: {
    1: () => '請輸入房間密碼',
    2: (price) => `本場直播需支付 ${price} 雲幣`,
    3: (price) => `本場直播每分鐘 ${price} 雲幣`,
  },
}

export function doorText(language: Language, { type, price }: Pick<Show, 'type' | 'price'>): string {
  return type === 0 ? '' : texts[language][type](String(price ?? ''))
}
