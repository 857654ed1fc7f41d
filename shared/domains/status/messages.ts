import type { Messages } from '#shared/kernel/messages.ts';

export const statusMessages: Messages = {
  'status.phaseFixed': {
    en: 'The phase of a status cannot change; make a new status and move to it',
    nl: 'De fase van een status kan niet wijzigen; maak een nieuwe status en verplaats ernaar',
    de: 'Die Phase eines Status kann sich nicht ändern; legen Sie einen neuen Status an und verschieben Sie dorthin',
  },
  'status.inUse': {
    en: 'Records have this status: {count}. Move them to another one as you delete it',
    nl: 'Items met deze status: {count}. Verplaats ze naar een andere terwijl u deze verwijdert',
    de: 'Einträge mit diesem Status: {count}. Verschieben Sie sie beim Löschen zu einem anderen',
  },
  'status.isDefault': {
    en: 'New records start with this status: choose another to start with first',
    nl: 'Nieuwe items beginnen met deze status: kies eerst een andere om mee te beginnen',
    de: 'Neue Einträge beginnen mit diesem Status: wählen Sie zuerst einen anderen Anfang',
  },
  'status.lastOfPhase': {
    en: 'This is the last active status of its phase, and shows need one: make another one first',
    nl: 'Dit is de laatste actieve status van deze fase, en shows hebben er een nodig: maak eerst een andere',
    de: 'Das ist der letzte aktive Status dieser Phase, und Shows brauchen einen: legen Sie zuerst einen anderen an',
  },
};
