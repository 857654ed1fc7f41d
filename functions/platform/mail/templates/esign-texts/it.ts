import type { EsignTexts } from './texts.ts';

export const it: EsignTexts = {
  esignInvite: {
    subject: '{agency} Le chiede di firmare {document}',
    body: '{sender} di {agency} Le chiede di firmare {document}. Prima lo legge; aprirlo non equivale a firmare. Non serve un account.',
  },
  esignRemind: {
    subject: 'Promemoria: {document} attende la Sua firma',
    body: '{sender} di {agency} attende ancora la Sua firma su {document}. Prima lo legge; aprirlo non equivale a firmare.',
  },
  esignCountersign: {
    subject: '{document} attende la Sua controfirma',
    body: 'Tutti prima di Lei hanno firmato {document}. Ora tocca a Lei.',
  },
  esignReleased: {
    subject: 'Nulla da fare per {document}',
    body: '{name} si è occupato di {document}. Non deve fare nulla.',
  },
  esignDeclined: {
    subject: '{name} ha rifiutato {document}',
    body: '{name} ha rifiutato di firmare {document}. La firma è terminata e i link non funzionano più.',
  },
  esignWithdrawn: {
    subject: '{agency} ha ritirato {document}',
    body: '{name} di {agency} ha ritirato {document}. Non deve fare nulla.',
  },
  esignCompleted: {
    subject: '{document} è firmato da tutti',
    body: 'Tutti hanno firmato {document}. I file sono sigillati: una modifica successiva è riconoscibile.',
  },
  read: 'Leggi il documento',
  countersign: 'Leggi e controfirma',
  open: 'Apri i file firmati',
  until: 'La preghiamo di firmare entro {moment}.',
  personal: 'Questo link è personale. Non lo inoltri.',
  reason: 'Motivo: {reason}',
  code: 'Codice di verifica: {code}',
};
