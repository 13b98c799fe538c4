import type { Language } from '@nimbo/contract'

interface Words {
  code(code: string): string
  known: string
}

/** What a phone receives. A known phone that asks to register is told so there, and only there. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    code: (c) => `${c} is your Nimbo code. It expires in 5 minutes. Don't share it with anyone.`,
    known: 'You already have a Nimbo account with this number. Log in or tap "Forgot password?".',
  },
  pt: {
    code: (c) => `${c} é o seu código do Nimbo. Ele expira em 5 minutos. Não compartilhe com ninguém.`,
    known: 'Você já tem uma conta no Nimbo com este número. Entre ou toque em "Esqueceu a senha?".',
  },
  es: {
    code: (c) => `${c} es tu código de Nimbo. Vence en 5 minutos. No lo compartas con nadie.`,
    known: 'Ya tienes una cuenta de Nimbo con este número. Inicia sesión o toca "¿Olvidaste la contraseña?".',
  },
  fr: {
    code: (c) => `${c} est votre code Nimbo. Il expire dans 5 minutes. Ne le communiquez à personne.`,
    known: 'Vous avez déjà un compte Nimbo avec ce numéro. Connectez-vous ou touchez "Mot de passe oublié".',
  },
  ar: {
    code: (c) => `${c} هو رمز التحقق الخاص بك في Nimbo. تنتهي صلاحيته خلال 5 دقائق. لا تشاركه مع أي شخص.`,
    known: 'لديك حساب في Nimbo بهذا الرقم. سجّل الدخول أو اضغط «هل نسيت كلمة المرور؟».',
  },
  'zh-cn': {
    code: (c) => `【Nimbo】验证码 ${c}，5 分钟内有效。请勿告诉任何人。`,
    known: '【Nimbo】该号码已注册，请直接登录或选择“忘记密码”。',
  },
  zh: {
    code: (c) => `【Nimbo】驗證碼 ${c}，5 分鐘內有效。請勿告訴任何人。`,
    known: '【Nimbo】此號碼已註冊，請直接登入或選擇「忘記密碼」。',
  },
}

export const codeText = (language: Language, code: string) => words[language].code(code)
export const knownText = (language: Language) => words[language].known
