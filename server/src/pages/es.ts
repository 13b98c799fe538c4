import { platformPercent, ticketsPerUnit, ticketsPerUsdt } from '@nimbo/contract'
import type { Pages } from './Page.ts'

export const es: Pages = {
  terms: {
    title: 'Términos de uso',
    sections: [
      {
        heading: 'Quién puede usar Nimbo',
        text: 'Debes tener 18 años o más. Una cuenta por persona, y es solo tuya: no la vendas, no la prestes ni la compartas.',
      },
      {
        heading: 'Monedas y boletos',
        text: 'Las monedas se compran y se usan aquí. Lo que dan los espectadores llega al anfitrión en boletos. Ninguno de los dos es dinero, y ninguno puede negociarse fuera de Nimbo.',
      },
      {
        heading: 'Compras',
        text: 'Ves el precio antes de pagar, y cada compra se cobra exactamente una vez, aunque toques dos veces. Cada una aparece en tus movimientos con su fecha, monto y método.',
      },
      {
        heading: 'Reembolsos y contracargos',
        text: 'Si te cobraron y las monedas no llegaron, escríbenos: lo corregimos o te devolvemos el dinero. Las monedas ya usadas no se reembolsan, salvo que la ley lo diga. Cuando un banco revierte un pago, también se retiran las monedas compradas; si ya se usaron, tu cuenta muestra lo que debes.',
      },
      {
        heading: 'Retiros',
        text: `Los anfitriones certificados pueden cobrar en una cuenta propia de Pix o USDT. Por Pix, ${ticketsPerUnit} boletos son R$ 1; por USDT, ${ticketsPerUsdt} boletos son 1 USDT; Nimbo se queda con el ${platformPercent} %. El impuesto sobre servicios y la comisión de red, si los hay, se muestran junto a lo que recibes antes de confirmar. Los boletos de compras recientes esperan hasta que el pago ya no pueda revertirse, y ves hasta cuándo.`,
      },
      {
        heading: 'Lo que muestras',
        text: 'Lo que transmites y escribes sigue siendo tuyo. Nos permites llevarlo a quienes están en tu sala y debes tener derecho a mostrarlo.',
      },
      {
        heading: 'Cuando se rompen las reglas',
        text: 'Podemos advertir, silenciar, expulsar o bloquear. Te decimos la regla, el motivo y cuánto dura, y puedes apelar.',
      },
      {
        heading: 'Irte',
        text: 'Puedes cerrar tu cuenta en Ajustes cuando quieras. Se borra a los 14 días, junto con las monedas y los boletos que queden: úsalos o retíralos antes.',
      },
    ],
  },
  privacy: {
    title: 'Privacidad',
    sections: [
      {
        heading: 'Qué guardamos',
        text: 'Tu número de teléfono, tu perfil, tus mensajes, tus pagos y la lista de dispositivos en los que entraste. Si pides ser anfitrión, también lo que nos escribiste.',
      },
      {
        heading: 'Para qué lo usamos',
        text: 'Para que entres, mostrar tu perfil, llevar tus mensajes, cobrar y pagar bien, y frenar el fraude y el abuso. Para nada más.',
      },
      {
        heading: 'Quién lo ve',
        text: 'Otras personas ven tu nombre, tu foto, tu nivel y lo que escribes en tu perfil, nunca tu número ni tus pagos. Las empresas que procesan pagos y códigos reciben solo lo necesario para eso. No vendemos datos.',
      },
      {
        heading: 'Cuánto tiempo',
        text: 'Tu perfil y tus mensajes mientras tengas cuenta. Un dispositivo hasta que cierres su sesión. Los registros de pagos durante el tiempo que la ley exige.',
      },
      {
        heading: 'Borrar tu cuenta',
        text: 'Ciérrala en Ajustes: todos los dispositivos salen al instante y, a los 14 días, se borra lo que sabemos de ti. Los registros de pagos que la ley nos obliga a guardar quedan, sin tu perfil.',
      },
      {
        heading: 'Contraseñas y códigos',
        text: 'Las contraseñas se guardan de una forma que nadie puede leer, ni siquiera nosotros. Nunca pedimos tu contraseña ni un código: quien los pide no es de Nimbo.',
      },
      {
        heading: 'Tus derechos',
        text: 'Puedes ver, corregir y borrar lo que guardamos sobre ti. Escribe a privacy@nimbo.example.',
      },
    ],
  },
  rules: {
    title: 'Reglas de la comunidad',
    sections: [
      {
        heading: 'Solo adultos',
        text: 'Aquí todos tienen 18 años o más. Un niño nunca aparece en una sala, y todo contenido sexual con menores se denuncia a las autoridades.',
      },
      {
        heading: 'Respeto',
        text: 'Sin amenazas, sin odio, sin acoso. Nunca muestres ni escribas dónde vive alguien, su número ni nada que solo esa persona puede contar.',
      },
      {
        heading: 'Aquí no',
        text: 'Nada de violencia, armas ni drogas, nada de enlaces de apuestas, nada que sea ilegal donde estás.',
      },
      {
        heading: 'Salas honestas',
        text: 'Los espectadores, los regalos y los seguidores son reales. Falsificarlos termina en bloqueo. En vivo es en vivo: sin grabaciones, y solo con música e imágenes que puedas usar.',
      },
      {
        heading: 'Dinero limpio',
        text: 'Sin comercio de monedas ni boletos, sin pedir pagos fuera de Nimbo, sin tarjetas de otra persona.',
      },
      {
        heading: 'Cómo decidimos',
        text: 'Personas revisan los reportes. Advertimos, silenciamos, expulsamos o bloqueamos, y cada decisión dice la regla, el motivo y cuánto dura.',
      },
      {
        heading: 'Apelaciones',
        text: 'Puedes apelar cualquier decisión escribiendo a help@nimbo.example. La revisa otra persona distinta.',
      },
    ],
  },
  help: {
    title: 'Ayuda',
    sections: [
      {
        heading: 'No puedo entrar',
        text: 'Revisa primero el país y el número. Con “¿Olvidaste la contraseña?” recibes un código y pones una nueva.',
      },
      {
        heading: 'No llega el código',
        text: 'Un teléfono recibe un código por minuto y solo unos pocos al día. Revisa el número, espera un minuto y pídelo de nuevo.',
      },
      {
        heading: 'Mis monedas no llegaron',
        text: 'Mira tus movimientos después de unos minutos. Cada compra se cobra exactamente una vez. Si aún falta, escríbenos con la fecha y el monto.',
      },
      {
        heading: 'Ser anfitrión',
        text: 'Crea una cuenta, certifícate y transmite. La página “Sé anfitrión” muestra lo que ganas y te deja escribirnos.',
      },
      {
        heading: 'Cobrar',
        text: `Por Pix, ${ticketsPerUnit} boletos son R$ 1; por USDT, ${ticketsPerUsdt} boletos son 1 USDT; Nimbo se queda con el ${platformPercent} %. El impuesto sobre servicios y la comisión de red, si los hay, se muestran junto a lo que recibes antes de confirmar. Cada pago se envía una sola vez.`,
      },
      {
        heading: 'Alguien me molesta',
        text: 'Bloquéalo: la lista de personas bloqueadas está en Ajustes. Reporta lo que rompe las reglas, y personas lo revisan.',
      },
      {
        heading: 'Alguien entró en mi cuenta',
        text: 'Abre Ajustes, mira tus dispositivos y cierra los que no conozcas. Después pon una contraseña nueva.',
      },
      {
        heading: 'Escríbenos',
        text: 'help@nimbo.example, o privacy@nimbo.example sobre tus datos. Nunca pedimos tu contraseña ni un código.',
      },
    ],
  },
}
