import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { formatMoney } from '#web/platform/format.ts';
import './owed.css';

type OwedProps = Readonly<{ invoice: Pick<Invoice, 'type' | 'currency'>; minor: number }>;
/** An amount of a document as the buyer owes it: of a credit note it is taken off, and looks so. */
export const Owed = ({ invoice: { type, currency }, minor }: OwedProps) => (
  <span className={type === 'credit' ? 'num inv-minus' : 'num'}>
    {formatMoney(type === 'credit' ? -minor : minor, currency)}
  </span>
);
