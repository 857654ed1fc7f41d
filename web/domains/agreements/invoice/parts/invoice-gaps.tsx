import { type Gap, missingIn } from '#shared/domains/agreements/agreement/gaps.ts';
import { isCredit, isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { BOOKKEEPING_PAGE, GapCount, ToFillIn } from '#web/domains/agreements/agreement/widgets/to-fill-in.tsx';
import { useParties } from './use-parties.ts';

/** The parts that a draft would miss if it were issued now. Readers without a right to the records see none. */
function useGaps(invoice: Invoice): Gap[] {
  const { from, to, books, customer } = useParties(invoice);
  if (isIssued(invoice)) return [];
  return missingIn({
    agency: books && from,
    partner: customer && to,
    // The agency collects what it invoices for an artist.
    iban: books && !books.isArtists && !isCredit(invoice) ? (books.bankAccountId ?? '') : undefined,
    chargesVat: invoice.lines.some(({ vat }) => vat.rate > 0),
  });
}

/** At the head of a draft. */
export const InvoiceGapCount = ({ invoice }: { readonly invoice: Invoice }) => <GapCount gaps={useGaps(invoice)} />;

/** The missing parts of a draft, before it is issued. */
export function InvoiceGaps({ invoice }: { readonly invoice: Invoice }) {
  const { company, bookkeepingId } = invoice;
  const pageOf = (gap: Gap) =>
    gap.startsWith('partner') ? `/company/${company?.companyId ?? ''}/edit` : `${BOOKKEEPING_PAGE}/${bookkeepingId}`;
  return <ToFillIn gaps={useGaps(invoice)} partner={company?.name ?? ''} pageOf={pageOf} />;
}
