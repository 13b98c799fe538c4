import type { Language } from '@nimbo/contract'

/** For clients that show a line of the server under the amount. */
export const tips: Record<Language, string> = {
  en: 'Paid within one business day. Recent payments can still be reversed, so we hold those tickets until they’re final.',
  pt: 'Pago em até 1 dia útil. Pagamentos recentes ainda podem ser estornados, por isso retemos esses tíquetes até que sejam definitivos.',
  es: 'Se paga en un día hábil como máximo. Los pagos recientes aún pueden tener un contracargo, por eso retenemos esos boletos hasta que sean definitivos.',
  fr: 'Versé sous un jour ouvré. Les paiements récents peuvent encore être remboursés ou contestés : nous retenons ces tickets jusqu’à ce qu’ils soient définitifs.',
  ar: 'يتم التحويل خلال يوم عمل واحد. لا يزال الاعتراض على الدفعات الحديثة ممكنًا، لذلك نحجز هذه التذاكر حتى تصبح الدفعات نهائية.',
  'zh-cn': '一个工作日内到账。近期付款仍可能被退回，因此对应云票会冻结到付款最终确认为止。',
  zh: '一個工作天內入帳。近期付款仍可能被退回，因此對應雲票會保留到付款最終確認為止。',
}
