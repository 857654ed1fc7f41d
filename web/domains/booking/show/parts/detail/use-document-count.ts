import { useQuery } from '@tanstack/react-query';
import { useCan } from '#web/platform/me.ts';
import { showDocumentCounts } from '../../document-queries.ts';

/** How many documents a show has, of the kinds that the reader may see. `undefined`: there is no tab for them. */
export function useDocumentCount(showId: string): number | undefined {
  const can = useCan();
  const { contract, quote, purchaseAgreement, invoice } = showDocumentCounts(showId);
  const counts = [
    useQuery({ ...contract, enabled: can('contract.read') }).data,
    useQuery({ ...quote, enabled: can('quote.read') }).data,
    useQuery({ ...purchaseAgreement, enabled: can('purchaseAgreement.read') }).data,
    useQuery({ ...invoice, enabled: can('invoice.read') }).data,
  ];
  const isSeen = (['contract', 'quote', 'purchaseAgreement', 'invoice'] as const).some((kind) => can(`${kind}.read`));
  return isSeen ? counts.reduce<number>((sum, count = 0) => sum + count, 0) : undefined;
}
