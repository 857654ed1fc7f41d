import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { isPurchase } from './kinds.ts';
import { BLANK_INVOICE } from './rules.ts';
import type { InvoiceFields, InvoiceInput } from './schemas.ts';
import type { Acceptance, SelfBill } from './self-bill-schemas.ts';
import type { VatCase } from './vat-case.ts';

type Billed = Pick<InvoiceFields, 'type' | 'stage' | 'selfBill' | 'review'>;

/** The purchase of a draft that waits for its artist. */
export function awaitingArtist({ selfBill, stage }: Billed): SelfBill {
  if (!selfBill || stage !== 'review') throw new AppError('document.badTransition');
  return selfBill;
}

type Accepted = Acceptance & { readonly linkId?: Id };
/** Notes that the artist accepts. The day lies between the day when it was sent and today. */
export function acceptedBy<I extends Billed>(invoice: I, accepted: Accepted, days: Days): I {
  const selfBill = awaitingArtist(invoice);
  if (accepted.on > days.today || accepted.on < days.sentOn) throw new AppError('selfBill.wrongDay', { field: 'on' });
  return { ...invoice, selfBill: { ...selfBill, accepted } };
}
interface Days {
  readonly today: LocalDate;
  readonly sentOn: LocalDate;
}

/** Takes silence as acceptance, once the days that the agreement on file gives are over. */
export function silentlyAccepted<I extends Billed>(invoice: I, { today, sentOn }: Days, days: number): I | undefined {
  const { selfBill, stage } = invoice;
  if (!selfBill || selfBill.accepted || stage !== 'review' || days <= 0) return undefined;
  const on = addDays(sentOn, days);
  return on < today
    ? { ...invoice, selfBill: { ...selfBill, accepted: { on, name: '', isSilence: true } } }
    : undefined;
}

/** Refuses to issue a self-billed invoice that the artist did not accept. A credit note needs no acceptance. */
export function checkAccepted({ type, stage, selfBill }: Billed): void {
  if (type === 'selfBilled' && !(stage === 'review' && selfBill?.accepted)) throw new AppError('selfBill.notAccepted');
}

/** Takes a purchase as settled with its issue: the payouts of its agreement pay it. */
export const settledAsPurchase = <I extends InvoiceFields>(invoice: I): I =>
  isPurchase(invoice) ? { ...invoice, credited: invoice.total } : invoice;

interface PurchaseLine {
  readonly text: string;
  readonly net: number;
  readonly vatRate: number;
}
interface SelfBillSource
  extends Pick<InvoiceInput, 'bookkeepingId' | 'locale' | 'currency' | 'supplyFrom' | 'supplyTo'> {
  readonly lines: readonly PurchaseLine[];
  readonly showIds: readonly Id[];
  readonly artistIds: readonly Id[];
  readonly ownerId: Id;
  /** The domestic cases of the artist. */
  readonly home: readonly VatCase[];
  /** The case of a sale from the artist to the agency. */
  readonly usual: VatCase;
}
/** The case of a line: that of the sale, or the domestic one of the rate that was agreed. */
function caseOf({ usual, home }: SelfBillSource, rate: number): VatCase {
  if (usual.rate === rate) return usual;
  return home.find((one) => one.rate === rate) ?? usual;
}

/** Fills the invoice of a purchase agreement: its lines at its prices. */
export function selfBillInput(source: SelfBillSource): InvoiceInput {
  const { lines, home: _home, usual: _usual, showIds, artistIds, ...own } = source;
  return {
    ...own,
    ...BLANK_INVOICE,
    showIds: [...showIds],
    artistIds: [...artistIds],
    date: '',
    dueDate: '',
    tagIds: [],
    lines: lines
      .filter(({ net }) => net !== 0)
      .map(({ text, net, vatRate }) => ({
        text,
        quantity: net < 0 ? -1000 : 1000,
        unit: 'C62' as const,
        priceC: Math.abs(net) * 100,
        discountRate: 0,
        discount: 0,
        vatRateId: caseOf(source, vatRate).id,
      })),
  };
}
