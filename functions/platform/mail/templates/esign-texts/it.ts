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
  esignExpiring: {
    subject: '{document} scade: {expiry}',
    body: '{sender} di {agency} attende ancora la Sua firma su {document}. Scade: {expiry}. Dopo nessuno potrà più firmare, e {sender} dovrà prorogarlo o ricominciare.',
  },
  esignExpired: {
    subject: '{document} è scaduto',
    body: 'Non tutti hanno firmato {document} in tempo. I link non funzionano più. Le firme già date restano valide se {sender} proroga il termine.',
  },
  esignForwarded: {
    subject: '{agency} Le chiede di firmare {document}',
    body: '{from} Le ha inoltrato {document}. {sender} di {agency} chiede la Sua firma. Prima lo legge; aprirlo non equivale a firmare. Non serve un account.',
  },
  esignPassedOn: {
    subject: 'Ha inoltrato {document} a {name}',
    body: '{document} ora attende {name}. Il Suo link non funziona più e non deve fare nulla.',
  },
  esignForwardRefused: {
    subject: 'La preghiamo di firmare personalmente {document}',
    body: '{sender} di {agency} non desidera che sia {name} a firmare {document}. Attende ancora Lei.',
  },
  esignForwardTold: {
    subject: '{from} ha inoltrato {document} a {name}',
    body: '{from} ha inoltrato {document} a {name}, che ha ricevuto un nuovo link. Può affidare la firma a un’altra persona.',
  },
  esignPaper: {
    subject: '{document} da firmare su carta',
    body: 'Desidera firmare {document} su carta. Stampi il file allegato, lo firmi e lo rimandi a {sender} di {agency}. Può ancora firmare online con il link dell’e-mail precedente.',
  },
  esignPaperAsked: {
    subject: '{name} vuole firmare {document} su carta',
    body: '{name} ha ricevuto {document} per e-mail da stampare. Quando arriva la copia firmata, completi la firma a mano con la scansione.',
  },
  esignQuestion: {
    subject: 'Domanda di {name} su {document}',
    body: '{name} ha una domanda su {document} e deve ancora firmare. Risponda a questa e-mail.',
  },
  esignBounced: {
    subject: 'L’e-mail a {email} è tornata indietro: {document}',
    body: 'La nostra e-mail su {document} non ha raggiunto {name} all’indirizzo {email}. Corregga l’indirizzo o affidi la firma a un’altra persona.',
  },
  esignCorrection: {
    subject: '{name} ha corretto dei dati in {document}',
    body: '{name} ha corretto i propri dati in {document}. Confronti i valori vecchi e nuovi e decida.',
  },
  esignCorrectionRefused: {
    subject: 'La Sua correzione di {document} non è stata accolta',
    body: '{sender} di {agency} mantiene il testo di {document}: {field} resta com’è. Ora può firmare.',
  },
  esignVoided: {
    subject: 'La preghiamo di firmare la nuova versione di {document}',
    body: 'Il testo di {document} è cambiato, quindi la Sua firma precedente non vale più. Legga la nuova versione e firmi di nuovo.',
  },
  esignSealDelayed: {
    subject: '{document} non è ancora sigillato',
    body: 'Tutti hanno firmato {document}, ma il sigillo richiede più tempo del solito. Nulla va perso e continuiamo a provare. Non deve fare nulla.',
  },
  see: 'Apri la firma',
  question: 'Domanda: {question}',
  read: 'Leggi il documento',
  countersign: 'Leggi e controfirma',
  open: 'Apri i file firmati',
  until: 'La preghiamo di firmare entro {moment}.',
  personal: 'Questo link è personale. Non lo inoltri.',
  reason: 'Motivo: {reason}',
  code: 'Codice di verifica: {code}',
  substitute: 'La richiesta è rivolta a {name}. Lei è il sostituto e può controfirmare al suo posto.',
};
