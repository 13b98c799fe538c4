import { platformPercent, ticketsPerUnit, ticketsPerUsdt } from '@nimbo/contract'
import type { Catalogue } from '../Catalogue.ts'

export const pt: Catalogue['pages'] = {
  terms: {
    title: 'Termos de uso',
    sections: [
      {
        heading: 'Quem pode usar o Nimbo',
        text: 'Você precisa ter 18 anos ou mais. Uma conta por pessoa. Não venda, não empreste e não compartilhe a sua.',
      },
      {
        heading: 'Moedas e tíquetes',
        text: 'Você compra e gasta moedas no Nimbo. Os presentes chegam ao streamer em tíquetes. Moedas e tíquetes não são dinheiro e não podem ser negociados fora do Nimbo.',
      },
      {
        heading: 'Compras',
        text: 'Você vê o preço antes de pagar, e cada compra é cobrada exatamente uma vez, mesmo que você toque duas vezes. Cada uma aparece no seu extrato com data, valor e forma de pagamento.',
      },
      {
        heading: 'Reembolsos e estornos',
        text: 'Se houve cobrança e as moedas não chegaram, fale conosco: corrigimos ou reembolsamos. Moedas gastas não são reembolsadas, salvo quando a lei exige. Se um pagamento for estornado, as moedas dele são descontadas; se você já as gastou, sua conta mostra o valor devido.',
      },
      {
        heading: 'Saques',
        text: `Streamers com identidade verificada podem sacar para uma conta Pix ou USDT própria. Por Pix, ${ticketsPerUnit} tíquetes = R$\u00a01; por USDT, ${ticketsPerUsdt} tíquetes = 1 USDT. A taxa do Nimbo é de ${platformPercent}%. Imposto sobre serviços e taxa de rede, quando houver, aparecem antes de você confirmar. Tíquetes de pagamentos recentes ficam retidos até que o pagamento não possa mais ser estornado; você vê a data.`,
      },
      {
        heading: 'Seu conteúdo',
        text: 'O que você transmite e escreve é seu. Você nos autoriza a mostrar isso aos seus espectadores e precisa ter os direitos sobre o que mostra.',
      },
      {
        heading: 'Quando as regras são violadas',
        text: 'Podemos advertir, silenciar, expulsar da sala ou suspender a conta. Informamos a regra, o motivo e a duração, e você pode recorrer.',
      },
      {
        heading: 'Excluir sua conta',
        text: 'Você pode excluir sua conta em Configurações quando quiser. Ela é excluída definitivamente após 14 dias, junto com as moedas e os tíquetes que restarem: use ou saque antes.',
      },
    ],
  },
  privacy: {
    title: 'Política de privacidade',
    sections: [
      {
        heading: 'O que guardamos',
        text: 'Seu número de celular, seu perfil, suas mensagens, seus pagamentos e a lista de aparelhos conectados à sua conta. Se você se inscrever para ser streamer, também guardamos sua inscrição.',
      },
      {
        heading: 'Para que usamos',
        text: 'Para você entrar na conta, mostrar seu perfil, entregar suas mensagens, processar pagamentos e saques e impedir fraudes e abusos. Para mais nada.',
      },
      {
        heading: 'Quem vê',
        text: 'Outras pessoas veem seu nome, sua foto, seu nível e sua bio, nunca seu número de celular nem seus pagamentos. Nossos provedores de pagamento e de SMS recebem só os dados necessários. Não vendemos dados. Só nossa equipe de verificação vê a foto que você envia para a verificação de identidade, e cada acesso fica registrado.',
      },
      {
        heading: 'Por quanto tempo guardamos',
        text: 'Perfil e mensagens: enquanto você tiver conta. Aparelhos: até você desconectá-los. Registros de pagamento: pelo tempo que a lei exige. Foto, telefone e contato da verificação: 90 dias após a decisão; nome e data de nascimento: enquanto você for verificado.',
      },
      {
        heading: 'Excluir sua conta',
        text: 'Exclua em Configurações. Todos os aparelhos são desconectados na hora, e seus dados são excluídos após 14 dias. Guardamos apenas os registros de pagamento que a lei exige, sem o seu perfil.',
      },
      {
        heading: 'Senhas e códigos',
        text: 'As senhas são guardadas de forma que ninguém consegue ler, nem nós. Nunca pedimos sua senha nem um código. Quem pede não é do Nimbo.',
      },
      {
        heading: 'Seus direitos',
        text: 'Em Configurações você pode baixar uma cópia dos dados que guardamos sobre você, corrigi-los e excluí-los. Dúvidas? Escreva para privacy@nimbo.example.',
      },
    ],
  },
  rules: {
    title: 'Regras da comunidade',
    sections: [
      {
        heading: 'Só adultos',
        text: 'Todos no Nimbo precisam ter 18 anos ou mais. Menores não podem aparecer em uma live, e qualquer conteúdo sexual envolvendo menores é denunciado às autoridades.',
      },
      {
        heading: 'Respeito',
        text: 'Sem ameaças, sem ódio, sem assédio. Nunca divulgue o endereço, o telefone ou outra informação particular de alguém.',
      },
      {
        heading: 'Não é permitido',
        text: 'Nada de violência, armas, drogas ou links de apostas, nem qualquer coisa ilegal onde você está.',
      },
      {
        heading: 'Autenticidade',
        text: 'Não falsifique espectadores, presentes ou seguidores: sua conta pode ser suspensa. Sem gravações: live é ao vivo. Use só músicas e imagens que você tem direito de usar.',
      },
      {
        heading: 'Pagamentos',
        text: 'Não negocie moedas ou tíquetes, não peça pagamentos fora do Nimbo e não use o cartão de outra pessoa.',
      },
      {
        heading: 'Como decidimos',
        text: 'Pessoas de verdade analisam as denúncias. Podemos advertir, silenciar, expulsar da sala ou suspender a conta, e toda decisão informa a regra, o motivo e a duração.',
      },
      {
        heading: 'Recursos',
        text: 'Você pode recorrer de qualquer decisão escrevendo para help@nimbo.example. Outra pessoa vai analisar.',
      },
    ],
  },
  help: {
    title: 'Ajuda',
    sections: [
      {
        heading: 'Não consigo entrar',
        text: 'Primeiro, confira o país e o número. Depois, toque em “Esqueceu a senha?” para receber um código e definir uma nova senha.',
      },
      {
        heading: 'Não recebi o código',
        text: 'Você pode pedir um código por minuto e alguns por dia. Confira o número, espere um minuto e peça outro código.',
      },
      {
        heading: 'Não recebi minhas moedas',
        text: 'Espere alguns minutos e confira seu extrato. A mesma compra nunca é cobrada duas vezes. Se as moedas ainda não aparecerem, fale conosco e informe a data e o valor.',
      },
      {
        heading: 'Ser streamer',
        text: 'Crie uma conta, verifique sua identidade e faça sua live. Em “Seja streamer” você vê quanto pode ganhar e como se inscrever.',
      },
      {
        heading: 'Receber seus ganhos',
        text: `Por Pix, ${ticketsPerUnit} tíquetes = R$\u00a01; por USDT, ${ticketsPerUsdt} tíquetes = 1 USDT. A taxa do Nimbo é de ${platformPercent}%. Imposto sobre serviços e taxa de rede, quando houver, aparecem antes de você confirmar. Cada pagamento é enviado exatamente uma vez.`,
      },
      {
        heading: 'Alguém está me incomodando',
        text: 'Bloqueie a pessoa. As contas bloqueadas ficam em Configurações. Denuncie tudo o que viola as regras, e nós vamos analisar.',
      },
      {
        heading: 'Alguém está usando minha conta',
        text: 'Abra Configurações, toque em Aparelhos e desconecte os que você não reconhece. Depois, troque sua senha.',
      },
      {
        heading: 'Fale conosco',
        text: 'help@nimbo.example, ou privacy@nimbo.example sobre seus dados. Nunca pedimos sua senha nem um código.',
      },
    ],
  },
}
