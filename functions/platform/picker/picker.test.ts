import * as fc from 'fast-check';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { commit } from '#functions/platform/data/write.ts';
import { plain } from '../list-index/text.ts';
import { definePicker } from './define.ts';
import type { PickerSummary } from './types.ts';

const venues = definePicker({ entity: 'venue' });
const summary = (key: string, value: string, over: Partial<PickerSummary> = {}): PickerSummary => ({
  key,
  value,
  sublabel: '',
  words: [],
  ...over,
});

async function filled(summaries: readonly PickerSummary[]): Promise<string> {
  const tenantId = ulid();
  for (const [i, one] of summaries.entries()) await commit(venues.writes(tenantId, i + 1, null, one));
  return tenantId;
}
const keys = async (tenantId: string, keyword: string, over = {}) => {
  const { items } = await venues.search(tenantId, { keyword, page: 1, perPage: 30, ...over });
  return items.map((item) => item.key);
};

test('names that begin as typed come first, then other words, each by name and once', async () => {
  const tenantId = await filled([
    summary('a', 'Club Paradiso'),
    summary('b', 'Paradiso Noord'),
    summary('c', 'Paradiso'),
    summary('d', 'Melkweg', { words: ['Amsterdam', 'Paradiso hall'] }),
    summary('e', 'Paradise Paradiso'),
  ]);
  expect(await keys(tenantId, 'paradi')).toEqual(['e', 'c', 'b', 'a', 'd']);
  expect(await keys(tenantId, 'paradiso')).toEqual(['c', 'b', 'a', 'd', 'e']);
  expect(await keys(tenantId, 'amst')).toEqual(['d']);
  expect(await keys(tenantId, 'par hal')).toEqual(['d']);
  expect(await keys(tenantId, 'zzz')).toEqual([]);
});

test('of a name of many words those are found that tell most, and all that stands beside it', async () => {
  const name = 'The International Festival of New and Old Music in the Low Countries Foundation';
  const tenantId = await filled([
    summary('a', name, { words: ['Utrecht'] }),
    summary('b', 'Elsewhere', { words: ['Utrecht'] }),
  ]);
  expect(await keys(tenantId, 'utrecht')).toEqual(['b', 'a']);
  for (const word of ['the int', 'festival', 'music', 'countries', 'foundation'])
    expect(await keys(tenantId, word)).toEqual(['a']);
});

test('accents, case and signs do not matter, and signs alone can be found', async () => {
  const tenantId = await filled([summary('a', "'t Pâárd van Troje"), summary('b', '!!!'), summary('c', 'Straßenfest')]);
  expect(await keys(tenantId, 'T PAARD')).toEqual(['a']);
  expect(await keys(tenantId, 'paard')).toEqual(['a']);
  expect(await keys(tenantId, 'strasse')).toEqual(['c']);
  expect(await keys(tenantId, '!!!')).toEqual(['b']);
});

test('pages go on where the last one ended, without what is chosen or not accepted', async () => {
  const tenantId = await filled(
    Array.from({ length: 75 }, (_, i) =>
      summary(`k${i}`, `Hall ${String(i).padStart(2, '0')}`, { facets: { odd: i % 2 } }),
    ),
  );
  const pages = [1, 2, 3].map((page) => venues.search(tenantId, { keyword: 'ha', page, perPage: 30 }));
  const [one, two, three] = await Promise.all(pages);
  expect([one?.pageCount, two?.pageCount, three?.pageCount]).toEqual([2, 3, 3]);
  expect([one, two, three].flatMap((page) => page?.items.map((item) => item.key))).toEqual(
    Array.from({ length: 75 }, (_, i) => `k${i}`),
  );
  expect(await keys(tenantId, 'hall', { excludeKeys: ['k0', 'k1'], perPage: 2 })).toEqual(['k2', 'k3']);
  const odd = await keys(tenantId, '', { accept: (one: PickerSummary) => one.facets?.odd === 1 });
  expect(odd.slice(0, 3)).toEqual(['k1', 'k3', 'k5']);
  expect(odd).toHaveLength(30);
});

test('a change leaves nothing of the old name, and writes only what differs', async () => {
  const before = summary('a', 'Old Name', { words: ['city'] });
  const tenantId = await filled([before]);
  expect(venues.writes(tenantId, 1, before, before)).toEqual([]);
  const after = summary('a', 'New Name', { words: ['city'] });
  await commit(venues.writes(tenantId, 1, before, after));
  expect(await keys(tenantId, 'old')).toEqual([]);
  expect(await keys(tenantId, 'new')).toEqual(['a']);
  await commit(venues.writes(tenantId, 1, after, null));
  expect(await keys(tenantId, '')).toEqual([]);
});

test('one tenant and one entity never see another', async () => {
  const tenantId = await filled([summary('a', 'Hall')]);
  expect(await keys(ulid(), 'hall')).toEqual([]);
  const query = { keyword: 'hall', page: 1, perPage: 30 };
  expect((await definePicker({ entity: 'company' }).search(tenantId, query)).items).toEqual([]);
});

const WORDS = ['Amber', 'River', 'Noir', 'the', 'Müller', 'Hall', 'a', 'Hallway'];
const name = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));

test('finds exactly the cards of which every typed word begins a word', async () => {
  const run = fc.asyncProperty(
    fc.array(name, { minLength: 1, maxLength: 25 }),
    fc.array(fc.constantFrom('am', 'ha', 'hall', 'the', 'r', 'mull', 'noir'), { minLength: 1, maxLength: 3 }),
    async (names, typed) => {
      const tenantId = await filled(names.map((value, i) => summary(`k${i}`, value)));
      const expected = names.flatMap((value, i) => {
        const own = plain(value).split(' ');
        return typed.every((word) => own.some((w) => w.startsWith(word))) ? [`k${i}`] : [];
      });
      expect((await keys(tenantId, typed.join(' '))).sort()).toEqual(expected.sort());
    },
  );
  await fc.assert(run, { numRuns: 15, endOnFailure: true });
});
