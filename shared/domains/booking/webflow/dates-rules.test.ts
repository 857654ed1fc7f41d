import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldsFor,
  isSettled,
  type Link,
  type Listed,
  planOf,
  slugOf,
  suggestedFields,
  unfilledFields,
  valuesOf,
  type Wanted,
} from './dates-rules.ts';

const KEY = '3f9a0c51b2de';
const DATE = {
  artist: 'Ænima & the Żółw',
  date: '2027-05-21',
  city: 'São Paulo',
  venue: 'Hall',
  countryId: 'BR',
  country: 'Brasil',
};
const want = (key: string, hash = 'h'): Wanted => ({ key, slug: `x-${key}`, values: { name: key }, hash });
const item = (key: string, more: Partial<Listed> = {}): Listed => ({
  id: `id-${key}`,
  slug: `x-${key}`,
  isStaged: true,
  isLive: true,
  ...more,
});
const link = (key: string, more: Partial<Link> = {}): Link => ({ key, itemId: `id-${key}`, hash: 'h', ...more });

describe('a slug', () => {
  it('is plain, and ends with the key', () => {
    expect(slugOf(DATE, KEY)).toBe(`aenima-the-zolw-2027-05-21-sao-paulo-${KEY}`);
    expect(slugOf({ ...DATE, artist: '東京', city: '' }, KEY)).toBe(`2027-05-21-${KEY}`);
  });
  it('is one that Webflow takes, whatever the names', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (artist, city) => {
        const slug = slugOf({ ...DATE, artist: artist.repeat(20), city }, KEY);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(256);
        expect(slug.endsWith(`-${KEY}`)).toBe(true);
      }),
    );
  });
});

describe('the values of an item', () => {
  const field = (slug: string, type: string) => ({ slug, type });
  it('have the form of their fields', () => {
    const date = { ...DATE, until: '2027-05-22', ticketUrl: 'tickets.example/a', isSoldOut: true as const };
    const asTexts = { date: field('d', 'PlainText'), soldOut: field('s', 'PlainText'), ticketUrl: field('l', 'Link') };
    expect(valuesOf(date, asTexts)).toEqual({
      name: 'Ænima & the Żółw, São Paulo',
      d: '2027-05-21',
      s: 'true',
      l: 'https://tickets.example/a',
    });
    const asTyped = { date: field('d', 'DateTime'), until: field('u', 'DateTime'), soldOut: field('s', 'Switch') };
    expect(valuesOf(date, asTyped)).toMatchObject({
      d: '2027-05-21T12:00:00.000Z',
      u: '2027-05-22T12:00:00.000Z',
      s: true,
    });
  });
  it('empty a field whose part is empty', () => {
    const fields = { until: field('u', 'DateTime'), venue: field('v', 'PlainText'), soldOut: field('s', 'Switch') };
    expect(valuesOf({ ...DATE, venue: '' }, fields)).toMatchObject({ u: null, v: null, s: false });
  });
});

describe('the differences', () => {
  it('are none where all is as sent', () => {
    const plan = planOf([want('a')], [link('a')], [item('a'), item('foreign')]);
    expect(Object.values(plan).flat()).toEqual([]);
  });
  it('create what is missing, and what was deleted by hand', () => {
    expect(planOf([want('a'), want('b')], [link('b')], []).create.map(({ key }) => key)).toEqual(['a', 'b']);
  });
  it('change what differs, and what a killed run made', () => {
    expect(planOf([want('a', 'new')], [link('a')], [item('a')]).change).toMatchObject([{ id: 'id-a' }]);
    expect(planOf([want('a')], [{ key: 'a' }], [item('a')]).change).toMatchObject([{ id: 'id-a' }]);
  });
  it('follow an item whose slug somebody changed', () => {
    expect(planOf([want('a')], [link('a')], [item('a', { slug: 'nicer' })]).create).toEqual([]);
  });
  it('publish drafts again', () => {
    expect(planOf([want('a')], [link('a')], [item('a', { isLive: false })]).revive).toMatchObject([{ id: 'id-a' }]);
  });
  it('remove ours only, and forget what is gone', () => {
    const plan = planOf([], [link('a'), link('b'), { key: 'c' }], [item('a'), item('c'), item('foreign')]);
    expect(plan.remove.map(({ key }) => key)).toEqual(['a', 'c']);
    expect(plan.forget).toEqual(['b']);
  });
  it('end: once they are applied, nothing is left', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(keys, keys, keys, (wanted, links, items) => {
        const wants = wanted.map((key) => want(key));
        const before = items.map((key, i) => item(key, { isLive: i % 2 === 0 }));
        const plan = planOf(
          wants,
          links.map((key) => link(key)),
          before,
        );
        const gone = new Set(plan.remove.map(({ id }) => id));
        const after = [...before.filter(({ id }) => !gone.has(id)), ...plan.create.map(({ key }) => item(key))];
        const live = after.map((one) => ({ ...one, isLive: true }));
        const again = planOf(
          wants,
          wanted.map((key) => link(key)),
          live,
        );
        expect(Object.values(again).flat()).toEqual([]);
        expect(new Set(live.map(({ id }) => id)).size).toBe(live.length);
      }),
    );
  });
  it('need no call where our notes agree', () => {
    expect(isSettled([want('a')], [link('a')])).toBe(true);
    expect(isSettled([want('a', 'new')], [link('a')])).toBe(false);
    expect(isSettled([want('a')], [{ key: 'a', hash: 'h' }])).toBe(false);
    expect(isSettled([], [link('a')])).toBe(false);
    expect(isSettled([want('b')], [link('a')])).toBe(false);
  });
});

describe('fields', () => {
  const field = (name: string, type: string, isRequired = false) => ({
    slug: name.toLowerCase(),
    name,
    type,
    isRequired,
  });
  it('are suggested by name and type, each once', () => {
    const fields = [field('Name', 'PlainText', true), field('Stadt', 'PlainText'), field('Datum', 'DateTime')];
    const more = [field('Tickets', 'Image'), field('Link', 'Link'), field('Location', 'Reference')];
    expect(suggestedFields([...fields, ...more])).toEqual({ city: 'stadt', date: 'datum', ticketUrl: 'link' });
  });
  it('that are required must be filled', () => {
    const fields = [field('Name', 'PlainText', true), field('Poster', 'Image', true), field('City', 'PlainText', true)];
    const open = unfilledFields(fields, { city: { slug: 'city', type: 'PlainText' } });
    expect(open.map(({ slug }) => slug)).toEqual(['poster']);
    expect(fieldsFor('city', fields).map(({ slug }) => slug)).toEqual(['city']);
  });
});
