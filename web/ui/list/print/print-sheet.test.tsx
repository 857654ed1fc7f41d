// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../controls/render.test-support.tsx';
import { PrintSheet } from './print-sheet.tsx';

const columns = [{ id: 'name', header: 'Name', width: '100px', cell: (row: { readonly name: string }) => row.name }];
const rows = [{ name: 'Arsenal Arena' }, { name: 'Astoria Club' }];
const onDone = vi.fn();

function sheet(total: number) {
  show(
    <PrintSheet
      title="Companies"
      view="All"
      filters={['Country is any of France', '“club”']}
      summary={undefined}
      columns={columns}
      data={{ rows, total, page: 1, pageCount: 1 }}
      rowId={({ name }) => name}
      onDone={onDone}
    />,
  );
}

const printed = vi.fn();
beforeEach(() => vi.stubGlobal('print', printed));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  cleanup();
});

it('prints every row below the list’s name and filters, and leaves when the print is done', () => {
  sheet(2);
  expect(printed).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading').textContent).toBe('Companies: All');
  screen.getByText('Country is any of France · “club”');
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['Name', 'Arsenal Arena', 'Astoria Club']);
  expect(screen.queryByText(/Filter the list/)).toBeNull();
  dispatchEvent(new Event('afterprint'));
  expect(onDone).toHaveBeenCalledOnce();
});

it('says how many of how many rows it prints', () => {
  sheet(2000);
  screen.getByText('The first 2 of 2,000 rows. Filter the list to print the others.');
});
