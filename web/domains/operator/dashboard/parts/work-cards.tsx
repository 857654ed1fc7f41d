import { NeedsMeCard } from '#web/domains/journeys/advancing/widgets/needs-me-card.tsx';
import { useCan } from '#web/platform/me.ts';
import { InvoiceWorkCard } from './invoice-work-card.tsx';
import { OverdueCard } from './overdue-card.tsx';
import { SignaturesCard } from './signatures-card.tsx';
import { UnsignedCard } from './unsigned-card.tsx';

/** The cards of work that waits for somebody. They come together, as one file behind the start. */
export function WorkCards({ today }: { readonly today: string }) {
  const can = useCan();
  return (
    <>
      {can('invoice.read') && <InvoiceWorkCard />}
      {can('invoice.read') && <OverdueCard today={today} />}
      {can('esign.read') && <SignaturesCard />}
      {can('advancing.read') && <NeedsMeCard />}
      {can('contract.read') && <UnsignedCard today={today} />}
    </>
  );
}
