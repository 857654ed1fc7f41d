import type { EsignTexts } from './texts.ts';

export const de: EsignTexts = {
  esignInvite: {
    subject: '{agency} bittet Sie um Ihre Unterschrift: {document}',
    body: '{sender} von {agency} bittet Sie, {document} zu unterschreiben. Sie lesen es zuerst; das Öffnen unterschreibt nichts. Sie brauchen kein Konto.',
  },
  esignRemind: {
    subject: 'Erinnerung: {document} wartet auf Ihre Unterschrift',
    body: '{sender} von {agency} wartet noch auf Ihre Unterschrift: {document}. Sie lesen es zuerst; das Öffnen unterschreibt nichts.',
  },
  esignCountersign: {
    subject: '{document} wartet auf Ihre Gegenzeichnung',
    body: 'Alle vor Ihnen haben {document} unterschrieben. Jetzt sind Sie an der Reihe.',
  },
  esignReleased: {
    subject: 'Nichts mehr zu tun: {document}',
    body: '{name} hat {document} erledigt. Sie müssen nichts tun.',
  },
  esignDeclined: {
    subject: '{name} hat {document} abgelehnt',
    body: '{name} hat die Unterschrift abgelehnt: {document}. Die Unterzeichnung ist beendet, die Links funktionieren nicht mehr.',
  },
  esignWithdrawn: {
    subject: '{agency} hat {document} zurückgezogen',
    body: '{name} von {agency} hat {document} zurückgezogen. Sie müssen nichts tun.',
  },
  esignCompleted: {
    subject: '{document} ist von allen unterschrieben',
    body: 'Alle haben {document} unterschrieben. Die Dateien sind versiegelt: Eine spätere Änderung ist erkennbar.',
  },
  esignExpiring: {
    subject: '{document} läuft am {expiry} ab',
    body: '{sender} von {agency} wartet noch auf Ihre Unterschrift: {document}. Die Frist endet am {expiry}. Danach kann niemand mehr unterschreiben, und {sender} muss verlängern oder neu beginnen.',
  },
  esignExpired: {
    subject: '{document} ist abgelaufen',
    body: 'Nicht alle haben {document} rechtzeitig unterschrieben. Die Links funktionieren nicht mehr. Geleistete Unterschriften gelten weiter, wenn {sender} die Frist verlängert.',
  },
  esignForwarded: {
    subject: '{agency} bittet Sie um Ihre Unterschrift: {document}',
    body: '{from} hat {document} an Sie weitergegeben. {sender} von {agency} bittet um Ihre Unterschrift. Sie lesen es zuerst; das Öffnen unterschreibt nichts. Sie brauchen kein Konto.',
  },
  esignPassedOn: {
    subject: 'Sie haben {document} an {name} weitergegeben',
    body: '{document} wartet jetzt auf {name}. Ihr Link gilt nicht mehr, und Sie müssen nichts tun.',
  },
  esignForwardRefused: {
    subject: 'Bitte unterschreiben Sie selbst: {document}',
    body: '{sender} von {agency} möchte nicht, dass {name} unterschreibt. {document} wartet weiter auf Sie.',
  },
  esignForwardTold: {
    subject: '{from} hat {document} an {name} weitergegeben',
    body: '{from} hat {document} an {name} weitergegeben; der neue Link ist verschickt. Sie können den Platz auch jemand anderem geben.',
  },
  esignPaper: {
    subject: '{document} zum Unterschreiben auf Papier',
    body: 'Sie möchten {document} auf Papier unterschreiben. Drucken Sie die angehängte Datei, unterschreiben Sie sie, und senden Sie sie an {sender} von {agency} zurück. Online können Sie weiter mit dem Link der früheren Mail unterschreiben.',
  },
  esignPaperAsked: {
    subject: '{name} möchte {document} auf Papier unterschreiben',
    body: '{name} hat {document} zum Drucken per Mail erhalten. Schließen Sie die Unterzeichnung von Hand mit dem Scan ab, sobald das Papier da ist.',
  },
  esignQuestion: {
    subject: 'Frage von {name} zu {document}',
    body: '{name} hat eine Frage zu {document} und hat noch nicht unterschrieben. Antworten Sie auf diese Mail.',
  },
  esignBounced: {
    subject: 'Mail an {email} kam zurück: {document}',
    body: 'Unsere Mail zu {document} hat {name} unter {email} nicht erreicht. Berichtigen Sie die Adresse, oder geben Sie den Platz jemand anderem.',
  },
  esignCorrection: {
    subject: '{name} hat Angaben in {document} berichtigt',
    body: '{name} hat eigene Angaben in {document} berichtigt. Vergleichen Sie die alten und neuen Werte, und entscheiden Sie.',
  },
  esignCorrectionRefused: {
    subject: 'Ihre Berichtigung wurde nicht übernommen: {document}',
    body: '{sender} von {agency} lässt den Text von {document} stehen: {field} bleibt, wie es ist. Sie können jetzt unterschreiben.',
  },
  esignVoided: {
    subject: 'Bitte unterschreiben Sie die neue Fassung: {document}',
    body: 'Der Text von {document} hat sich geändert, Ihre frühere Unterschrift gilt daher nicht mehr. Lesen Sie die neue Fassung, und unterschreiben Sie erneut.',
  },
  esignSealDelayed: {
    subject: '{document} ist noch nicht versiegelt',
    body: 'Alle haben {document} unterschrieben, aber das Versiegeln dauert länger als üblich. Nichts geht verloren, und wir versuchen es weiter. Sie müssen nichts tun.',
  },
  see: 'Unterzeichnung öffnen',
  question: 'Frage: {question}',
  read: 'Dokument lesen',
  countersign: 'Lesen und gegenzeichnen',
  open: 'Unterschriebene Dateien öffnen',
  until: 'Bitte unterschreiben Sie bis {moment}.',
  personal: 'Dieser Link ist persönlich. Geben Sie ihn nicht weiter.',
  reason: 'Grund: {reason}',
  code: 'Prüfcode: {code}',
  substitute: '{name} wurde darum gebeten. Sie vertreten diese Person und können an ihrer Stelle gegenzeichnen.',
};
