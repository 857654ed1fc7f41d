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
  esignExpiring: {
    subject: '{document} verloopt op {expiry}',
    body: '{sender} van {agency} wacht nog op uw handtekening onder {document}. Het verloopt op {expiry}. Daarna kan niemand meer tekenen en moet {sender} de termijn verlengen of opnieuw beginnen.',
  },
  esignExpired: {
    subject: '{document} is verlopen',
    body: 'Niet iedereen heeft {document} op tijd ondertekend. De links werken niet meer. Gezette handtekeningen blijven geldig als {sender} de termijn verlengt.',
  },
  esignForwarded: {
    subject: '{agency} vraagt u {document} te ondertekenen',
    body: '{from} heeft {document} aan u doorgegeven. {sender} van {agency} vraagt om uw handtekening. U leest het eerst; openen ondertekent niets. U hebt geen account nodig.',
  },
  esignPassedOn: {
    subject: 'U hebt {document} doorgegeven aan {name}',
    body: '{document} wacht nu op {name}. Uw link werkt niet meer en u hoeft niets te doen.',
  },
  esignForwardRefused: {
    subject: 'Onderteken {document} graag zelf',
    body: '{sender} van {agency} wil niet dat {name} {document} ondertekent. Het wacht nog op u.',
  },
  esignForwardTold: {
    subject: '{from} heeft {document} doorgegeven aan {name}',
    body: '{from} heeft {document} doorgegeven aan {name}, die een nieuwe link heeft gekregen. U kunt de plaats aan iemand anders geven.',
  },
  esignPaper: {
    subject: '{document} om op papier te tekenen',
    body: 'U wilt {document} op papier tekenen. Druk het bijgevoegde bestand af, teken het en stuur het terug naar {sender} van {agency}. Online tekenen kan nog steeds met de link in de eerdere mail.',
  },
  esignPaperAsked: {
    subject: '{name} wil {document} op papier tekenen',
    body: '{name} heeft {document} per mail gekregen om af te drukken. Rond de ondertekening handmatig af met de scan zodra het getekende papier er is.',
  },
  esignQuestion: {
    subject: 'Vraag van {name} over {document}',
    body: '{name} heeft een vraag over {document} en moet nog tekenen. Beantwoord deze mail om te reageren.',
  },
  esignBounced: {
    subject: 'Mail aan {email} kwam terug: {document}',
    body: 'Onze mail over {document} heeft {name} op {email} niet bereikt. Verbeter het adres of geef de plaats aan iemand anders.',
  },
  esignCorrection: {
    subject: '{name} heeft gegevens verbeterd in {document}',
    body: '{name} heeft eigen gegevens verbeterd in {document}. Vergelijk de oude en nieuwe waarden en beslis.',
  },
  esignCorrectionRefused: {
    subject: 'Uw verbetering van {document} is niet overgenomen',
    body: '{sender} van {agency} houdt de tekst van {document} aan: {field} blijft zoals het is. U kunt nu tekenen.',
  },
  esignVoided: {
    subject: 'Onderteken graag de nieuwe versie van {document}',
    body: 'De tekst van {document} is gewijzigd, dus uw eerdere handtekening telt niet meer. Lees de nieuwe versie en onderteken opnieuw.',
  },
  esignSealDelayed: {
    subject: '{document} is nog niet verzegeld',
    body: 'Iedereen heeft {document} ondertekend, maar het verzegelen duurt langer dan normaal. Er gaat niets verloren en we blijven het proberen. U hoeft niets te doen.',
  },
  see: 'Ondertekening openen',
  question: 'Vraag: {question}',
  read: 'Document lezen',
  countersign: 'Lezen en medeondertekenen',
  open: 'Ondertekende bestanden openen',
  until: 'Onderteken graag uiterlijk {moment}.',
  personal: 'Deze link is persoonlijk. Geef hem niet door.',
  reason: 'Reden: {reason}',
  code: 'Verificatiecode: {code}',
  substitute: '{name} is hierom gevraagd. U bent de vervanger en kunt in diens plaats medeondertekenen.',
};
