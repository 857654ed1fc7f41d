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
  read: 'Ler documento',
  countersign: 'Ler e contra-assinar',
  open: 'Abrir ficheiros assinados',
  until: 'Assine até {moment}.',
  personal: 'Esta ligação é pessoal. Não a partilhe.',
  reason: 'Motivo: {reason}',
  code: 'Código de verificação: {code}',
};
