import type { Messages } from '#shared/kernel/messages.ts';

export const userMessages: Messages = {
  'user.accessPast': {
    en: 'The end of access should lie in the future',
    nl: 'Het einde van de toegang moet in de toekomst liggen',
    de: 'Das Ende des Zugangs muss in der Zukunft liegen',
  },
  'user.tooMany': {
    en: 'Your agency may have {max} users. Deactivate one, or ask us for more',
    nl: 'Uw bureau mag {max} gebruikers hebben. Deactiveer er een of vraag ons om meer',
    de: 'Ihre Agentur darf {max} Benutzer haben. Deaktivieren Sie einen oder fragen Sie uns nach mehr',
  },
  'user.notYourself': {
    en: 'You cannot change your own access',
    nl: 'U kunt uw eigen toegang niet wijzigen',
    de: 'Sie können Ihren eigenen Zugang nicht ändern',
  },
  'user.holdsMore': {
    en: 'This user may do or see more than you. Somebody who holds as much has to do this',
    nl: 'Deze gebruiker mag of ziet meer dan u. Iemand met evenveel rechten moet dit doen',
    de: 'Dieser Benutzer darf oder sieht mehr als Sie. Das muss jemand tun, der ebenso viel darf',
  },
  'user.notHeld': {
    en: 'You can only give what you hold yourself',
    nl: 'U kunt alleen geven wat u zelf hebt',
    de: 'Sie können nur geben, was Sie selbst haben',
  },
};
