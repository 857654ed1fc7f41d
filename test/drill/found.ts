import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { recountOutstanding } from '#functions/domains/agreements/invoice/recount.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { paymentStore } from '#functions/domains/agreements/payment/store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { disagreements } from '#test/support/agreement.ts';
import { type Case, mailTo, STEPS, type Step } from './cases.ts';
import type { Product } from './product.ts';

async function all<T>(from: AsyncGenerator<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of from) found.push(one);
  return found;
}

interface Mail {
  readonly destination: { readonly to: readonly string[] };
}
/** How many mails each address got. */
export async function mailsIn({ cloud }: Pick<Product, 'cloud'>): Promise<ReadonlyMap<string, number>> {
  const { emails } = (await (await fetch(`${cloud.urls.inbox}/store`)).json()) as { readonly emails: readonly Mail[] };
  const counts = new Map<string, number>();
  for (const { destination } of emails) for (const to of destination.to) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}

/** Counts the records of these kinds by a scan, which knows neither lists nor numbers. */
async function scanned(tenantId: string, kinds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map(kinds.map((kind) => [kind, 0]));
  const client = new DynamoDBClient({});
  const asked = { TableName: tableName(), ConsistentRead: true, ProjectionExpression: 'pk, sk' };
  for await (const { Items = [] } of paginateScan({ client }, asked))
    for (const { pk, sk } of Items) {
      const [tenant, kind = ''] = (pk?.S ?? '').split('#');
      if (tenant === tenantId && sk?.S === 'R' && counts.has(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  return counts;
}

/** The last digits of a number: its place in the series. */
const placeOf = (number: string): number => Number(/(\d+)$/.exec(number)?.[1]);

function numberFaults(invoices: readonly Stored<InvoiceFields>[]): string[] {
  const places = invoices.flatMap(({ number }) => (number ? [placeOf(number)] : [])).toSorted((a, b) => a - b);
  const first = places[0] ?? 1;
  return places
    .flatMap((place, i) => (place === first + i ? [] : [`number ${place} at place ${first + i}`]))
    .slice(0, 1);
}

export interface Findings {
  readonly faults: readonly string[];
  readonly records: number;
  readonly invoices: number;
  readonly mails: number;
  /** Words of the cases whose mail came twice. */
  readonly twice: readonly string[];
}

type Count = (word: string) => number;
const counter =
  (texts: readonly string[]): Count =>
  (word) =>
    texts.filter((text) => text.includes(word)).length;

async function recordsOf(tenantId: string) {
  const [show, invoice, payment] = await Promise.all([
    all(everyRecord(showStore, tenantId)),
    all(everyRecord(invoiceStore, tenantId)),
    all(everyRecord(paymentStore, tenantId)),
  ]);
  return { show, invoice, payment };
}
type Records = Awaited<ReturnType<typeof recordsOf>>;

/** How often each step of a case shows, by the case's word. */
function counts({ show, invoice, payment }: Records, mails: ReadonlyMap<string, number>): Record<Step, Count> {
  const issued = invoice.filter(({ number }) => number);
  const texts = (some: Records['invoice']) => some.map(({ lines }) => lines[0]?.text ?? '');
  return {
    show: counter(show.map(({ description }) => description)),
    draft: counter(texts(invoice)),
    issue: counter(texts(issued)),
    pay: counter(payment.map(({ reference }) => reference)),
    send: (word) => mails.get(mailTo(word)) ?? 0,
  };
}

/** Each step that was answered shows once, and no other shows. Mails that came twice are apart. */
function stepFaults(cases: readonly Case[], countOf: Record<Step, Count>) {
  const found = cases.flatMap(({ word, done }) =>
    STEPS.map((step) => ({ word, step, times: countOf[step](word), wanted: done.has(step) ? 1 : 0 })),
  );
  const wrong = found.filter(({ times, wanted }) => times !== wanted);
  const isTwice = ({ step, times, wanted }: (typeof wrong)[number]) => step === 'send' && times > wanted && wanted > 0;
  return {
    twice: wrong.filter(isTwice).map(({ word }) => word),
    faults: wrong
      .filter((one) => !isTwice(one))
      .map(({ step, word, times, wanted }) => `${step} of ${word}: ${times} times, not ${wanted}`),
  };
}

/** Users who were told another number than their invoice has now. */
function toldFaults(cases: readonly Case[], invoices: Records['invoice']): string[] {
  const numbers = new Map<string, string | undefined>(invoices.map(({ id, number }) => [id, number]));
  return cases.flatMap(({ word, invoice }) =>
    invoice?.number && numbers.get(invoice.id) !== invoice.number ? [`${word} was told another number`] : [],
  );
}

/** Compares what was asked with what there is: each write once, each mail, all numbers, and lists with records. */
export async function findings(product: Product, cases: readonly Case[]): Promise<Findings> {
  const { tenantId } = product;
  const [records, mails] = await Promise.all([recordsOf(tenantId), mailsIn(product)]);
  const { faults, twice } = stepFaults(cases, counts(records, mails));
  const counted = await scanned(tenantId, Object.keys(records));
  const lists = Object.entries(records).filter(([kind, rows]) => counted.get(kind) !== rows.length);
  const owed = await recountOutstanding(tenantId);
  return {
    faults: [
      ...faults,
      ...toldFaults(cases, records.invoice),
      ...lists.map(([kind, rows]) => `${kind}: ${counted.get(kind)} by a scan, not ${rows.length}`),
      ...numberFaults(records.invoice),
      ...(owed > 0 ? [`${owed} sums of what a company owes were wrong`] : []),
      ...(await disagreements(tenantId)),
    ],
    records: Object.values(records).reduce((sum, rows) => sum + rows.length, 0),
    invoices: records.invoice.filter(({ number }) => number).length,
    mails: [...mails.values()].reduce((sum, n) => sum + n, 0),
    twice,
  };
}
