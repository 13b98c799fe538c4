import { es as pages } from './pages/es.ts'
import type { Catalogue } from './Catalogue.ts'

export const es: Catalogue = {
  card: {
    live: 'EN VIVO',
    watch: (name) => `Mira a ${name} en vivo`,
    person: (name) => `${name} en Nimbo`,
    follow: (name) => `Sigue a ${name} para saber cuándo transmite.`,
    invites: (name) => `${name} te invita a Nimbo`,
    locked: 'Este en vivo tiene contraseña.',
    about: 'Mira en vivos, chatea y transmite desde tu teléfono.',
  },
  config: { coin: 'Monedas', votes: 'Boletos', shareTitle: 'Mira en vivo en Nimbo', shareText: 'Ven a mirar conmigo en Nimbo.' },
  sms: {
    code: (c) => `${c} es tu código de Nimbo. Vence en 5 minutos. No lo compartas con nadie.`,
    known: 'Ya tienes una cuenta de Nimbo con este número. Inicia sesión o toca "¿Olvidaste la contraseña?".',
  },
  door: {
    1: () => 'Ingresa la contraseña de la sala',
    2: (price) => `Este live cuesta ${price} monedas`,
    3: (price) => `Este live cuesta ${price} monedas por minuto`,
  },
  moderation: {
    kicked: (name) => `Expulsaron a ${name} del live`,
    muted: (name) => `Silenciaron a ${name}`,
    unmuted: (name) => `${name} puede volver a comentar`,
    adminSet: (name) => `${name} ahora modera esta sala`,
    adminUnset: (name) => `${name} ya no modera esta sala`,
    closed: (reason) => `Nimbo terminó este live: ${reason}`,
    slow: (seconds) => (seconds > 0 ? `Modo lento activado: un mensaje cada ${seconds} segundos` : 'Modo lento desactivado'),
  },
  privileges: {
    badge: { name: 'Insignia', des: 'Una insignia de guardián junto a tu nombre en los lives de este streamer' },
    entrance: { name: 'Entrada', des: 'Todos ven cuando entras' },
    gifts: { name: 'Regalos de guardián', des: 'Envía regalos que solo los guardianes pueden enviar' },
    line: { name: 'Tus mensajes', des: 'Tus mensajes destacan en un chat lleno' },
    immunity: { name: 'Protección', des: 'Los moderadores no pueden silenciarte ni sacarte' },
  },
  redMissed: { empty: 'Se acabó. Más suerte la próxima', over: 'Este sobre rojo ya terminó', busy: 'Casi. Inténtalo otra vez' },
  withdrawalTip:
    'Se paga en un día hábil como máximo. Los pagos recientes aún pueden tener un contracargo, por eso retenemos esos boletos hasta que sean definitivos.',
  readme: (day) => `Tus datos en Nimbo, al ${day}

json/   un archivo por cada parte, para programas
csv/    lo mismo para hojas de cálculo (UTF-8)
files/  las imágenes que subiste

Guarda este archivo solo para ti: tiene todo lo que guardamos sobre ti. Las contraseñas y los códigos no están, porque no podemos leerlos. Otras personas aparecen solo con el nombre y el número que todos ven. Lo que otras personas hicieron en privado respecto a ti, como bloquear o denunciar, es de ellas y no está aquí.
`,
  notice: {
    acts: {
      warn: 'Recibiste una advertencia',
      mute: 'Te silenciaron',
      kick: 'Te expulsaron de un en vivo',
      close: 'Tu en vivo fue finalizado',
      ban: 'No puedes transmitir por ahora',
      disable: 'Tu cuenta fue desactivada',
      remove: 'Tu video fue eliminado',
    },
    actsIn: {
      mute: (anchor) => `Te silenciaron en el en vivo de ${anchor}`,
      kick: (anchor) => `Te expulsaron del en vivo de ${anchor}`,
    },
    lifted: 'Se levantó una restricción',
    certified: 'Identidad verificada',
    canGoLive: 'Ya puedes transmitir y retirar.',
    rejected: 'Tu verificación de identidad fue rechazada',
    reported: (name) => `Tu denuncia sobre ${name}`,
    reportActed: 'La revisamos y tomamos medidas. Gracias por ayudar a que Nimbo sea seguro.',
    reportClosed: 'La revisamos y no encontramos nada contra las reglas. Gracias por avisarnos.',
    overturned: 'Tu apelación fue aceptada',
    upheld: 'Tu apelación fue rechazada',
    sanctionLifted: 'La restricción fue levantada.',
    sanctionStays: 'La restricción sigue vigente.',
    certificationReopened: 'Tu identidad fue verificada.',
    certificationStays: 'Tu verificación sigue rechazada.',
    redRefund: (coins) => `Volvieron ${coins} monedas`,
    redBack: (coins, total, anchor) =>
      `Nadie abrió ${coins} de las ${total} monedas de tu sobre rojo en el live de ${anchor}. Ya están de nuevo en tu saldo.`,
    copyReady: 'Tus datos están listos',
    copyDownload: 'Descarga la copia en Configuración en un plazo de 7 días.',
    tipBack: 'Tu propina volvió',
    goalNotKept: {
      failed: ({ anchor, title, coins }) =>
        `${anchor} avisó que no pudo cumplir «${title}». Tus ${coins} monedas volvieron a tu billetera.`,
      cancelled: ({ anchor, title, coins }) => `${anchor} canceló «${title}». Tus ${coins} monedas volvieron a tu billetera.`,
      expired: ({ title, coins }) => `«${title}» no se cumplió a tiempo. Tus ${coins} monedas volvieron a tu billetera.`,
    },
    withdrawals: { paid: 'Tu retiro fue pagado', rejected: 'Tu retiro fue rechazado', failed: 'Tu retiro no se completó' },
    refunded: 'Pago reembolsado',
    moneyBack: (money) => `Te devolvimos ${money}.`,
    coinsTaken: (coins) => `Se descontaron ${coins} monedas de tu saldo.`,
    newFollower: 'Nuevo seguidor',
    newFollowers: (nums) => `${nums} seguidores nuevos`,
    follows: (name) => `${name} empezó a seguirte.`,
    follow: (name) => `${name} y otras personas empezaron a seguirte.`,
    isLive: (name) => `${name} está en vivo`,
    wasLive: (name) => `El live de ${name} terminó`,
    testTitle: 'Las notificaciones funcionan',
    testText: 'Así te avisa Nimbo de las novedades.',
  },
  pages,
}
