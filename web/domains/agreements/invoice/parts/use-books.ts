import { useSuspenseQuery } from '@tanstack/react-query';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';

/** The lists an invoice's form starts from, whole: it has to propose out of them. */
export function useBooks() {
  const books = useSuspenseQuery(allMasters(bookkeepingContract.routes.list)).data.rows;
  const cases = useSuspenseQuery(allMasters(vatRateContract.routes.list)).data.rows;
  const terms = useSuspenseQuery(allMasters(paymentTermContract.routes.list)).data.rows;
  return { books, cases, terms };
}
export type Books = ReturnType<typeof useBooks>;
