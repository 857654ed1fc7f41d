import type { Messages } from '#shared/kernel/text/messages.ts';

export const taskMessages: Messages = {
  'task.noRecord': {
    en: 'Only a task on a record can become a note',
    nl: 'Alleen een taak bij een item kan een notitie worden',
    de: 'Nur eine Aufgabe zu einem Eintrag kann eine Notiz werden',
    it: "Solo un'attività su un record può diventare una nota",
    es: 'Solo una tarea de un registro puede convertirse en nota',
    'pt-br': 'Só uma tarefa de um registro pode virar uma nota',
    pt: 'Só uma tarefa de um registo pode tornar-se uma nota',
  },
  'task.reminderPast': {
    en: 'A reminder should be in the future',
    nl: 'Een herinnering moet in de toekomst liggen',
    de: 'Eine Erinnerung muss in der Zukunft liegen',
    it: 'Un promemoria deve essere nel futuro',
    es: 'Un recordatorio debe estar en el futuro',
    'pt-br': 'Um lembrete deve estar no futuro',
    pt: 'Um lembrete deve estar no futuro',
  },
};
