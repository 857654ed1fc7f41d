import { payoutStore } from '#functions/domains/agreements/payout/store.ts';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import { plannedPayout } from '#shared/domains/agreements/payout/rules.ts';
import type { PayoutFields } from '#shared/domains/agreements/payout/schemas.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { companySummary } from '#shared/domains/relations/company/rules.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import type { Material } from './agreements.ts';
import { type Stage, savedAt } from './stage.ts';
import { type Draft, draft, plant } from './writer.ts';

const BILLED = ['invoiceReceived', 'approved', 'paid'];

/** Adds the payee, the artist's invoice and its approval to a purchase agreement that is so far. */
export function billed(
  stage: Stage,
  fields: PurchaseFields,
  { number, artists }: Pick<ShowFields, 'number' | 'artists'>,
  { cast }: Material,
): PurchaseFields {
  const random = stage.random.fork(`bill of ${number}`);
  if (fields.stage === 'cancelled') return { ...fields, cancelReason: 'The artist fell ill.' };
  const payee = random.pick(cast.companies.filter(({ roles }) => roles.includes('management')));
  if (fields.stage === 'signed') return { ...fields, ...(payee ? { company: companySummary(payee) } : {}) };
  if (!BILLED.includes(fields.stage)) return fields;
  const amount = agreementTotals(fields.document.lines).gross;
  const date = addDays(stage.today, -random.int(3, 12));
  const isPaid = fields.stage === 'paid';
  const approval = { userId: fields.owner.userId, name: fields.owner.name, at: `${addDays(date, 2)}T10:00:00.000Z` };
  return {
    ...fields,
    ...(payee ? { company: companySummary(payee) } : {}),
    signedAt: `${addDays(date, -1)}T10:00:00.000Z`,
    artistInvoice: {
      number: `${artists[0]?.name.slice(0, 3).toUpperCase() ?? 'INV'}-${random.int(100, 999)}`,
      date,
      amount,
    },
    ...(fields.stage === 'invoiceReceived'
      ? {}
      : { approval, payouts: { planned: amount, paid: isPaid ? amount : 0 } }),
  };
}

function payoutOf(stage: Stage, { record }: Draft<PurchaseFields>, index: number): Draft<PayoutFields> {
  const random = stage.random.fork(`payout of ${record.number}`);
  const planned = plannedPayout({ ...record, payouts: { planned: 0, paid: 0 } }, stage.today);
  const fields: PayoutFields = {
    ...planned,
    date: addDays(stage.today, record.stage === 'paid' ? -1 : random.int(0, 9)),
    agreement: { id: record.id, number: record.number },
    currency: record.document.currency,
    artistIds: record.artistIds,
    artists: record.artists,
    ...(record.company ? { company: record.company } : {}),
    ...(record.stage === 'paid' ? { paidOn: addDays(stage.today, -1) } : {}),
  };
  return draft(random, savedAt(stage, random, 2, record.owner), index + 1, fields);
}

/** Plants one payout for each approved purchase agreement. */
export async function plantPayouts(stage: Stage, purchases: readonly Draft<PurchaseFields>[]): Promise<void> {
  const due = purchases.filter(({ record }) => record.stage === 'approved' || record.stage === 'paid');
  const made = due.map((purchase, index) => payoutOf(stage, purchase, index));
  await plant(payoutStore, stage.tenantId, made, stage.random.fork('payout log'));
}
