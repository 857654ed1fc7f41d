import { expect, it } from 'vitest';
import type { StoredEntry } from '#shared/domains/booking/timetable/schemas.ts';
import { freeTarget } from '#shared/domains/journeys/advancing-template/targets.ts';
import { Address } from '#shared/kernel/geo/address.ts';
import { ask } from './advancing.fixture.ts';
import { fieldValues } from './field-values.ts';

const FREE = '01J00000000000000000000007';
const entry = (kind: StoredEntry['kind'], start: string, more: Partial<StoredEntry> = {}): StoredEntry => ({
  id: FREE,
  rev: 1,
  day: 0,
  isNight: false,
  label: '',
  place: '',
  note: '',
  audience: 'public',
  kind,
  start,
  ...more,
});
const target = (key: string, kind: string, to: string) => ask(key, { kind, target: to });
const sections = [
  {
    key: 'one',
    name: 'One',
    names: {},
    questions: [
      target('capacity', 'number', 'show.capacity'),
      target('billing', 'text', 'show.billing'),
      target('doors', 'time', 'timetable.doors'),
      target('more', 'timetable', 'timetable.all'),
      target('site', 'text', 'venue.website'),
      target('where', 'address', 'venue.address'),
      target('own', 'yesNo', freeTarget(FREE)),
      ask('none'),
    ],
  },
];
const address = Address.parse({ addressLine1: 'Quay 1', city: 'Ghent' });

it('reads each field that a question fills', () => {
  const entries = [
    entry('doors', '18:00', { day: 1 }),
    entry('doors', '19:00'),
    entry('other', '10:00', { label: 'Bus' }),
  ];
  const show = { capacity: 900, billing: '', description: '', freeFields: { [FREE]: false } };
  const venue = { capacity: 1000, phone: '', website: 'https://quay.example', address };
  expect(fieldValues(sections, { show, entries, venue })).toEqual({
    capacity: 900,
    billing: undefined,
    doors: '19:00',
    more: [{ label: 'Bus', start: '10:00' }],
    site: 'https://quay.example',
    where: address,
    own: false,
  });
});

it('knows nothing of a show without venue and times', () => {
  const values = fieldValues(sections, { show: { billing: '', description: '' }, entries: [] });
  expect(Object.values(values).filter((value) => value !== undefined)).toEqual([]);
});
