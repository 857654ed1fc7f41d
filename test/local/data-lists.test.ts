import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tempFolder } from '#scripts/local/temp-folder.ts';

const folder = tempFolder('lists');
const [dataDir, functionsDir] = [join(folder, 'data'), join(folder, 'functions')];
const has = (dir: string, lists: object) => writeFileSync(join(dir, 'lists.json'), JSON.stringify(lists));
let staleLists: typeof import('#scripts/local/data-lists.ts')['staleLists'];

beforeAll(async () => {
  for (const dir of [dataDir, functionsDir]) mkdirSync(dir);
  vi.stubEnv('BACKLINE_DATA', dataDir);
  ({ staleLists } = await import('#scripts/local/data-lists.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
});

it('finds nothing to build anew in a folder that has held nothing', () => {
  has(functionsDir, { show: { columns: { phase: 'u8' } }, user: { columns: {} } });
  expect(staleLists(functionsDir)).toEqual([]);
});

it('takes all lists of data that do not say what theirs are, and those that say otherwise', () => {
  mkdirSync(join(dataDir, 'dynamodb'));
  expect(staleLists(functionsDir)).toEqual(['show', 'user']);
  has(dataDir, { show: { columns: {} }, user: { columns: {} } });
  expect(staleLists(functionsDir)).toEqual(['show']);
  has(dataDir, { show: { columns: { phase: 'u8' } }, user: { columns: {} } });
  expect(staleLists(functionsDir)).toEqual([]);
});
