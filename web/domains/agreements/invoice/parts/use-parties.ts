import { useQuery } from '@tanstack/react-query';
import type { InvoiceParty } from '#shared/domains/agreements/invoice/party-schemas.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { type Bookkeeping, bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';

export type ShownParty = Pick<InvoiceParty, 'name' | 'address' | 'vatNumber'>;

/** The party of a bookkeeping as it is now. */
const partyOf = ({ name, legalName, address, vatNumber }: Bookkeeping, locale: Locale): ShownParty => ({
  name: legalName || name,
  address: addressLines(address, locale),
  vatNumber,
});

/** Taken when it is issued; until then as the records have it now. The agency buys what is self-billed. */
export function useParties({ seller, buyer, bookkeepingId, bookkeepingName, company, selfBill, locale }: Invoice) {
  const can = useCan();
  const isDraft = !seller;
  const { data } = useQuery({
    ...allMasters(bookkeepingContract.routes.list),
    enabled: isDraft && can('masterData.read'),
  });
  const bookkeeping = (wanted: string | undefined) => data?.rows.find(({ id }) => id === wanted);
  const [books, agency] = [bookkeeping(bookkeepingId), bookkeeping(selfBill?.bookkeepingId)];
  const customer = useQuery({
    ...queryOf(companyContract.routes.get, { params: { id: company?.companyId ?? '' } }),
    enabled: isDraft && Boolean(company) && can('company.read'),
  }).data;
  const unknown = { name: bookkeepingName, address: [], vatNumber: '' };
  const from: ShownParty = seller ?? (books ? partyOf(books, locale) : unknown);
  const to: ShownParty | undefined =
    buyer ??
    (agency && partyOf(agency, locale)) ??
    (company && {
      name: company.name,
      address: customer ? addressLines(customer.address, locale) : [company.cityCountry].filter(Boolean),
      vatNumber: customer?.vatNumber ?? '',
    });
  return { from, to, books, customer };
}
