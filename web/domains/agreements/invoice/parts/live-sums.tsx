import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { InvoiceInput, InvoiceLine } from '#shared/domains/agreements/invoice/schemas.ts';
import { DocumentSums } from './document-sums.tsx';
import { liveTotals } from './form-model.ts';
import { useBooks } from './use-books.ts';

const NONE: readonly InvoiceLine[] = [];

/** Shows the totals of the invoice, updated at every key. */
export function LiveSums({ known = NONE }: { readonly known?: readonly InvoiceLine[] | undefined }) {
  const { t } = useLingui();
  const { cases } = useBooks();
  const filled = useWatch<InvoiceInput>();
  const totals = liveTotals(filled, cases, known);
  return (
    <section aria-label={t`Totals`} className="inv-live">
      <h2>{t`Totals`}</h2>
      <DocumentSums sums={totals} currency={filled.currency ?? ''} />
    </section>
  );
}
