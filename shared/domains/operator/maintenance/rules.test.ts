import { describe, expect, it } from 'vitest';
import { jobs } from '#shared/jobs.ts';
import { isLate, lateAfter, settledRun, storagePercent } from './rules.ts';
import type { JobRun } from './schemas.ts';

const HOUR = 3_600_000;
const run: JobRun = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', startedAt: '2026-11-28T10:00:00.000Z', state: 'running' };
const at = (time: string) => new Date(`2026-11-28T${time}Z`);

describe('the time after which a job is late', () => {
  it('is three times its rate, three hours for an hourly one, and more than a day for a daily one', () => {
    expect(lateAfter('rate(15 minutes)')).toBe(45 * 60_000);
    expect(lateAfter('rate(1 hour)')).toBe(3 * HOUR);
    expect(lateAfter('cron(5 * * * ? *)')).toBe(3 * HOUR);
    expect(lateAfter('cron(10 3 * * ? *)')).toBe(28 * HOUR);
  });

  it('leaves out the weekend of a job of working days', () => {
    // From Friday 16:30 to Monday 16:30 are 72 hours.
    expect(lateAfter('cron(30 16 ? * MON-FRI *)')).toBe(76 * HOUR);
  });

  it('is known for every job', () => {
    for (const { schedule } of jobs) expect(lateAfter(schedule)).toBeGreaterThan(0);
  });
});

it('tells a late job from one that ran in time and one that never ran', () => {
  const job = { schedule: 'rate(15 minutes)' };
  expect(isLate(run, job, at('10:45:00'))).toBe(false);
  expect(isLate(run, job, at('10:45:01'))).toBe(true);
  expect(isLate(undefined, job, at('10:45:01'))).toBe(false);
});

it('gives up a run that goes on past its time limit, and no other', () => {
  const job = { timeout: 900 };
  expect(settledRun(run, job, at('10:16:00')).state).toBe('running');
  expect(settledRun(run, job, at('10:16:01')).state).toBe('lost');
  expect(settledRun(run, {}, at('10:06:01')).state).toBe('lost');
  expect(settledRun({ ...run, state: 'done' }, job, at('12:00:00')).state).toBe('done');
});

it('measures storage in whole percent of its limit in MB', () => {
  expect(storagePercent(899_999_999, 1000)).toBe(89);
  expect(storagePercent(900_000_000, 1000)).toBe(90);
  expect(storagePercent(5, 0)).toBe(0);
});
