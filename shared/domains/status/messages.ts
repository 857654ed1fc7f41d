import type { Messages } from '#shared/kernel/messages.ts';

export const statusMessages: Messages = {
  'status.phaseFixed': {
    en: 'The phase of a status cannot change; make a new status and move to it',
    nl: 'De fase van een status kan niet wijzigen; maak een nieuwe status en verplaats ernaar',
    de: 'Die Phase eines Status kann sich nicht ändern; legen Sie einen neuen Status an und verschieben Sie dorthin',
  },
};
