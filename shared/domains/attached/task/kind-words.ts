import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const taskWords: KindWords = {
  one: { en: 'Task', nl: 'Taak', de: 'Aufgabe', it: 'Attività', es: 'Tarea', 'pt-br': 'Tarefa', pt: 'Tarefa' },
  many: { en: 'Tasks', nl: 'Taken', de: 'Aufgaben', it: 'Attività', es: 'Tareas', 'pt-br': 'Tarefas', pt: 'Tarefas' },
};
