import type { QueryClient } from '@tanstack/react-query';

/** What a document says, what was paid of it and what its company owes: all is asked again after a write. */
export const invoiceWritten = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => /^(invoice\.|payment\.|company\.riskInfo)/.test(String(queryKey[0])),
  });
