import type { Messages } from '#shared/kernel/messages.ts';

export const timetableMessages: Messages = {
  'timetable.full': {
    en: 'A timetable has at most {max} entries',
    nl: 'Een tijdschema heeft hoogstens {max} regels',
    de: 'Ein Zeitplan hat höchstens {max} Einträge',
  },
  'timetable.farAway': {
    en: 'Choose a day within {max} days of the show',
    nl: 'Kies een dag binnen {max} dagen van de show',
    de: 'Wählen Sie einen Tag innerhalb von {max} Tagen um die Show',
  },
  'timetable.nothing': {
    en: 'There is nothing to copy',
    nl: 'Er is niets om te kopiëren',
    de: 'Es gibt nichts zu kopieren',
  },
};
