import { expect, it } from 'vitest';
import { partOf } from './task-part.ts';
import { taskRequest } from './task-request.ts';

it('asks for one’s own open tasks unless somebody says otherwise', () => {
  expect(taskRequest({}, 'me')).toMatchObject({
    overdue: false,
    sort: { by: 'due', direction: 'asc' },
    filters: [
      { field: 'assignee', values: ['me'] },
      { field: 'done', values: ['false'] },
    ],
  });
});

it('asks for everybody’s open, late or finished ones', () => {
  expect(taskRequest({ part: 'all' }, 'me').filters).toMatchObject([{ field: 'done', values: ['false'] }]);
  expect(taskRequest({ part: 'overdue' }, 'me').overdue).toBe(true);
  expect(taskRequest({ part: 'done' }, 'me')).toMatchObject({
    sort: { direction: 'desc' },
    filters: [{ field: 'done', values: ['true'] }],
  });
});

it('keeps a colleague who was chosen', () => {
  const { filters } = taskRequest({ part: 'all', assignee: { any: ['ben'] } }, 'me');
  expect(filters).toContainEqual({ field: 'assignee', relation: 'anyOf', values: ['ben'] });
});

it('passes over a part nobody knows', () => expect([partOf('nonsense'), partOf('done')]).toEqual([undefined, 'done']));
