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
  read: 'Ler documento',
  countersign: 'Ler e contra-assinar',
  open: 'Abrir arquivos assinados',
  until: 'Assine até {moment}.',
  personal: 'Este link é pessoal. Não o repasse.',
  reason: 'Motivo: {reason}',
  code: 'Código de verificação: {code}',
};
