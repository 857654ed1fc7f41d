import { expect, it } from 'vitest';
import { storedEntry } from '#shared/domains/booking/timetable/rules.ts';
import { EntryInput } from '#shared/domains/booking/timetable/schemas.ts';
import { opened } from './advancing.fixture.ts';
import { inUseEntries } from './in-use.ts';
import { withInUse } from './with-in-use.ts';

it('puts a time in use in the place of the entry that it will replace', () => {
  const walk = opened();
  walk.provide({ doors: '19:00', parking: 'yard' });
  expect(inUseEntries(walk.aggregate)).toEqual([]);
  walk.run('use', { items: walk.seen('doors', 'parking') });
  const used = inUseEntries(walk.aggregate);
  expect(used).toMatchObject([{ kind: 'doors', start: '19:00', day: 0 }]);
  const entry = (kind: 'doors' | 'curfew', start: string) => ({
    ...storedEntry(EntryInput.parse({ kind, start, date: '2027-03-20' }), '2027-03-20'),
    id: kind,
    rev: 1,
  });
  const all = withInUse([entry('doors', '18:00'), entry('curfew', '23:00')], used);
  expect(all.map(({ kind, start }) => [kind, start])).toEqual([
    ['curfew', '23:00'],
    ['doors', '19:00'],
  ]);
});
