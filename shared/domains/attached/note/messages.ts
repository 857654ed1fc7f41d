import type { Messages } from '#shared/kernel/text/messages.ts';

export const noteMessages: Messages = {
  'note.notYours': {
    en: 'Only the author can change a note',
    nl: 'Alleen wie een notitie schreef, kan hem wijzigen',
    de: 'Nur wer eine Notiz geschrieben hat, kann sie ändern',
    it: 'Solo chi ha scritto una nota può modificarla',
    es: 'Solo quien escribió una nota puede modificarla',
    'pt-br': 'Só quem escreveu uma nota pode alterá-la',
    pt: 'Só quem escreveu uma nota a pode alterar',
  },
};
