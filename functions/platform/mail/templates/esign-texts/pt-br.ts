import type { EsignTexts } from './texts.ts';

export const ptBr: EsignTexts = {
  esignInvite: {
    subject: '{agency} pede sua assinatura em {document}',
    body: '{sender}, da {agency}, pede sua assinatura em {document}. Primeiro você lê; abrir não assina nada. Não é preciso ter conta.',
  },
  esignRemind: {
    subject: 'Lembrete: {document} aguarda sua assinatura',
    body: '{sender}, da {agency}, ainda aguarda sua assinatura em {document}. Primeiro você lê; abrir não assina nada.',
  },
  esignCountersign: {
    subject: '{document} aguarda sua contra-assinatura',
    body: 'Todos antes de você assinaram {document}. Agora é a sua vez.',
  },
  esignReleased: {
    subject: 'Nada mais a fazer em {document}',
    body: '{name} já cuidou de {document}. Você não precisa fazer nada.',
  },
  esignDeclined: {
    subject: '{name} recusou {document}',
    body: '{name} recusou assinar {document}. A assinatura terminou e os links não funcionam mais.',
  },
  esignWithdrawn: {
    subject: '{agency} retirou {document}',
    body: '{name}, da {agency}, retirou {document}. Você não precisa fazer nada.',
  },
  esignCompleted: {
    subject: '{document} foi assinado por todos',
    body: 'Todos assinaram {document}. Os arquivos estão lacrados: uma alteração posterior pode ser detectada.',
  },
  esignExpiring: {
    subject: '{document} expira em {expiry}',
    body: '{sender}, da {agency}, ainda aguarda sua assinatura em {document}. Expira em {expiry}. Depois disso ninguém pode assinar, e {sender} precisa prorrogar o prazo ou recomeçar.',
  },
  esignExpired: {
    subject: '{document} expirou',
    body: 'Nem todos assinaram {document} a tempo. Os links não funcionam mais. As assinaturas já feitas continuam valendo se {sender} prorrogar o prazo.',
  },
  esignForwarded: {
    subject: '{agency} pede sua assinatura em {document}',
    body: '{from} encaminhou {document} para você. {sender}, da {agency}, pede sua assinatura. Primeiro você lê; abrir não assina nada. Não é preciso ter conta.',
  },
  esignPassedOn: {
    subject: 'Você encaminhou {document} para {name}',
    body: '{document} agora aguarda {name}. Seu link não funciona mais, e você não precisa fazer nada.',
  },
  esignForwardRefused: {
    subject: 'Assine você mesmo {document}',
    body: '{sender}, da {agency}, não quer que {name} assine {document}. O documento ainda aguarda você.',
  },
  esignForwardTold: {
    subject: '{from} encaminhou {document} para {name}',
    body: '{from} encaminhou {document} para {name}, que recebeu um novo link. Você pode passar o lugar a outra pessoa.',
  },
  esignPaper: {
    subject: '{document} para assinar no papel',
    body: 'Você quer assinar {document} no papel. Imprima o arquivo anexo, assine e devolva para {sender}, da {agency}. Ainda é possível assinar online com o link do e-mail anterior.',
  },
  esignPaperAsked: {
    subject: '{name} quer assinar {document} no papel',
    body: '{name} recebeu {document} por e-mail para imprimir. Quando o papel assinado chegar, conclua a assinatura manualmente com a digitalização.',
  },
  esignQuestion: {
    subject: 'Pergunta de {name} sobre {document}',
    body: '{name} tem uma pergunta sobre {document} e ainda precisa assinar. Responda a este e-mail.',
  },
  esignBounced: {
    subject: 'O e-mail para {email} voltou: {document}',
    body: 'Nosso e-mail sobre {document} não chegou a {name} em {email}. Corrija o endereço ou passe o lugar a outra pessoa.',
  },
  esignCorrection: {
    subject: '{name} corrigiu dados em {document}',
    body: '{name} corrigiu os próprios dados em {document}. Compare os valores antigos e novos e decida.',
  },
  esignCorrectionRefused: {
    subject: 'Sua correção de {document} não foi aceita',
    body: '{sender}, da {agency}, mantém o texto de {document}: {field} fica como está. Agora você pode assinar.',
  },
  esignVoided: {
    subject: 'Assine a nova versão de {document}',
    body: 'O texto de {document} mudou, por isso sua assinatura anterior não vale mais. Leia a nova versão e assine de novo.',
  },
  esignSealDelayed: {
    subject: '{document} ainda não foi lacrado',
    body: 'Todos assinaram {document}, mas o lacre está demorando mais que o normal. Nada se perde, e continuamos tentando. Você não precisa fazer nada.',
  },
  see: 'Abrir a assinatura',
  question: 'Pergunta: {question}',
  read: 'Ler documento',
  countersign: 'Ler e contra-assinar',
  open: 'Abrir arquivos assinados',
  until: 'Assine até {moment}.',
  personal: 'Este link é pessoal. Não o repasse.',
  reason: 'Motivo: {reason}',
  code: 'Código de verificação: {code}',
  substitute: 'O pedido é para {name}. Você é o substituto e pode contra-assinar no lugar dessa pessoa.',
};
