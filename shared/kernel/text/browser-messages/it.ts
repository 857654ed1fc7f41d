import type { BrowserMessages } from './en.ts';

export const sentences: BrowserMessages = {
  required: 'compila questo campo',
  choice: 'fai una scelta',
  color: 'scegli un colore',
  date: 'la data non è valida',
  time: "l'ora non è valida",
  timeRange: "l'ora è fuori intervallo",
  dateRange: 'la data deve essere tra {min} e {max}',
  tooBig: 'il valore deve essere al massimo {max}',
  endBeforeBegin: 'La data di fine precede la data di inizio',
  reminderOrder: 'Ogni sollecito deve seguire il precedente',
  noResults: 'nessun risultato',
  patience: 'Un attimo di pazienza, il server sta elaborando la richiesta',
  unsaved: 'Ci sono modifiche non salvate.',
  offline: "Non c'è connessione, quindi non è ancora salvato. Resta qui; riprova quando torni online.",
  signedOut: 'Non hai più una sessione, quindi non è salvato. Resta qui; salva di nuovo per accedere.',
  unexpected: 'È successo qualcosa di imprevisto',
  unavailable: 'Backline è temporaneamente non raggiungibile. Riprova tra poco.',
  timedOut: 'Questa pagina è scaduta. Ricaricala chiudendo questa finestra.',
  tooManyActions: 'È stato superato il numero massimo di azioni consentite. Riprova più tardi.',
};
