import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekday } from '#shared/kernel/time/date.ts';
import { inWorkingHours } from '#shared/kernel/time/working-hours.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { agency, client, JOB, participant, type Signing, sent } from './esign.fixture.ts';
import { nextDue, reminderTimes, warningTime } from './reminders.ts';

const zoned = (zone: string) => ({ ...client, people: [{ ...client.people[0]!, zone }] });
const times = (one: Signing) => reminderTimes(one.document, one.at('client'));

describe('working hours', () => {
  it('are workdays from 9:00 to 18:00 in the zone, also when the clocks change', () => {
    const zones = fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe');
    const instants = fc.integer({ min: Date.UTC(2027, 0, 1), max: Date.UTC(2028, 0, 1) });
    fc.assert(
      fc.property(instants, zones, (ms, zone) => {
        const before = new Date(ms).toISOString();
        const moved = inWorkingHours(before, zone);
        const local = toLocal(moved, zone);
        expect(weekday(local.slice(0, 10))).toBeLessThan(6);
        expect(local.slice(11) >= '09:00' && local.slice(11) < '18:00').toBe(true);
        expect(moved >= before && Date.parse(moved) - ms < 3 * 86_400_000).toBe(true);
        expect(inWorkingHours(moved, zone)).toBe(moved);
      }),
    );
  });

  it('begin on Monday after a weekend', () => {
    expect(inWorkingHours('2027-03-05T17:00:00.000Z', 'Europe/Amsterdam')).toBe('2027-03-08T08:00:00.000Z');
    expect(inWorkingHours('2027-03-05T16:59:00.000Z', 'Europe/Amsterdam')).toBe('2027-03-05T16:59:00.000Z');
    expect(inWorkingHours('2027-03-05T17:00:00.000Z', 'America/New_York')).toBe('2027-03-05T17:00:00.000Z');
  });
});

describe('reminders', () => {
  it('are due after 3 days, then every 4, five at most, in working hours of the recipient', () => {
    expect(times(sent([client]))).toEqual([
      '2027-03-05T10:00:00.000Z',
      '2027-03-09T10:00:00.000Z',
      // The 13th is a Saturday.
      '2027-03-15T08:00:00.000Z',
      '2027-03-17T10:00:00.000Z',
      // The 21st is a Sunday.
      '2027-03-22T08:00:00.000Z',
    ]);
    expect(times(sent([zoned('America/New_York')]))[0]).toBe('2027-03-05T14:00:00.000Z');
  });

  it('go to those whose turn it is only, and missed runs make one mail', () => {
    const one = sent([client, agency]);
    const tick = () => one.run('tick', {}, JOB);
    one.pass(2.9);
    tick();
    expect(one.mails()).toEqual({});
    one.pass(8);
    tick();
    expect(one.mails()).toEqual({ esignRemind: ['client'] });
    expect(one.notices()).toEqual(['deadlinePassed']);
    tick();
    expect(one.messages).toEqual([]);
    expect(nextDue(one.document)).toBe('2027-03-15T08:00:00.000Z');
    one.readAndSign('client');
    one.pass(3.1);
    tick();
    expect(one.mails()).toEqual({ esignRemind: ['agency'] });
  });

  it('end with their number, and are off where the policy says so', () => {
    const one = sent([client], { expiryDays: null });
    let mails = 0;
    for (let day = 0; day < 100; day++) {
      one.pass(1).run('tick', {}, JOB);
      if (one.mails().esignRemind) mails++;
    }
    expect(mails).toBe(5);
    expect(nextDue(one.document)).toBeUndefined();
    const off = sent([client], { reminders: { isOn: false, firstDays: 3, everyDays: 4, max: 5 }, expiryDays: null });
    off.pass(6.9).run('tick', {}, JOB);
    expect(off.messages).toEqual([]);
  });

  it('wait during a hold', () => {
    const one = sent([client, agency]);
    const values = [{ field: 'vatNumber' as const, value: 'NL2' }];
    one.run('correct', { ...one.self('client'), values, ids: ['c'] }, one.actor('client'));
    one.pass(10).run('tick', {}, JOB);
    expect(one.messages).toEqual([]);
    expect(nextDue(one.document)).toBe(one.document.expiresAt);
  });
});

describe('the warning before the expiry', () => {
  it('is 3 days ahead, in working hours, and takes the place of a reminder', () => {
    const one = sent([client]);
    // 30 days later is Thursday, April 1; three days before is Monday, March 29, in summer time.
    expect(warningTime(one.document, one.at('client'))).toBe('2027-03-29T10:00:00.000Z');
    one.pass(27).run('tick', {}, JOB);
    expect(one.mails()).toEqual({ esignExpiring: ['client'] });
    one.pass(1).run('tick', {}, JOB);
    expect(one.messages).toEqual([]);
  });

  it('is dropped if no working hour is left, or the person was invited later', () => {
    const weekend = sent([client], { expiryDays: 5 });
    // Sunday, March 7, 10:00: the warning falls on Thursday.
    expect(warningTime(weekend.document, weekend.at('client'))).toBe('2027-03-04T10:00:00.000Z');
    const document = { ...weekend.document, expiresAt: '2027-03-08T07:00:00.000Z' };
    const late = { ...weekend.at('client'), people: [{ ...client.people[0]!, zone: 'Europe/Amsterdam' }] };
    expect(warningTime({ ...document, expiresAt: '2027-03-08T20:00:00.000Z' }, late)).toBe('2027-03-08T08:00:00.000Z');
    expect(warningTime({ ...document, expiresAt: '2027-03-08T07:59:00.000Z' }, late)).toBe('2027-03-05T08:00:00.000Z');
    const short = sent([client], { expiryDays: 3 });
    expect(warningTime(short.document, short.at('client'))).toBeUndefined();
  });
});

describe('a passed deadline', () => {
  it('tells the sender once and keeps the door open', () => {
    const one = sent([participant('client')]);
    one.pass(7).run('tick', {}, JOB);
    expect(one.notices()).toEqual(['deadlinePassed']);
    one.pass(0.1).run('tick', {}, JOB);
    expect(one.notices()).toEqual([]);
    expect(one.readAndSign('client')).toBe('ok');
  });
});
