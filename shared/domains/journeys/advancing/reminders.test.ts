import { describe, expect, it } from 'vitest';
import { approved, draft, opened, submitted, Walk } from './advancing.fixture.ts';
import { nextDue } from './reminders.ts';

const JOB = { kind: 'job', id: 'remind', name: 'Backline' } as const;
const tick = (walk: Walk, now: string) => {
  walk.now = now;
  walk.run('tick', {}, JOB);
  return walk.last.messages.map(({ type }) => type);
};
const due = (walk: Walk) => nextDue(walk.aggregate.request);

describe('the clock of a request', () => {
  it('reminds after 3 days in working hours, then every 4 days, and tells of the deadline once', () => {
    const walk = opened();
    expect(due(walk)).toBe('2027-03-04T10:00:00.000Z');
    expect(tick(walk, '2027-03-04T09:59:00.000Z')).toEqual([]);
    expect(tick(walk, '2027-03-04T10:00:00.000Z')).toEqual(['remind']);
    expect(tick(walk, '2027-03-04T10:15:00.000Z')).toEqual([]);
    expect(due(walk)).toBe('2027-03-06T23:00:00.000Z');
    expect(tick(walk, '2027-03-06T23:00:00.000Z')).toEqual(['overdue']);
    expect(due(walk)).toBe('2027-03-08T10:00:00.000Z');
  });

  it('makes one mail of missed runs, and none after the start of the show', () => {
    const walk = opened();
    expect(tick(walk, '2027-03-18T10:00:00.000Z')).toEqual(['remind', 'overdue']);
    expect(walk.aggregate.request.reminders).toBe(4);
    // The fifth would be on Saturday the 20th, and so on Monday after the show.
    expect(due(walk)).toBeUndefined();
    expect(tick(walk, '2027-03-21T10:00:00.000Z')).toEqual([]);
  });

  it('asks nobody who has answered, and no one if reminders are off', () => {
    expect(due(submitted())).toBe('2027-03-27T23:00:00.000Z');
    expect(due(opened({ ...draft(), reminds: false }))).toBeUndefined();
    expect(due(new Walk())).toBeUndefined();
  });

  it('closes an approved request 7 days after the show, once', () => {
    const walk = approved();
    expect([tick(walk, '2027-03-27T22:59:00.000Z'), walk.state]).toEqual([[], 'approved']);
    expect([tick(walk, '2027-03-27T23:00:00.000Z'), walk.state]).toEqual([[], 'closed']);
    expect(due(walk)).toBeUndefined();
  });
});
