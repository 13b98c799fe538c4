import { pt as pages } from './pages/pt.ts'
import type { Catalogue } from './Catalogue.ts'

export const pt: Catalogue = {
  card: {
    live: 'AO VIVO',
    watch: (name) => `Assista à live de ${name}`,
    person: (name) => `${name} no Nimbo`,
    follow: (name) => `Siga ${name} e saiba quando a live começar.`,
    invites: (name) => `${name} convidou você para o Nimbo`,
    locked: 'Esta live tem senha.',
    about: 'Assista a lives, converse e faça a sua pelo celular.',
  },
  config: { coin: 'Moedas', votes: 'Tíquetes', shareTitle: 'Assista ao vivo no Nimbo', shareText: 'Vem assistir comigo no Nimbo.' },
  sms: {
    code: (c) => `${c} é o seu código do Nimbo. Ele expira em 5 minutos. Não compartilhe com ninguém.`,
    known: 'Você já tem uma conta no Nimbo com este número. Entre ou toque em "Esqueceu a senha?".',
  },
  door: {
    1: () => 'Digite a senha da sala',
    2: (price) => `Esta live custa ${price} moedas`,
    3: (price) => `Esta live custa ${price} moedas por minuto`,
  },
  moderation: {
    kicked: (name) => `${name} saiu da live por decisão da moderação`,
    muted: (name) => `${name} não pode mais comentar`,
    unmuted: (name) => `${name} pode comentar de novo`,
    adminSet: (name) => `${name} agora faz parte da moderação`,
    adminUnset: (name) => `${name} não faz mais parte da moderação`,
    closed: (reason) => `Esta live foi encerrada pelo Nimbo: ${reason}`,
    slow: (seconds) => (seconds > 0 ? `Modo lento ativado: uma mensagem a cada ${seconds} segundos` : 'Modo lento desativado'),
  },
  privileges: {
    badge: { name: 'Selo', des: 'Selo de guardião ao lado do seu nome nas lives deste streamer' },
    entrance: { name: 'Entrada', des: 'Todo mundo vê quando você entra' },
    gifts: { name: 'Presentes de guardião', des: 'Envie presentes que só guardiões podem enviar' },
    line: { name: 'Suas mensagens', des: 'Suas mensagens se destacam no chat cheio' },
    immunity: { name: 'Proteção', des: 'Os moderadores não podem silenciar nem remover você' },
  },
  redMissed: { empty: 'Acabou. Mais sorte na próxima', over: 'Este envelope vermelho já encerrou', busy: 'Quase. Tente mais uma vez' },
  withdrawalTip:
    'Pago em até 1 dia útil. Pagamentos recentes ainda podem ser estornados, por isso retemos esses tíquetes até que sejam definitivos.',
  readme: (day) => `Seus dados no Nimbo, em ${day}

json/   um arquivo para cada parte, para programas
csv/    o mesmo para planilhas (UTF-8)
files/  as imagens que você enviou

Guarde este arquivo só para você: ele tem tudo o que guardamos sobre você. Senhas e códigos não estão nele, porque não conseguimos lê-los. Outras pessoas aparecem só com o nome e o número que todos veem. O que outras pessoas fizeram em particular em relação a você, como bloquear ou denunciar, é delas e não está aqui.
`,
  notice: {
    acts: {
      warn: 'Você recebeu uma advertência',
      mute: 'Você foi silenciado',
      kick: 'Você foi removido de uma live',
      close: 'Sua live foi encerrada',
      ban: 'Você não pode fazer lives por enquanto',
      disable: 'Sua conta foi desativada',
      remove: 'Seu vídeo foi removido',
    },
    actsIn: {
      mute: (anchor) => `Você foi silenciado na live de ${anchor}`,
      kick: (anchor) => `Você foi removido da live de ${anchor}`,
    },
    lifted: 'Uma restrição foi retirada',
    certified: 'Identidade verificada',
    canGoLive: 'Agora você pode fazer lives e sacar.',
    rejected: 'Sua verificação de identidade foi recusada',
    reported: (name) => `Sua denúncia sobre ${name}`,
    reportActed: 'Analisamos e tomamos providências. Obrigado por ajudar a manter o Nimbo seguro.',
    reportClosed: 'Analisamos e não encontramos nada contra as regras. Obrigado por avisar.',
    overturned: 'Seu recurso foi aceito',
    upheld: 'Seu recurso foi negado',
    sanctionLifted: 'A restrição foi retirada.',
    sanctionStays: 'A restrição continua valendo.',
    certificationReopened: 'Sua identidade foi verificada.',
    certificationStays: 'Sua verificação continua recusada.',
    redRefund: (coins) => `${coins} moedas voltaram`,
    redBack: (coins, total, anchor) =>
      `Ninguém abriu ${coins} das ${total} moedas do seu envelope vermelho na live de ${anchor}. Elas voltaram para o seu saldo.`,
    copyReady: 'Seus dados estão prontos',
    copyDownload: 'Baixe a cópia em Configurações em até 7 dias.',
    tipBack: 'Sua gorjeta voltou',
    goalNotKept: {
      failed: ({ anchor, title, coins }) =>
        `${anchor} avisou que não conseguiu cumprir “${title}”. Suas ${coins} moedas voltaram para a carteira.`,
      cancelled: ({ anchor, title, coins }) => `${anchor} cancelou “${title}”. Suas ${coins} moedas voltaram para a carteira.`,
      expired: ({ title, coins }) => `“${title}” não foi cumprida a tempo. Suas ${coins} moedas voltaram para a carteira.`,
    },
    withdrawals: { paid: 'Seu saque foi pago', rejected: 'Seu saque foi recusado', failed: 'Seu saque não foi concluído' },
    refunded: 'Pagamento reembolsado',
    moneyBack: (money) => `Devolvemos ${money} para você.`,
    coinsTaken: (coins) => `${coins} moedas saíram do seu saldo.`,
    newFollower: 'Novo seguidor',
    newFollowers: (nums) => `${nums} novos seguidores`,
    follows: (name) => `${name} começou a seguir você.`,
    follow: (name) => `${name} e outras pessoas começaram a seguir você.`,
    isLive: (name) => `${name} está ao vivo`,
    wasLive: (name) => `A live de ${name} terminou`,
    testTitle: 'As notificações estão funcionando',
    testText: 'É assim que o Nimbo avisa você das novidades.',
  },
  pages,
}
