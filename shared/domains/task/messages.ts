import type { Messages } from '#shared/kernel/messages.ts';

export const taskMessages: Messages = {
  'task.noRecord': {
    en: 'Only a task on a record can become a note',
    nl: 'Alleen een taak bij een item kan een notitie worden',
    de: 'Nur eine Aufgabe zu einem Eintrag kann eine Notiz werden',
  },
  'task.reminderPast': {
    en: 'A reminder should lie in the future',
    nl: 'Een herinnering moet in de toekomst liggen',
    de: 'Eine Erinnerung muss in der Zukunft liegen',
  },
};
