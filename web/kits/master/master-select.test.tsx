// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '#web/ui/controls/render.test-support.tsx';
import type { MasterRow } from './master-config.ts';

interface Asked {
  readonly body: { readonly id?: string };
}
const answer = vi.hoisted(() => vi.fn());
vi.mock('#web/platform/api.ts', () => ({
  queryOf: (_route: object, args: Asked) => ({ queryKey: [args], queryFn: () => answer(args) }),
}));
const { MasterSelect } = await import('./master-select.tsx');

const row = (id: string, name: string, more: Partial<MasterRow> = {}): MasterRow => ({
  id,
  name,
  isActive: true,
  rev: 1,
  createdAt: '',
  updatedAt: '',
  ...more,
});
const listed = [row('1', 'Thirty days'), row('2', 'On the nail', { isActive: false })];
const gone = row('3', 'In advance', { deletedAt: '2027-01-01T00:00:00Z' });

beforeEach(() => {
  answer.mockReset().mockImplementation(async ({ body }: Asked) => ({ rows: body.id ? [gone] : listed }));
});
afterEach(cleanup);

function Form({ termId }: { readonly termId?: string }) {
  const form = useForm({ defaultValues: { termId } });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...form}>
        <MasterSelect name="termId" label="Term" list={{ id: 'term.list', method: 'POST', path: '/' }} />
      </FormProvider>
    </QueryClientProvider>
  );
}
const box = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Term' });
const shown = () => box().selectedOptions[0]?.textContent;
const offered = () => [...box().options].map(({ textContent }) => textContent);

it('names what was chosen and deleted since, and offers it no more once another is chosen', async () => {
  const { user } = show(<Form termId="3" />);
  await waitFor(() => expect(shown()).toBe('In advance (deleted)'));
  await user.selectOptions(box(), 'Thirty days');
  expect(offered()).toEqual(['none', 'Thirty days']);
});

it('asks for nothing but the list where that has what was chosen', async () => {
  show(<Form termId="2" />);
  await waitFor(() => expect(shown()).toBe('On the nail'));
  expect(answer).toHaveBeenCalledTimes(1);
});
