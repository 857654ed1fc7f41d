import { expect, it } from 'vitest';
import { AGENT, opened, type Walk } from './advancing.fixture.ts';
import { nextDue } from './reminders.ts';
import { type ThreadList, withMessage } from './thread.ts';

const PAUL = { kind: 'invitee', id: 'paul', name: 'Paul' } as const;
const JOB = { kind: 'job', id: 'remind', name: 'Backline' } as const;
const at = (minute: number) => new Date(Date.parse('2027-03-01T10:00:00.000Z') + minute * 60_000).toISOString();

/** Writes a message. Returns the side that hears of it now. */
function write(walk: Walk, minute: number, by: typeof AGENT | typeof PAUL = AGENT, list: ThreadList = 'messages') {
  const { request } = walk.aggregate;
  const { fields, tells } = withMessage(request, list, by, at(minute));
  walk.aggregate = { ...walk.aggregate, request: { ...request, ...fields } };
  return tells;
}
function tick(walk: Walk, minute: number) {
  walk.now = at(minute);
  walk.run('tick', {}, JOB);
  return walk.last.messages;
}

it('tells the other side of the first message at once, and of those within ten minutes together', () => {
  const walk = opened();
  expect([write(walk, 0), write(walk, 1), write(walk, 9)]).toEqual(['outside', undefined, undefined]);
  expect(write(walk, 2, PAUL)).toBe('staff');
  expect(nextDue(walk.aggregate.request)).toBe(at(10));
  expect(tick(walk, 9)).toEqual([]);
  expect(tick(walk, 15)).toEqual([{ type: 'written', to: 'outside' }]);
  expect(tick(walk, 30)).toEqual([]);
  expect([write(walk, 24), write(walk, 25)]).toEqual([undefined, 'outside']);
  expect(walk.aggregate.request).toMatchObject({ messages: 6 });
});

it('tells nobody of notes, and nobody outside once the request has ended', () => {
  const walk = opened();
  expect(write(walk, 0, AGENT, 'notes')).toBeUndefined();
  write(walk, 0);
  write(walk, 1);
  walk.run('withdraw', { reason: 'asked by phone' });
  expect(nextDue(walk.aggregate.request)).toBeUndefined();
  expect(() => write(walk, 20)).toThrow('advancing.notOpen');
  expect(write(walk, 20, AGENT, 'notes')).toBeUndefined();
});
