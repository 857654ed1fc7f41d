import type { AdvancingTexts } from './texts.ts';

export const it: AdvancingTexts = {
  invite: {
    subject: '{agency} ha domande su {show}',
    body: '{sender} di {agency} ha bisogno di alcuni dettagli su {show} del {date}. Rispondi entro {deadline}. Non serve un account, e le risposte restano salvate mentre lavori.',
  },
  named: {
    subject: '{agency} ha domande su {show}',
    body: '{from} ti ha indicato per le domande di {agency} su {show} del {date}. Rispondi entro {deadline}. Non serve un account, e le risposte restano salvate mentre lavori.',
  },
  passedOn: {
    subject: 'Hai passato le domande su {show} a {name}',
    body: 'Ora risponde {name} alle domande su {show} del {date}. Il tuo link non funziona più e non devi fare nulla.',
  },
  remind: {
    subject: 'Promemoria: domande su {show} del {date}',
    body: '{sender} di {agency} aspetta ancora risposte su {show} del {date}. Rispondi entro {deadline}. Risposte mancanti: {count}.',
  },
  overdue: {
    subject: 'In ritardo: domande su {show} del {date}',
    body: '{sender} di {agency} aspetta ancora risposte su {show} del {date}. Il termine era {deadline}. Risposte mancanti: {count}.',
  },
  returned: {
    subject: 'Controlla le risposte su {show}',
    body: '{sender} di {agency} ti chiede di controllare queste risposte su {show} del {date}.',
  },
  approved: {
    subject: 'Le risposte su {show} sono approvate',
    body: '{agency} ha approvato le risposte su {show} del {date}. Il programma del giorno mostrerà questi valori.',
  },
  changeAccepted: {
    subject: 'La modifica per {show} è accettata',
    body: '{agency} ha ripreso la modifica richiesta.',
  },
  changeRefused: {
    subject: 'La modifica per {show} non è accettata',
    body: '{agency} mantiene il valore precedente.',
  },
  changedByStaff: {
    subject: 'Alcuni valori di {show} sono cambiati',
    body: '{agency} ha modificato questi valori di {show} del {date} dopo la tua risposta.',
  },
  withdrawn: {
    subject: '{agency} non ha più bisogno di risposte su {show}',
    body: 'La richiesta su {show} del {date} è terminata. Il tuo link non funziona più e non devi fare nulla.',
  },
  written: {
    subject: 'Messaggio di {agency} su {show}',
    body: '{name} ti ha scritto su {show} del {date}.',
  },
  submitted: {
    subject: '{name} ha risposto su {show}',
    body: '{name} ha risposto a tutte le domande obbligatorie su {show} del {date}. Controlla le risposte.',
  },
  changeAsked: {
    subject: '{name} chiede una modifica di {show}',
    body: '{name} chiede di cambiare una risposta su {show} del {date}.',
  },
  declined: {
    subject: '{name} non risponde su {show}',
    body: '{name} ha rifiutato le domande su {show} del {date}.',
  },
  staffOverdue: {
    subject: 'Le risposte su {show} sono in ritardo',
    body: 'Il termine per le risposte su {show} del {date} era {deadline}. Risposte mancanti: {count}.',
  },
  writtenToStaff: {
    subject: '{name} scrive su {show}',
    body: '{name} ha scritto su {show} del {date}.',
  },
  answer: 'Vedi le domande',
  open: 'Apri la richiesta',
  reason: 'Motivo: {reason}',
  personal: 'Questo link è personale. Non passarlo ad altri.',
  notApplicable: 'non si applica',
  yes: 'Sì',
  no: 'No',
};
