import { platformPercent, ticketsPerUnit, ticketsPerUsdt } from '@nimbo/contract'
import type { Catalogue } from '../Catalogue.ts'

export const es: Catalogue['pages'] = {
  terms: {
    title: 'Términos de uso',
    sections: [
      {
        heading: 'Quién puede usar Nimbo',
        text: 'Debes tener 18 años o más. Una cuenta por persona. No la vendas, no la prestes ni la compartas.',
      },
      {
        heading: 'Monedas y boletos',
        text: 'Compras y gastas monedas en Nimbo. Los regalos le llegan al streamer en boletos. Las monedas y los boletos no son dinero y no se pueden negociar fuera de Nimbo.',
      },
      {
        heading: 'Compras',
        text: 'Ves el precio antes de pagar, y cada compra se cobra exactamente una vez, aunque toques dos veces. Cada una aparece en tu estado de cuenta con su fecha, monto y forma de pago.',
      },
      {
        heading: 'Reembolsos y contracargos',
        text: 'Si se te cobró y no recibiste tus monedas, contáctanos: lo corregimos o te reembolsamos. Las monedas gastadas no se reembolsan, salvo que la ley lo exija. Si un pago tiene un contracargo, se descuentan sus monedas; si ya las gastaste, tu cuenta muestra el monto que debes.',
      },
      {
        heading: 'Retiros',
        text: `Los streamers con identidad verificada pueden retirar a su propia cuenta de Pix o USDT. Con Pix, ${ticketsPerUnit} boletos = R$\u00a01; con USDT, ${ticketsPerUsdt} boletos = 1 USDT. La comisión de Nimbo es del ${platformPercent}\u00a0%. El impuesto sobre servicios y la comisión de red, si los hay, se muestran antes de confirmar. Los boletos de pagos recientes quedan retenidos hasta que ya no sea posible un contracargo; verás la fecha.`,
      },
      {
        heading: 'Tu contenido',
        text: 'Lo que transmites y escribes es tuyo. Nos permites mostrarlo a tus espectadores y debes tener los derechos sobre ello.',
      },
      {
        heading: 'Cuando se infringen las normas',
        text: 'Podemos advertir, silenciar, expulsar de la sala o suspender la cuenta. Te diremos la norma, el motivo y cuánto dura, y puedes apelar.',
      },
      {
        heading: 'Eliminar tu cuenta',
        text: 'Puedes eliminar tu cuenta en Configuración cuando quieras. Se elimina de forma definitiva a los 14 días, junto con las monedas y los boletos que queden: úsalos o retíralos antes.',
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    sections: [
      {
        heading: 'Qué guardamos',
        text: 'Tu número de teléfono, tu perfil, tus mensajes, tus pagos y la lista de dispositivos con sesión abierta. Si te postulas para ser streamer, también guardamos tu postulación.',
      },
      {
        heading: 'Para qué lo usamos',
        text: 'Para que inicies sesión, mostrar tu perfil, entregar tus mensajes, procesar pagos y retiros, y prevenir el fraude y el abuso. Para nada más.',
      },
      {
        heading: 'Quién lo ve',
        text: 'Otras personas ven tu nombre, tu foto, tu nivel y tu biografía, nunca tu número de teléfono ni tus pagos. Nuestros proveedores de pagos y de SMS reciben solo los datos que necesitan. No vendemos datos. Solo nuestro equipo de verificación ve la foto que envías para verificarte, y cada acceso queda registrado.',
      },
      {
        heading: 'Cuánto tiempo lo guardamos',
        text: 'Tu perfil y tus mensajes: mientras tengas cuenta. Los dispositivos: hasta que cierres su sesión. Los registros de pagos: el tiempo que exija la ley. La foto, el teléfono y el contacto de la verificación: 90 días después de la decisión; tu nombre y fecha de nacimiento: mientras sigas verificado.',
      },
      {
        heading: 'Eliminar tu cuenta',
        text: 'Elimínala en Configuración. Se cierra tu sesión en todos los dispositivos de inmediato, y tus datos se eliminan a los 14 días. Solo conservamos los registros de pagos que exige la ley, sin tu perfil.',
      },
      {
        heading: 'Contraseñas y códigos',
        text: 'Las contraseñas se guardan de forma que nadie puede leerlas, ni siquiera nosotros. Nunca pedimos tu contraseña ni un código. Quien los pida no es de Nimbo.',
      },
      {
        heading: 'Tus derechos',
        text: 'En Configuración puedes descargar una copia de los datos que guardamos sobre ti, corregirlos y eliminarlos. ¿Dudas? Escribe a privacy@nimbo.example.',
      },
    ],
  },
  rules: {
    title: 'Normas de la comunidad',
    sections: [
      {
        heading: 'Solo adultos',
        text: 'Todas las personas en Nimbo deben tener 18 años o más. Los menores no pueden aparecer en un live, y todo contenido sexual con menores se denuncia a las autoridades.',
      },
      {
        heading: 'Respeto',
        text: 'Sin amenazas, sin odio, sin acoso. Nunca compartas la dirección, el teléfono ni otra información privada de alguien.',
      },
      {
        heading: 'No está permitido',
        text: 'Nada de violencia, armas, drogas ni enlaces de apuestas, ni nada que sea ilegal donde estás.',
      },
      {
        heading: 'Autenticidad',
        text: 'No falsifiques espectadores, regalos ni seguidores, o suspenderemos tu cuenta. Sin grabaciones: un live es en vivo. Usa solo música e imágenes sobre las que tengas derechos.',
      },
      {
        heading: 'Pagos',
        text: 'No comercies con monedas ni boletos, no pidas pagos fuera de Nimbo ni uses la tarjeta de otra persona.',
      },
      {
        heading: 'Cómo decidimos',
        text: 'Personas reales revisan los reportes. Podemos advertir, silenciar, expulsar de la sala o suspender la cuenta, y cada decisión indica la norma, el motivo y cuánto dura.',
      },
      {
        heading: 'Apelaciones',
        text: 'Puedes apelar cualquier decisión escribiendo a help@nimbo.example. La revisará otra persona.',
      },
    ],
  },
  help: {
    title: 'Ayuda',
    sections: [
      {
        heading: 'No puedo iniciar sesión',
        text: 'Primero revisa el país y el número. Luego toca “¿Olvidaste la contraseña?” para recibir un código y crear una contraseña nueva.',
      },
      {
        heading: 'No recibí el código',
        text: 'Puedes pedir un código por minuto y unos pocos al día. Revisa el número, espera un minuto y pide otro código.',
      },
      {
        heading: 'No recibí mis monedas',
        text: 'Espera unos minutos y revisa tu estado de cuenta. Una compra nunca se cobra dos veces. Si tus monedas aún no aparecen, contáctanos con la fecha y el monto.',
      },
      {
        heading: 'Ser streamer',
        text: 'Crea una cuenta, verifica tu identidad y transmite en vivo. En “Conviértete en streamer” ves cuánto puedes ganar y cómo postularte.',
      },
      {
        heading: 'Cobrar tus ganancias',
        text: `Con Pix, ${ticketsPerUnit} boletos = R$\u00a01; con USDT, ${ticketsPerUsdt} boletos = 1 USDT. La comisión de Nimbo es del ${platformPercent}\u00a0%. El impuesto sobre servicios y la comisión de red, si los hay, se muestran antes de confirmar. Cada pago se envía exactamente una vez.`,
      },
      {
        heading: 'Alguien me está molestando',
        text: 'Bloquea a esa persona. Las cuentas bloqueadas están en Configuración. Reporta todo lo que infrinja las normas y lo revisaremos.',
      },
      {
        heading: 'Alguien está usando mi cuenta',
        text: 'Ve a Configuración, abre Dispositivos y cierra la sesión en los que no reconozcas. Después cambia tu contraseña.',
      },
      {
        heading: 'Contáctanos',
        text: 'help@nimbo.example, o privacy@nimbo.example sobre tus datos. Nunca pedimos tu contraseña ni un código.',
      },
    ],
  },
}
