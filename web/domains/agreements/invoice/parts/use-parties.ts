import { useQuery } from '@tanstack/react-query';
import type { InvoiceParty } from '#shared/domains/agreements/invoice/party-schemas.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';

export type ShownParty = Pick<InvoiceParty, 'name' | 'address' | 'vatNumber'>;

/** Taken when it is issued; until then as the records have it now. */
export function useParties({ seller, buyer, bookkeepingId, bookkeepingName, company, locale }: Invoice) {
  const can = useCan();
  const isDraft = !seller;
  const books = useQuery({
    ...allMasters(bookkeepingContract.routes.list),
    enabled: isDraft && can('masterData.read'),
  }).data?.rows.find(({ id }) => id === bookkeepingId);
  const customer = useQuery({
    ...queryOf(companyContract.routes.get, { params: { id: company?.companyId ?? '' } }),
    enabled: isDraft && Boolean(company) && can('company.read'),
  }).data;
  const from: ShownParty = seller ?? {
    name: books?.legalName || bookkeepingName,
    address: books ? addressLines(books.address, locale) : [],
    vatNumber: books?.vatNumber ?? '',
  };
  const to: ShownParty | undefined =
    buyer ??
    (company && {
      name: company.name,
      address: customer ? addressLines(customer.address, locale) : [company.cityCountry].filter(Boolean),
      vatNumber: customer?.vatNumber ?? '',
    });
  return { from, to, books, customer };
}
