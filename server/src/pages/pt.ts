import { platformPercent, ticketsPerUnit, ticketsPerUsdt } from '@nimbo/contract'
import type { Pages } from './Page.ts'

export const pt: Pages = {
  terms: {
    title: 'Termos de uso',
    sections: [
      {
        heading: 'Quem pode usar o Nimbo',
        text: 'Você precisa ter 18 anos ou mais. Uma conta por pessoa, e ela é só sua: não venda, não empreste e não compartilhe.',
      },
      {
        heading: 'Moedas e tíquetes',
        text: 'Moedas são compradas e usadas aqui. O que os espectadores dão chega ao anfitrião em tíquetes. Nenhum dos dois é dinheiro, e nenhum pode ser negociado fora do Nimbo.',
      },
      {
        heading: 'Compras',
        text: 'Você vê o preço antes de pagar, e cada compra é cobrada exatamente uma vez, mesmo que você toque duas vezes. Cada uma aparece no seu extrato com data, valor e forma de pagamento.',
      },
      {
        heading: 'Reembolsos e contestações',
        text: 'Se você foi cobrado e as moedas não chegaram, escreva para nós: corrigimos ou devolvemos. Moedas já usadas não são reembolsadas, salvo quando a lei determina. Quando o banco estorna um pagamento, as moedas compradas voltam também; se já foram usadas, sua conta mostra o que ficou devendo.',
      },
      {
        heading: 'Saques',
        text: `Anfitriões certificados podem receber em uma conta Pix ou USDT própria. Por Pix, ${ticketsPerUnit} tíquetes valem R$ 1; por USDT, ${ticketsPerUsdt} tíquetes valem 1 USDT; o Nimbo fica com ${platformPercent}%. Imposto sobre serviços e taxa de rede, quando houver, aparecem junto do que você recebe antes de confirmar. Tíquetes de compras recentes esperam até que o pagamento não possa mais ser estornado, e você vê até quando.`,
      },
      {
        heading: 'O que você mostra',
        text: 'O que você transmite e escreve continua seu. Você nos permite levá-lo a quem está na sua sala e precisa ter o direito de mostrá-lo.',
      },
      {
        heading: 'Quando as regras são quebradas',
        text: 'Podemos avisar, silenciar, remover ou banir. Você fica sabendo a regra, o motivo e a duração, e pode recorrer.',
      },
      {
        heading: 'Sair',
        text: 'Você pode encerrar sua conta em Configurações quando quiser. Ela é apagada após 14 dias, junto com as moedas e os tíquetes que sobrarem: use ou saque antes.',
      },
    ],
  },
  privacy: {
    title: 'Privacidade',
    sections: [
      {
        heading: 'O que guardamos',
        text: 'Seu número de celular, seu perfil, suas mensagens, seus pagamentos e a lista de aparelhos em que você entrou. Se você pedir para ser anfitrião, também o que escreveu para nós.',
      },
      {
        heading: 'Para que usamos',
        text: 'Para você entrar, mostrar seu perfil, levar suas mensagens, cobrar e pagar corretamente e impedir fraude e abuso. Para mais nada.',
      },
      {
        heading: 'Quem vê',
        text: 'Outras pessoas veem seu nome, sua foto, seu nível e o que você escreve no perfil, nunca seu número nem seus pagamentos. Empresas que processam pagamentos e códigos recebem só o necessário para isso. Não vendemos dados.',
      },
      {
        heading: 'Por quanto tempo',
        text: 'Perfil e mensagens enquanto você tiver conta. Um aparelho até você sair dele. Registros de pagamentos pelo tempo que a lei exige.',
      },
      {
        heading: 'Apagar sua conta',
        text: 'Encerre em Configurações: todos os aparelhos saem na hora e, após 14 dias, o que sabemos sobre você é apagado. Registros de pagamento que a lei nos obriga a guardar ficam, sem o seu perfil.',
      },
      {
        heading: 'Senhas e códigos',
        text: 'As senhas são guardadas de um jeito que ninguém consegue ler, nem nós. Nunca pedimos sua senha nem um código: quem pede não é do Nimbo.',
      },
      {
        heading: 'Seus direitos',
        text: 'Você pode ver, corrigir e apagar o que guardamos sobre você. Escreva para privacy@nimbo.example.',
      },
    ],
  },
  rules: {
    title: 'Regras da comunidade',
    sections: [
      {
        heading: 'Só adultos',
        text: 'Todos aqui têm 18 anos ou mais. Crianças nunca aparecem em uma sala, e qualquer coisa sexual envolvendo menores é denunciada às autoridades.',
      },
      {
        heading: 'Respeito',
        text: 'Sem ameaças, sem ódio, sem assédio. Nunca mostre nem escreva onde alguém mora, o número dela ou qualquer coisa que só cabe a ela contar.',
      },
      {
        heading: 'Aqui não',
        text: 'Nada de violência, armas ou drogas, nada de links de apostas, nada que seja contra a lei onde você está.',
      },
      {
        heading: 'Salas honestas',
        text: 'Espectadores, presentes e seguidores são reais. Falsificá-los termina em banimento. Ao vivo é ao vivo: sem gravações, e só com músicas e imagens que você pode usar.',
      },
      {
        heading: 'Dinheiro limpo',
        text: 'Sem comércio de moedas ou tíquetes, sem pedir pagamentos fora do Nimbo, sem cartões de outra pessoa.',
      },
      {
        heading: 'Como decidimos',
        text: 'Pessoas analisam as denúncias. Avisamos, silenciamos, removemos ou banimos, e toda decisão diz a regra, o motivo e a duração.',
      },
      {
        heading: 'Recursos',
        text: 'Você pode recorrer de qualquer decisão escrevendo para help@nimbo.example. Outra pessoa analisa de novo.',
      },
    ],
  },
  help: {
    title: 'Ajuda',
    sections: [
      {
        heading: 'Não consigo entrar',
        text: 'Primeiro confira o país e o número. Em “Esqueceu a senha?” você recebe um código e define uma nova senha.',
      },
      {
        heading: 'O código não chega',
        text: 'Cada celular recebe um código por minuto e só alguns por dia. Confira o número, espere um minuto e peça de novo.',
      },
      {
        heading: 'Minhas moedas não chegaram',
        text: 'Veja seu extrato depois de alguns minutos. Cada compra é cobrada exatamente uma vez. Se ainda faltar, escreva para nós com a data e o valor.',
      },
      {
        heading: 'Ser anfitrião',
        text: 'Crie uma conta, faça a certificação e entre ao vivo. A página “Seja anfitrião” mostra quanto você ganha e permite escrever para nós.',
      },
      {
        heading: 'Receber',
        text: `Por Pix, ${ticketsPerUnit} tíquetes valem R$ 1; por USDT, ${ticketsPerUsdt} tíquetes valem 1 USDT; o Nimbo fica com ${platformPercent}%. Imposto sobre serviços e taxa de rede, quando houver, aparecem junto do que você recebe antes de confirmar. Cada pagamento é enviado uma vez.`,
      },
      {
        heading: 'Alguém me incomoda',
        text: 'Bloqueie: a lista de pessoas bloqueadas fica em Configurações. Denuncie o que quebra as regras, e pessoas vão analisar.',
      },
      {
        heading: 'Alguém entrou na minha conta',
        text: 'Abra Configurações, veja seus aparelhos e saia dos que você não conhece. Depois defina uma nova senha.',
      },
      {
        heading: 'Fale com a gente',
        text: 'help@nimbo.example, ou privacy@nimbo.example sobre seus dados. Nunca pedimos sua senha nem um código.',
      },
    ],
  },
}
