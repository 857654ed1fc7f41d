import type { Browser } from '@playwright/test';
import { mailTo, textOf } from './cloud.ts';
import { type Staff, staffOf } from './esign/sending.ts';
import { expect } from './person.ts';

export interface Sent {
  readonly id: string;
  readonly number: string;
  readonly bookkeepingName: string;
  /** Of its link. */
  readonly address: string;
}
interface Row {
  readonly id: string;
  readonly rev: number;
  readonly number: string;
  readonly bookkeepingName: string;
  readonly currency: string;
  /** In cents. */
  readonly open: number;
  readonly dispute?: object;
  readonly saidPaid?: object;
  readonly rendered?: { readonly state: string };
}
const OPEN = { filters: [{ field: 'settlement', values: ['outstanding', 'overdue'] }], perPage: 60 };
/** Whether nobody has spoken of an invoice yet, and a part of 300 can be disputed. */
const isQuiet = ({ currency, open, dispute, saidPaid }: Row): boolean =>
  currency === 'EUR' && open > 60_000 && !dispute && !saidPaid;

/** The invoice with its PDF, once that is made. */
async function printed(staff: Staff, id: string): Promise<Row> {
  await staff.ok('POST', `/api/v1/invoices/${id}/render`, {});
  let invoice: Row | undefined;
  await expect
    .poll(async () => {
      invoice = (await staff.ok('GET', `/api/v1/invoices/${id}`)) as unknown as Row;
      return invoice.rendered?.state;
    })
    .toBe('ready');
  return invoice as Row;
}

const newAddress = () => `nina-${crypto.randomUUID().slice(0, 8)}@outside.example`;

/** Mails an open invoice of the demo to an address, by default a new one. */
export async function sendOne(browser: Browser, email = newAddress()): Promise<Sent> {
  const staff = await staffOf(browser);
  const { rows } = (await staff.ok('POST', '/api/page/invoice/list', OPEN)) as unknown as { rows: Row[] };
  const id = rows.find(isQuiet)?.id ?? '';
  const { rev, number, bookkeepingName } = await printed(staff, id);
  const recipient = { name: 'Nina Verhoeven', email };
  await staff.ok('POST', `/api/v1/invoices/${id}/send`, { rev, recipient, locale: 'en' });
  const text = textOf(await mailTo(email, /./, '/invoicev2/invitation/'));
  return { id, number, bookkeepingName, address: /http\S+\/invoicev2\/invitation\/[\w-]{43}/.exec(text)?.[0] ?? '' };
}
