import type { QueryClient } from '@tanstack/react-query';
import type { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { saveFile } from '#web/ui/export/save-file.ts';

/** Reloads payouts and their agreements after a write. */
export const payoutWritten = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => /^(payout|purchase-agreement)\./.test(String(queryKey[0])),
  });

type PayoutFile = OutputOf<typeof payoutContract.routes.file>;
export const saveBankFile = ({ name, xml }: Pick<PayoutFile, 'name' | 'xml'>): void =>
  saveFile(name, new Blob([xml], { type: 'application/xml' }));
