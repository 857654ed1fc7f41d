import type { Messages } from '#shared/kernel/messages.ts';

export const filterPresetMessages: Messages = {
  'preset.tooMany': {
    en: 'At most {max} views can be kept for a list; delete one first',
    nl: 'Per lijst kunnen hoogstens {max} weergaven worden bewaard; verwijder er eerst een',
    de: 'Je Liste können höchstens {max} Ansichten gespeichert werden; löschen Sie zuerst eine',
  },
  'preset.tooBig': {
    en: 'These filters are too many to be kept; choose fewer values',
    nl: 'Dit zijn te veel filters om te bewaren; kies minder waarden',
    de: 'Das sind zu viele Filter, um sie zu speichern; wählen Sie weniger Werte',
  },
};
