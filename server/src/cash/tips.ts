import type { Language } from '@nimbo/contract'

/** For clients that show a line of ours under the amount. */
export const tips: Record<Language, string> = {
  en: 'Paid within one business day. Recent payments can still be reversed, so we hold those tickets for 72 hours.',
  pt: 'Pago em até 1 dia útil. Pagamentos recentes ainda podem ser estornados, por isso retemos esses tíquetes por 72 horas.',
  es: 'Se paga en un día hábil como máximo. Los pagos recientes aún pueden tener un contracargo, por eso retenemos esos boletos 72 horas.',
  fr: 'Versé sous un jour ouvré. Les paiements récents peuvent encore être remboursés ou contestés : nous retenons ces tickets 72 heures.',
  ar: 'يتم التحويل خلال يوم عمل واحد. لا يزال الاعتراض على الدفعات الحديثة ممكنًا، لذلك نحجز هذه التذاكر 72 ساعة.',
  'zh-cn': '一个工作日内付款。近期购买仍可能被撤回，因此需等待 72 小时。',
  zh: '一個工作日內付款。近期購買仍可能被撤回，因此需等待 72 小時。',
}
