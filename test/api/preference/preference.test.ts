import { expect, test } from 'vitest';
import { preferenceContract } from '#shared/domains/identity/preference/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const { routes } = preferenceContract;
const agency = await makeAgency();

const USUAL = { rev: 0, theme: 'system', density: 'comfortable', singleKeys: true, columns: {}, lists: {}, open: {} };
const CHOSEN = {
  theme: 'dark' as const,
  density: 'compact' as const,
  singleKeys: false,
  columns: { show: ['date', 'artist'] },
  lists: { show: { widths: { date: 140 }, density: 'compact' as const } },
  open: { 'nav-work': false },
};

test('remembers how a user likes to work, for that user alone', async () => {
  const { agent, artist } = agency.users;
  expect(await ok(routes.get, agent, {})).toEqual(USUAL);
  expect(await ok(routes.save, agent, { body: { ...CHOSEN, rev: 0 } })).toEqual({ ...CHOSEN, rev: 1 });
  expect(await ok(routes.get, agent, {})).toEqual({ ...CHOSEN, rev: 1 });
  expect(await ok(routes.get, artist, {})).toEqual(USUAL);
});

test('refuses an older device and shows it what the newer one chose', async () => {
  const { finance } = agency.users;
  await ok(routes.save, finance, { body: { ...CHOSEN, rev: 0 } });
  const stale = await call(routes.save, finance, { body: { theme: 'light', rev: 0 } });
  expect(refusal(stale)).toBe('409 stale');
  expect(stale.body.current).toEqual({ ...CHOSEN, rev: 1 });
  expect(refusal(await call(routes.save, finance, { body: { theme: 'light', rev: 7 } }))).toBe('409 stale');
  expect((await ok(routes.save, finance, { body: { theme: 'light', rev: 1 } })).theme).toBe('light');
});

test('refuses what is no preference', async () => {
  const { agent } = agency.users;
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`section-${i}`, true]));
  for (const wrong of [
    { theme: 'pink' as 'dark' },
    { open: { '<b>': true } },
    { open: many },
    { columns: { show: Array.from({ length: 51 }, (_, i) => `c${i}`) } },
    { columns: { show: ['date', '=1+1'] } },
    { lists: { show: { widths: { date: 1 } } } },
  ])
    expect(refusal(await call(routes.save, agent, { body: { ...wrong, rev: 1 } }))).toMatch(/^400/);
});
