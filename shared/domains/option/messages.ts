import type { Messages } from '#shared/kernel/messages.ts';

export const optionMessages: Messages = {
  'option.notWaiting': {
    en: 'This show is no option: it waits for nothing',
    nl: 'Deze show is geen optie: hij wacht nergens op',
    de: 'Diese Show ist keine Option: sie wartet auf nichts',
  },
  'option.isFirst': {
    en: 'This option is the first of its night: there is nobody to challenge',
    nl: 'Deze optie is de eerste van de avond: er is niemand om uit te dagen',
    de: 'Diese Option ist die erste des Abends: es gibt niemanden herauszufordern',
  },
  'option.challenged': {
    en: 'The first option is challenged already: wait for the answer',
    nl: 'De eerste optie is al uitgedaagd: wacht op het antwoord',
    de: 'Die erste Option ist bereits herausgefordert: warten Sie die Antwort ab',
  },
  'option.notChallenging': {
    en: 'This option challenges nobody',
    nl: 'Deze optie daagt niemand uit',
    de: 'Diese Option fordert niemanden heraus',
  },
  'option.challengeTask': {
    en: 'Confirm {number} or release it: {challenger} challenges the option',
    nl: 'Bevestig {number} of geef de optie vrij: {challenger} daagt uit',
    de: '{number} bestätigen oder freigeben: {challenger} fordert heraus',
  },
};
