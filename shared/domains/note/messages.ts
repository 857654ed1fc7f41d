import type { Messages } from '#shared/kernel/messages.ts';

export const noteMessages: Messages = {
  'note.notYours': {
    en: 'Only who wrote a note can change it',
    nl: 'Alleen wie een notitie schreef, kan hem wijzigen',
    de: 'Nur wer eine Notiz geschrieben hat, kann sie ändern',
  },
};
