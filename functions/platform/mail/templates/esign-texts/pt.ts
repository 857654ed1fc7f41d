import type { EsignTexts } from './texts.ts';

export const pt: EsignTexts = {
  esignInvite: {
    subject: '{agency} pede a sua assinatura em {document}',
    body: '{sender}, da {agency}, pede a sua assinatura em {document}. Primeiro lê-o; abrir não assina nada. Não precisa de conta.',
  },
  esignRemind: {
    subject: 'Lembrete: {document} aguarda a sua assinatura',
    body: '{sender}, da {agency}, ainda aguarda a sua assinatura em {document}. Primeiro lê-o; abrir não assina nada.',
  },
  esignCountersign: {
    subject: '{document} aguarda a sua contra-assinatura',
    body: 'Todos antes de si assinaram {document}. Agora é a sua vez.',
  },
  esignReleased: {
    subject: 'Nada mais a fazer em {document}',
    body: '{name} já tratou de {document}. Não precisa de fazer nada.',
  },
  esignDeclined: {
    subject: '{name} recusou {document}',
    body: '{name} recusou assinar {document}. A assinatura terminou e as ligações já não funcionam.',
  },
  esignWithdrawn: {
    subject: '{agency} retirou {document}',
    body: '{name}, da {agency}, retirou {document}. Não precisa de fazer nada.',
  },
  esignCompleted: {
    subject: '{document} foi assinado por todos',
    body: 'Todos assinaram {document}. Os ficheiros estão selados: uma alteração posterior pode ser detetada.',
  },
  esignExpiring: {
    subject: '{document} expira em {expiry}',
    body: '{sender}, da {agency}, ainda aguarda a sua assinatura em {document}. Expira em {expiry}. Depois disso ninguém pode assinar, e {sender} terá de prolongar o prazo ou recomeçar.',
  },
  esignExpired: {
    subject: '{document} expirou',
    body: 'Nem todos assinaram {document} a tempo. As ligações já não funcionam. As assinaturas dadas continuam válidas se {sender} prolongar o prazo.',
  },
  esignForwarded: {
    subject: '{agency} pede a sua assinatura em {document}',
    body: '{from} passou-lhe {document}. {sender}, da {agency}, pede a sua assinatura. Primeiro lê-o; abrir não assina nada. Não precisa de conta.',
  },
  esignPassedOn: {
    subject: 'Passou {document} a {name}',
    body: '{document} aguarda agora {name}. A sua ligação já não funciona e não precisa de fazer nada.',
  },
  esignForwardRefused: {
    subject: 'Assine pessoalmente {document}',
    body: '{sender}, da {agency}, não quer que {name} assine {document}. O documento continua à sua espera.',
  },
  esignForwardTold: {
    subject: '{from} passou {document} a {name}',
    body: '{from} passou {document} a {name}, que recebeu uma nova ligação. Pode dar o lugar a outra pessoa.',
  },
  esignPaper: {
    subject: '{document} para assinar em papel',
    body: 'Quer assinar {document} em papel. Imprima o ficheiro anexo, assine-o e devolva-o a {sender}, da {agency}. Ainda pode assinar online com a ligação do e-mail anterior.',
  },
  esignPaperAsked: {
    subject: '{name} quer assinar {document} em papel',
    body: '{name} recebeu {document} por e-mail para imprimir. Quando o papel assinado chegar, conclua a assinatura manualmente com a digitalização.',
  },
  esignQuestion: {
    subject: 'Pergunta de {name} sobre {document}',
    body: '{name} tem uma pergunta sobre {document} e ainda tem de assinar. Responda a este e-mail.',
  },
  esignBounced: {
    subject: 'O e-mail para {email} veio devolvido: {document}',
    body: 'O nosso e-mail sobre {document} não chegou a {name} em {email}. Corrija o endereço ou dê o lugar a outra pessoa.',
  },
  esignCorrection: {
    subject: '{name} corrigiu dados em {document}',
    body: '{name} corrigiu os próprios dados em {document}. Compare os valores antigos e novos e decida.',
  },
  esignCorrectionRefused: {
    subject: 'A sua correção de {document} não foi aceite',
    body: '{sender}, da {agency}, mantém o texto de {document}: {field} fica como está. Já pode assinar.',
  },
  esignVoided: {
    subject: 'Assine a nova versão de {document}',
    body: 'O texto de {document} mudou, por isso a sua assinatura anterior já não conta. Leia a nova versão e assine de novo.',
  },
  esignSealDelayed: {
    subject: '{document} ainda não está selado',
    body: 'Todos assinaram {document}, mas a selagem está a demorar mais do que o normal. Nada se perde e continuamos a tentar. Não precisa de fazer nada.',
  },
  see: 'Abrir a assinatura',
  question: 'Pergunta: {question}',
  read: 'Ler documento',
  countersign: 'Ler e contra-assinar',
  open: 'Abrir ficheiros assinados',
  until: 'Assine até {moment}.',
  personal: 'Esta ligação é pessoal. Não a partilhe.',
  reason: 'Motivo: {reason}',
  code: 'Código de verificação: {code}',
  substitute: 'O pedido é para {name}. É o substituto e pode contra-assinar no lugar dessa pessoa.',
};
