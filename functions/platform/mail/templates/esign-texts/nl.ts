import type { EsignTexts } from './texts.ts';

export const nl: EsignTexts = {
  esignInvite: {
    subject: '{agency} vraagt u {document} te ondertekenen',
    body: '{sender} van {agency} vraagt u {document} te ondertekenen. U leest het eerst; openen ondertekent niets. U hebt geen account nodig.',
  },
  esignRemind: {
    subject: 'Herinnering: {document} wacht op uw handtekening',
    body: '{sender} van {agency} wacht nog op uw handtekening onder {document}. U leest het eerst; openen ondertekent niets.',
  },
  esignCountersign: {
    subject: '{document} wacht op uw medeondertekening',
    body: 'Iedereen voor u heeft {document} ondertekend. Nu bent u aan de beurt.',
  },
  esignReleased: {
    subject: 'U hoeft niets meer te doen voor {document}',
    body: '{name} heeft {document} afgehandeld. U hoeft niets te doen.',
  },
  esignDeclined: {
    subject: '{name} heeft {document} geweigerd',
    body: '{name} heeft geweigerd {document} te ondertekenen. De ondertekening is beëindigd en de links werken niet meer.',
  },
  esignWithdrawn: {
    subject: '{agency} heeft {document} ingetrokken',
    body: '{name} van {agency} heeft {document} ingetrokken. U hoeft niets te doen.',
  },
  esignCompleted: {
    subject: '{document} is door iedereen ondertekend',
    body: 'Iedereen heeft {document} ondertekend. De bestanden zijn verzegeld: een latere wijziging is te herkennen.',
  },
  read: 'Document lezen',
  countersign: 'Lezen en medeondertekenen',
  open: 'Ondertekende bestanden openen',
  until: 'Onderteken graag uiterlijk {moment}.',
  personal: 'Deze link is persoonlijk. Geef hem niet door.',
  reason: 'Reden: {reason}',
  code: 'Verificatiecode: {code}',
};
