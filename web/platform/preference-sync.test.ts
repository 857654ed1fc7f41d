import { beforeEach, expect, test, vi } from 'vitest';
import { PreferenceInput } from '#shared/domains/identity/preference/schemas.ts';
import { ApiError } from './api-error.ts';
import { PreferenceSync } from './preference-sync.ts';
import { adopt, changePreferences, type Preferences, preferences } from './preferences.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('./api.ts', () => ({ call }));

const USUAL: Preferences = {
  theme: 'system',
  density: 'comfortable',
  singleKeys: true,
  columns: {},
  lists: {},
  open: {},
};
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

/** The server's side: what is saved, refused where the revision is not its own. */
let server: Preferences & { rev: number };
const writes = () => call.mock.calls.filter(([route]) => route.method === 'POST').length;
beforeEach(() => {
  vi.useFakeTimers();
  server = { ...USUAL, rev: 0 };
  adopt(USUAL);
  call.mockReset().mockImplementation(async (route, { body }) => {
    if (route.method === 'GET') return server;
    if (body.rev !== server.rev) throw new ApiError(409, { errors: [{ code: 'stale', message: '' }], current: server });
    server = { ...body, rev: server.rev + 1 };
    return server;
  });
});
async function started(): Promise<PreferenceSync> {
  const sync = new PreferenceSync();
  await sync.start();
  return sync;
}

test('knows the preferences of the contract', () => {
  const contract = PreferenceInput.parse({});
  const known: Preferences = contract;
  expect(known).toEqual(USUAL);
});

test('takes over what the user chose elsewhere, and keeps the device as it is where nothing was chosen', async () => {
  adopt({ ...USUAL, theme: 'dark' });
  await started();
  expect(preferences.get().theme).toBe('dark');
  server = { ...USUAL, singleKeys: false, rev: 4 };
  await started();
  expect(preferences.get()).toEqual({ ...USUAL, singleKeys: false });
  expect(stored.get('backline.preferences')).toContain('"singleKeys":false');
  expect(writes()).toBe(0);
});

test('sends several changes as one write', async () => {
  await started();
  changePreferences({ theme: 'light' });
  changePreferences({ columns: { show: ['date', 'venue'] } });
  changePreferences({ open: { rail: false, '1 strange name': true } });
  await vi.runAllTimersAsync();
  expect(writes()).toBe(1);
  expect(server).toEqual({
    ...USUAL,
    theme: 'light',
    columns: { show: ['date', 'venue'] },
    open: { rail: false },
    rev: 1,
  });
});

test('adds its change to what another device saved meanwhile', async () => {
  await started();
  server = { ...USUAL, density: 'compact', columns: { artist: ['name'] }, rev: 9 };
  changePreferences({ columns: { show: ['date'] } });
  await vi.runAllTimersAsync();
  expect(server).toMatchObject({ density: 'compact', columns: { artist: ['name'], show: ['date'] }, rev: 10 });
  expect(preferences.get().density).toBe('compact');
});

test('loses nothing while the server is away, and asks it again on the next page', async () => {
  call.mockRejectedValueOnce(new Error('offline'));
  const sync = await started();
  changePreferences({ theme: 'dark' });
  await vi.runAllTimersAsync();
  expect([writes(), preferences.get().theme]).toEqual([0, 'dark']);
  server = { ...USUAL, singleKeys: false, rev: 2 };
  await sync.start();
  await vi.runAllTimersAsync();
  expect(server).toMatchObject({ theme: 'dark', singleKeys: false, rev: 3 });
});
