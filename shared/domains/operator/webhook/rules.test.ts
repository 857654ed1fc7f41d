import { expect, test } from 'vitest';
import {
  checkRoom,
  eventsOf,
  failsTooLong,
  failureOf,
  healthAfter,
  healthOf,
  isGone,
  isWanted,
  type LoggedWrite,
  mayTell,
  nextTry,
  typeOf,
} from './rules.ts';
import { isEndpointAddress, MAX_ENDPOINTS } from './schemas.ts';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const [MINUTE, HOUR] = [60_000, 3_600_000];
const DAY = 24 * HOUR;

test('tries grow apart: seconds, minutes, hours, then every six hours', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 20].map((tries) => nextTry(NOW.toISOString(), tries, NOW));
  const ms = waits.map((at) => Date.parse(at ?? '') - NOW.getTime());
  expect(ms).toEqual([10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 6 * HOUR, 6 * HOUR]);
});

test('a delivery is tried for three days', () => {
  expect(nextTry(NOW.toISOString(), 15, later(3 * DAY - 6 * HOUR))).toBe(later(3 * DAY).toISOString());
  expect(nextTry(NOW.toISOString(), 15, later(3 * DAY - 6 * HOUR + 1))).toBeUndefined();
});

const entry = (more: Partial<LoggedWrite> = {}): LoggedWrite => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  at: NOW.toISOString(),
  entity: 'show',
  recordId: 'S',
  no: 7,
  rev: 3,
  ...more,
});

test('a log entry with a revision is an event of its record', () => {
  const record = { kind: 'show', id: 'S', no: 7, rev: 3 };
  expect(eventsOf(entry())).toEqual([{ id: entry().id, at: entry().at, action: 'changed', record }]);
  expect(eventsOf(entry({ isNew: true })).map(typeOf)).toEqual(['show.created']);
  expect(eventsOf(entry({ isGone: true })).map(typeOf)).toEqual(['show.deleted']);
});

test('an entry without a revision, or of no kind of record, is none', () => {
  expect(eventsOf(entry({ rev: undefined }))).toEqual([]);
  expect(eventsOf(entry({ entity: 'apiToken' }))).toEqual([]);
});

test('records of which an entry tells have events with ids of their own', () => {
  const payment = { entity: 'payment', recordId: 'P', no: 1, rev: 1, isNew: true };
  const events = eventsOf(entry({ entity: 'invoice', tells: [payment] }));
  expect(events.map((one) => [one.id.slice(26), typeOf(one)])).toEqual([
    ['', 'invoice.changed'],
    ['-1', 'payment.created'],
  ]);
});

test('an active endpoint wants its kinds and actions', () => {
  const [event] = eventsOf(entry());
  if (!event) throw new Error('no event');
  const endpoint = { isActive: true, kinds: ['show' as const], actions: ['changed' as const] };
  expect(isWanted(endpoint, event)).toBe(true);
  expect(isWanted({ ...endpoint, isActive: false }, event)).toBe(false);
  expect(isWanted({ ...endpoint, kinds: ['invoice'] }, event)).toBe(false);
  expect(isWanted({ ...endpoint, actions: ['created', 'deleted'] }, event)).toBe(false);
});

test('only answers from 200 to 299 are a success; a redirect is not followed', () => {
  expect([199, 200, 204, 299, 302, 410, 500].map((status) => failureOf(status) === undefined)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([isGone({ status: 410 }), isGone({ status: 404 }), isGone({})]).toEqual([true, false, false]);
});

test('a time of failures begins with the first and ends with a success', () => {
  const failed = healthAfter(healthAfter({}, false, NOW), false, later(DAY));
  expect(failed).toEqual({ failingSince: NOW.toISOString() });
  expect([
    failsTooLong(NOW.toISOString(), later(5 * DAY - 1)),
    failsTooLong(NOW.toISOString(), later(5 * DAY)),
  ]).toEqual([false, true]);
  expect(healthAfter(failed, true, later(DAY))).toEqual({ okAt: later(DAY).toISOString() });
  expect([healthOf(false, failed), healthOf(true, failed), healthOf(true, { okAt: 'x' }), healthOf(true, {})]).toEqual([
    'paused',
    'failing',
    'healthy',
    'unused',
  ]);
});

test('people are told once a day', () => {
  const toldAt = NOW.toISOString();
  expect([mayTell({}, NOW), mayTell({ toldAt }, later(DAY - 1)), mayTell({ toldAt }, later(DAY))]).toEqual([
    true,
    false,
    true,
  ]);
});

test('an agency has room for ten', () => {
  checkRoom(MAX_ENDPOINTS - 1);
  expect(() => checkRoom(MAX_ENDPOINTS)).toThrow('webhook.tooMany');
});

test('an address is a web address without a password in it', () => {
  expect(
    ['https://a.example/x', 'ftp://a.example', 'https://u:p@a.example', 'https://a b', 'x'].map(isEndpointAddress),
  ).toEqual([true, false, false, false, false]);
});
