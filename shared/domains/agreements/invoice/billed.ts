import { shareOut } from '#shared/kernel/money/money.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { sumOf } from './calculation.ts';
import { isCredit } from './kinds.ts';
import type { InvoiceFields } from './schemas.ts';

/** The parts of a document that say how much of a show it bills. */
export type Bill = Pick<InvoiceFields, 'type' | 'lines' | 'groups' | 'shows'>;

/** Net amounts by the code of their VAT case. */
export type NetByVat = ReadonlyMap<string, number>;

const linesOf = ({ lines, shows }: Bill, showId: Id): Bill['lines'] => {
  const isOnly = shows.length === 1 && shows[0]?.showId === showId;
  return lines.filter((line) => (line.showId ? line.showId === showId : isOnly));
};

/**
 * The net amounts that a document bills for a show, all discounts taken off. A credit note counts negative. A line
 * without a show belongs to the document's only show, and to none where the document has several.
 */
export function billedBy(document: Bill, showId: Id): NetByVat {
  const ours = new Set(linesOf(document, showId));
  const sign = isCredit(document) ? -1 : 1;
  const billed = new Map<string, number>();
  for (const { vat, rate, taxable } of document.groups) {
    const group = document.lines.filter((line) => line.vat.code === vat && line.vat.rate === rate);
    const [own, others] = [group.filter((line) => ours.has(line)), group.filter((line) => !ours.has(line))];
    if (own.length === 0) continue;
    const nets = [own, others].map((lines) => sumOf(lines.map(({ net }) => net)));
    const part = others.length === 0 ? taxable : (shareOut(taxable, nets)[0] ?? 0);
    billed.set(vat, (billed.get(vat) ?? 0) + sign * part);
  }
  return billed;
}

/** Adds amounts up, VAT case by VAT case. */
export function addedUp(all: readonly NetByVat[]): NetByVat {
  const sum = new Map<string, number>();
  for (const each of all) for (const [vat, net] of each) sum.set(vat, (sum.get(vat) ?? 0) + net);
  return sum;
}

/** All of it, whatever the VAT. */
export const netOf = (billed: NetByVat): number => sumOf([...billed.values()]);

/**
 * How much of each earlier bill comes off an agreed amount, in their order: together never more than was agreed, so
 * that what was billed besides the fee never lowers the fee below nothing.
 */
export function deductions(agreed: number, billed: readonly number[]): number[] {
  let left = Math.max(0, agreed);
  return billed.map((net) => {
    const off = Math.min(Math.max(0, net), left);
    left -= off;
    return off;
  });
}
