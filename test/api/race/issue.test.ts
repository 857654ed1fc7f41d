import { expect, it } from 'vitest';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { at, billingAgency, draftInvoice } from '#test/api/invoice/agency.ts';
import { call, refusal } from '#test/support/api.ts';

const WRITERS = 40;

it('forty people who issue invoices at once get numbers without gaps or twins, or hear that the series is busy', async () => {
  const billing = await billingAgency();
  const drafts: Invoice[] = [];
  const all = Array.from({ length: WRITERS }, (_, i) => i);
  await inParallel(all, 4, async () => void drafts.push(await draftInvoice(billing)));
  const answers = await Promise.all(
    drafts.map((draft) => call(invoiceContract.routes.issue, billing.users.finance, at(draft))),
  );
  const issued = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  const others = answers.filter(({ status }) => status !== 200).map(refusal);
  expect(others).toEqual(others.map(() => '503 number.busy'));
  expect(issued.length).toBeGreaterThan(0);
  const numbers = issued.map(({ number }) => Number(number.split('-').at(-1))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});
