import { describe, expect, it } from 'vitest';
import { asSent, dueAtOf, dueIn, dueReminders, endOfDay, isOverdue, nextReminder, noteBody, popsUp } from './rules.ts';
import type { TaskFields } from './schemas.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const task = (more: Partial<TaskFields> = {}): TaskFields => ({
  title: 'Call the venue',
  description: '',
  assignee: { userId: 'a', name: 'Noor' },
  creator: { userId: 'a', name: 'Noor' },
  zone: 'Europe/Amsterdam',
  ...more,
});

describe('when a task is due', () => {
  it('is at its time by the clock of its place', () => {
    expect(dueAtOf({ dueOn: '2026-11-21', dueTime: '17:30' }, 'Europe/Amsterdam')).toBe('2026-11-21T16:30:00.000Z');
  });
  it('is the end of its day without a time', () => {
    expect(dueAtOf({ dueOn: '2026-11-21' }, 'Europe/Amsterdam')).toBe('2026-11-21T23:00:00.000Z');
    expect(dueAtOf({}, 'Europe/Amsterdam')).toBeUndefined();
  });
  it('has a day that ends where it is', () => {
    expect(endOfDay(NOON, 'Europe/Amsterdam')).toBe('2026-11-21T23:00:00.000Z');
    expect(endOfDay(NOON, 'Pacific/Auckland')).toBe('2026-11-22T11:00:00.000Z');
  });
  it('survives a time that spring skips', () => {
    expect(dueAtOf({ dueOn: '2027-03-28', dueTime: '02:30' }, 'Europe/Amsterdam')).toBe('2027-03-28T01:30:00.000Z');
  });
  it('is told by the clock of the reader, whole days unchanged', () => {
    const at = { dueOn: '2026-11-21', dueTime: '23:30', dueAt: '2026-11-21T22:30:00.000Z' };
    expect(dueIn(at, 'Europe/Athens')).toEqual({ dueOn: '2026-11-22', dueTime: '00:30' });
    expect(dueIn({ dueOn: '2026-11-21', dueAt: NOON }, 'Asia/Tokyo')).toEqual({ dueOn: '2026-11-21' });
  });
  it('is overdue from that moment on, unless it is done', () => {
    expect(isOverdue({ dueAt: NOON }, NOON)).toBe(true);
    expect(isOverdue({ dueAt: NOON }, '2026-11-21T11:59:00.000Z')).toBe(false);
    expect(isOverdue({ dueAt: NOON, doneAt: NOON }, NOON)).toBe(false);
  });
});

describe('reminders', () => {
  const both = task({ emailReminder: { at: '2026-11-21T11:00:00.000Z' }, popupReminder: { at: NOON } });
  it('come in their order, each once', () => {
    expect(nextReminder(both)).toBe('2026-11-21T11:00:00.000Z');
    expect(dueReminders(both, '2026-11-21T11:30:00.000Z')).toEqual(['emailReminder']);
    const sent = asSent(both, ['emailReminder'], '2026-11-21T11:30:00.000Z');
    expect(nextReminder(sent)).toBe(NOON);
    expect(dueReminders(sent, NOON)).toEqual(['popupReminder']);
    expect(nextReminder(asSent(sent, ['popupReminder'], NOON))).toBeUndefined();
  });
  it('end with the task', () => {
    const done = { ...both, doneAt: NOON };
    expect([nextReminder(done), dueReminders(done, NOON), popsUp(done, NOON)]).toEqual([undefined, [], false]);
  });
  it('stay on screen after the job has sent them', () => {
    expect(popsUp(asSent(both, ['popupReminder'], NOON), NOON)).toBe(true);
    expect(popsUp(both, '2026-11-21T11:59:00.000Z')).toBe(false);
  });
});

it('becomes a note of title and text', () => {
  expect(noteBody({ title: 'Call *now*', description: 'Ask for Ben' })).toBe('**Call now**\n\nAsk for Ben');
  expect(noteBody({ title: 'Call', description: '' })).toBe('**Call**');
});
