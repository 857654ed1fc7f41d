import type { Messages } from '#shared/kernel/messages.ts';

export const statusMessages: Messages = {
  'status.phaseFixed': {
    en: 'The phase of a status cannot change; make a new status and move to it',
    nl: 'De fase van een status kan niet wijzigen; maak een nieuwe status en verplaats ernaar',
    de: 'Die Phase eines Status kann sich nicht ändern; legen Sie einen neuen Status an und verschieben Sie dorthin',
    it: 'La fase di uno stato non può cambiare; crea un nuovo stato e passa a quello',
    es: 'La fase de un estado no puede cambiar; crea un estado nuevo y pasa a él',
    'pt-br': 'A fase de um status não pode mudar; crie um novo status e passe para ele',
    pt: 'A fase de um estado não pode mudar; crie um novo estado e passe para ele',
  },
};
