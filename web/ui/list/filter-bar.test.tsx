// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { show, stubResizeObserver } from '../controls/render.test-support.tsx';
import { FilterBar } from './filter-bar.tsx';
import { rangeFilter } from './filters.tsx';
import type { ListState } from './search.ts';

beforeAll(async () => {
  stubResizeObserver();
  await import('../popover-layer.tsx');
}, 60_000);
afterEach(cleanup);

it('gives the focus to the first field of an editor that comes after its popover', async () => {
  const fee = rangeFilter({ id: 'fee', label: 'Fee', relation: 'between', format: String });
  const search: ListState & { readonly fee: object } = { fee: { min: 10 } };
  const { user } = show(<FilterBar search={search} onSearch={vi.fn()} filters={[fee]} searchLabel="Search" />);
  await user.click(screen.getByRole('button', { name: 'Fee between 10 –' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'From' })));
});
