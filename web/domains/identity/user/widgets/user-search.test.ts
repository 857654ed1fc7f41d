import { i18n } from '@lingui/core';
import { beforeAll, expect, it, vi } from 'vitest';
import { userSearch } from './user-search.ts';

const rows = [
  { key: '1', value: 'Ada', sublabel: 'readOnly', defaultSelect: false },
  { key: '2', value: 'Ben', sublabel: '', defaultSelect: false },
];
vi.mock('#web/platform/api.ts', () => ({ call: async () => ({ items: rows, page: 1, pageCount: 1 }) }));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('says of a colleague which role they have, in words', async () => {
  const { items } = await userSearch(
    { keyword: '', excludeKeys: [], page: 1, perPage: 30 },
    new AbortController().signal,
  );
  expect(items.map(({ sublabel }) => sublabel)).toEqual(['Read only', '']);
});
