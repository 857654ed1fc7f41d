import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import type { Stage } from './stage.ts';
import type { Draft } from './writer.ts';

type Made = readonly Draft<InvoiceFields>[];
const OBJECTION = 'The bar was open, so the catering for the crew was ours. Please take it off.';

const payerOf = ({ company, contact }: InvoiceFields): string => contact?.fullName ?? company?.name ?? '';
const changed = (made: Made, chosen: Draft<InvoiceFields> | undefined, more: Partial<InvoiceFields>) =>
  made.map((one) => (one === chosen ? { ...one, record: { ...one.record, ...more } } : one));

/** Has one payer dispute a part, another announce a payment, and one draft wait for its review. */
export function withTalk({ today }: Stage, made: Made): Draft<InvoiceFields>[] {
  const at = `${addDays(today, -1)}T14:20:00.000Z`;
  const open = made.filter(({ record }) => record.type === 'invoice' && openAmount(record) > 0 && !record.credits);
  const [disputed, announced] = open;
  const waiting = made.find(({ record }) => record.stage === 'draft');
  const { id = '', total = 0 } = disputed?.record ?? {};
  const amount = Math.min(Math.round(total / 10), disputed ? openAmount(disputed.record) : 0);
  const by = { linkId: id, name: disputed ? payerOf(disputed.record) : '' };
  const dispute = { id, at, by, category: 'performance' as const, text: OBJECTION, amount, files: [] };
  const saidPaid = { on: addDays(today, -2), reference: 'TRF 20418', at };
  return changed(
    changed(changed(made, disputed, { dispute, sentAt: at }), announced, {
      saidPaid: { ...saidPaid, by: announced ? payerOf(announced.record) : '' },
      sentAt: at,
    }),
    waiting,
    { stage: 'review', ...(waiting ? { review: { by: waiting.record.owner, at } } : {}) },
  );
}
