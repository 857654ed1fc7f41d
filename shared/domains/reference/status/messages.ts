import type { Messages } from '#shared/kernel/text/messages.ts';

export const statusMessages: Messages = {
  'status.phaseFixed': {
    en: 'The phase of a status cannot be changed; create a new status and move records to it',
    nl: 'De fase van een status kan niet wijzigen; maak een nieuwe status en verplaats ernaar',
    de: 'Die Phase eines Status kann sich nicht ändern; legen Sie einen neuen Status an und verschieben Sie dorthin',
    it: 'La fase di uno stato non può cambiare; crea un nuovo stato e passa a quello',
    es: 'La fase de un estado no puede cambiar; crea un estado nuevo y pasa a él',
    'pt-br': 'A fase de um status não pode mudar; crie um novo status e passe para ele',
    pt: 'A fase de um estado não pode mudar; crie um novo estado e passe para ele',
  },
  'status.inUse': {
    en: 'Records with this status: {count}. Move them to a different status when you delete it',
    nl: 'Items met deze status: {count}. Verplaats ze naar een andere terwijl u deze verwijdert',
    de: 'Einträge mit diesem Status: {count}. Verschieben Sie sie beim Löschen zu einem anderen',
    it: 'Schede con questo stato: {count}. Spostale in un altro quando lo elimini',
    es: 'Fichas con este estado: {count}. Muévelas a otro al eliminarlo',
    'pt-br': 'Registros com este status: {count}. Passe-os para outro ao excluí-lo',
    pt: 'Registos com este estado: {count}. Passe-os para outro ao eliminá-lo',
  },
  'status.isDefault': {
    en: 'This status is the default for new records: choose a different default first',
    nl: 'Nieuwe items beginnen met deze status: kies eerst een andere om mee te beginnen',
    de: 'Neue Einträge beginnen mit diesem Status: wählen Sie zuerst einen anderen Anfang',
    it: 'Le nuove schede iniziano con questo stato: scegline prima un altro',
    es: 'Las fichas nuevas empiezan con este estado: elige antes otro',
    'pt-br': 'Novos registros começam com este status: escolha outro antes',
    pt: 'Os novos registos começam com este estado: escolha outro primeiro',
  },
  'status.lastOfPhase': {
    en: 'This is the last active status of its phase, and shows need one: create a new one first',
    nl: 'Dit is de laatste actieve status van deze fase, en shows hebben er een nodig: maak eerst een andere',
    de: 'Das ist der letzte aktive Status dieser Phase, und Shows brauchen einen: legen Sie zuerst einen anderen an',
    it: 'È l’ultimo stato attivo della sua fase, e gli show ne richiedono uno: creane prima un altro',
    es: 'Es el último estado activo de su fase, y los shows necesitan uno: crea antes otro',
    'pt-br': 'É o último status ativo da sua fase, e os shows precisam de um: crie outro antes',
    pt: 'É o último estado ativo da sua fase, e os espetáculos precisam de um: crie outro primeiro',
  },
};
