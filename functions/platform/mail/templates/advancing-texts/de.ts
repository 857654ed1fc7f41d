import type { AdvancingTexts } from './texts.ts';

export const de: AdvancingTexts = {
  invite: {
    subject: '{agency} hat Fragen zu {show}',
    body: '{sender} von {agency} braucht einige Angaben zu {show} am {date}. Bitte antworten Sie bis {deadline}. Sie brauchen kein Konto, und Ihre Antworten bleiben erhalten, während Sie arbeiten.',
  },
  named: {
    subject: '{agency} hat Fragen zu {show}',
    body: '{from} hat Sie für die Fragen von {agency} zu {show} am {date} genannt. Bitte antworten Sie bis {deadline}. Sie brauchen kein Konto, und Ihre Antworten bleiben erhalten, während Sie arbeiten.',
  },
  passedOn: {
    subject: 'Sie haben die Fragen zu {show} an {name} weitergegeben',
    body: '{name} beantwortet nun die Fragen zu {show} am {date}. Ihr Link gilt nicht mehr, und Sie müssen nichts tun.',
  },
  remind: {
    subject: 'Erinnerung: Fragen zu {show} am {date}',
    body: '{sender} von {agency} wartet noch auf Antworten zu {show} am {date}. Bitte antworten Sie bis {deadline}. Offene Antworten: {count}.',
  },
  overdue: {
    subject: 'Überfällig: Fragen zu {show} am {date}',
    body: '{sender} von {agency} wartet noch auf Antworten zu {show} am {date}. Die Frist war {deadline}. Offene Antworten: {count}.',
  },
  returned: {
    subject: 'Bitte prüfen Sie Ihre Antworten zu {show}',
    body: '{sender} von {agency} bittet Sie, diese Antworten zu {show} am {date} zu prüfen.',
  },
  approved: {
    subject: 'Ihre Antworten zu {show} sind freigegeben',
    body: '{agency} hat die Antworten zu {show} am {date} freigegeben. Der Tagesplan zeigt diese Werte.',
  },
  changeAccepted: {
    subject: 'Ihre Änderung zu {show} ist angenommen',
    body: '{agency} hat die Änderung übernommen, um die Sie gebeten haben.',
  },
  changeRefused: {
    subject: 'Ihre Änderung zu {show} ist nicht angenommen',
    body: '{agency} bleibt beim früheren Wert.',
  },
  changedByStaff: {
    subject: 'Werte zu {show} haben sich geändert',
    body: '{agency} hat diese Werte zu {show} am {date} seit Ihrer Antwort geändert.',
  },
  withdrawn: {
    subject: '{agency} braucht keine Antworten zu {show} mehr',
    body: 'Die Anfrage zu {show} am {date} ist beendet. Ihr Link gilt nicht mehr, und Sie müssen nichts tun.',
  },
  written: {
    subject: 'Nachricht von {agency} zu {show}',
    body: '{name} hat Ihnen zu {show} am {date} geschrieben.',
  },
  submitted: {
    subject: '{name} hat zu {show} geantwortet',
    body: '{name} hat alle Pflichtfragen zu {show} am {date} beantwortet. Bitte prüfen Sie die Antworten.',
  },
  changeAsked: {
    subject: '{name} bittet um eine Änderung zu {show}',
    body: '{name} möchte eine Antwort zu {show} am {date} ändern.',
  },
  declined: {
    subject: '{name} antwortet nicht zu {show}',
    body: '{name} hat die Fragen zu {show} am {date} abgelehnt.',
  },
  staffOverdue: {
    subject: 'Antworten zu {show} sind überfällig',
    body: 'Die Frist für Antworten zu {show} am {date} war {deadline}. Offene Antworten: {count}.',
  },
  writtenToStaff: {
    subject: '{name} schreibt zu {show}',
    body: '{name} hat zu {show} am {date} geschrieben.',
  },
  answer: 'Fragen ansehen',
  open: 'Anfrage öffnen',
  reason: 'Grund: {reason}',
  personal: 'Dieser Link ist persönlich. Bitte geben Sie ihn nicht weiter.',
  notApplicable: 'trifft nicht zu',
  yes: 'Ja',
  no: 'Nein',
};
