import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { ok } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import { billingAgency, issuedInvoice } from './agency.ts';

const { list, totalsData } = invoiceContract.routes;
/** At every moment it is a later day there than in the west. */
const [EAST, WEST] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

it('is overdue by the day of its bookkeeping, in rows, filters and totals', async () => {
  const billing = await billingAgency();
  const { administrator, finance } = billing.users;
  const bookIn = (zone: string, code: string) =>
    ok(bookkeepingContract.routes.create, administrator, {
      body: {
        name: code,
        code,
        zone,
        legalName: 'Test Agency BV',
        vatNumber: 'NL123456789B01',
        address: { city: 'Amsterdam', countryId: 'NL' },
      },
    });
  const [east, west] = [await bookIn(EAST, 'EAST'), await bookIn(WEST, 'WEST')];

  const due = dayIn(new Date(), WEST);
  const dated = { date: addDays(due, -9), dueDate: due };
  const late = await issuedInvoice(billing, { ...dated, bookkeepingId: east.id });
  const intime = await issuedInvoice(billing, { ...dated, bookkeepingId: west.id });
  const ids = async (value: string) => {
    const filters = [{ field: 'settlement' as const, values: [value] }];
    return (await ok(list, finance, { body: { filters } })).rows.map((row) => [row.id, row.settlement]);
  };
  expect(await ids('overdue')).toEqual([[late.id, 'overdue']]);
  expect(await ids('outstanding')).toEqual([[intime.id, 'outstanding']]);
  const { rows } = await ok(totalsData, finance, { query: { year: dated.date.slice(0, 4) as never } });
  expect(rows.map(({ settlement }) => settlement).sort()).toEqual(['outstanding', 'overdue']);
  const columns = ['number', 'bookkeeping', 'stage'];
  const { cells } = await exportedTable(billing.tenantId, finance, { mainArea: 'invoice', columns, locale: 'en' });
  expect(cells.map(([, book, state]) => [book, state]).sort()).toEqual([
    ['EAST', 'Overdue'],
    ['WEST', 'Outstanding'],
  ]);
});
