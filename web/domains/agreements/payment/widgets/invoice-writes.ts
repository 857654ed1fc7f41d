import type { QueryClient } from '@tanstack/react-query';

/** Reloads invoices, payments, the company's debts and purchases after a write. */
export const invoiceWritten = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) =>
      /^(invoice\.|payment\.|company\.riskInfo|purchase-agreement\.)/.test(String(queryKey[0])),
  });
