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
  read: 'Dokument lesen',
  countersign: 'Lesen und gegenzeichnen',
  open: 'Unterschriebene Dateien öffnen',
  until: 'Bitte unterschreiben Sie bis {moment}.',
  personal: 'Dieser Link ist persönlich. Geben Sie ihn nicht weiter.',
  reason: 'Grund: {reason}',
  code: 'Prüfcode: {code}',
};
