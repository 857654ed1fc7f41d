import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { defaultStatuses } from '#shared/domains/reference/status/defaults.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import type { CallOf, Route } from '#shared/kernel/contract/route.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { good, type Person, type Product } from './product.ts';

export interface Masters {
  readonly artistIds: readonly string[];
  readonly companyId: string;
  readonly statusId: string;
  readonly bookkeepingId: string;
  readonly vatRateId: string;
}
const ARTISTS = 8;

/** Gives the agency of a drill what its shows and invoices refer to, by its API. */
export async function makeMasters({ cloud, people }: Product): Promise<Masters> {
  const make = <R extends Route>(route: R, call: CallOf<R>) => good(cloud, people[0] as Person, route, call);
  await make(currencyContract.routes.create, { body: { name: 'EUR', code: 'EUR' } });
  const vat = { name: 'Low', code: 'NL-LOW', rate: 9000, category: 'S' as const };
  const { id: vatRateId } = await make(vatRateContract.routes.create, { body: vat });
  const days = { name: '14 days', days: 14, text: 'Within 14 days' };
  const { id: paymentTermId } = await make(paymentTermContract.routes.create, { body: days });
  const account = { name: 'Main', holder: 'Drill', iban: 'NL91ABNA0417164300', currency: 'EUR' as const };
  const { id: bankAccountId } = await make(bankAccountContract.routes.create, { body: account });
  const book = {
    name: 'Main book',
    code: 'MAIN',
    legalName: 'Drill BV',
    vatNumber: 'NL123456789B01',
    address: { city: 'Amsterdam', countryId: 'NL' },
    vatRateId,
    paymentTermId,
    bankAccountId,
    isDefault: true,
  };
  const { id: bookkeepingId } = await make(bookkeepingContract.routes.create, { body: book });
  const address = { addressLine1: 'Kade 1', city: 'Utrecht', countryId: 'NL' };
  const buyer = { name: 'Drill Presents', roles: ['promoter' as const], address };
  const { id: companyId } = await make(companyContract.routes.create, { body: buyer });
  const option = defaultStatuses().find(({ mainArea, name }) => mainArea === 'show' && name === 'Option');
  if (!option) throw new Error('no status is called Option');
  const { sort: _sort, ...status } = option;
  const { id: statusId } = await make(statusContract.routes.create, { body: status });
  const artistIds: string[] = [];
  for (let i = 0; i < ARTISTS; i++)
    artistIds.push((await make(artistContract.routes.create, { body: { name: `Artist ${i}` } })).id);
  return { artistIds, companyId, statusId, bookkeepingId, vatRateId };
}

/** Each show has an artist and a night of its own: rivals for one would be written too. */
function nightOf({ artistIds }: Masters, no: number) {
  const day = addDays('2027-01-01', Math.floor(no / artistIds.length));
  return {
    start: `${day}T20:00`,
    end: `${day}T22:00`,
    artistIds: [artistIds[no % artistIds.length] as string],
  };
}
export const showBody = (masters: Masters, no: number, word: string) => ({
  ...nightOf(masters, no),
  description: word,
  statusId: masters.statusId,
});
export const invoiceBody = ({ bookkeepingId, companyId, vatRateId }: Masters, word: string) => ({
  bookkeepingId,
  companyId,
  locale: 'en' as const,
  currency: 'EUR' as const,
  lines: [{ text: word, priceC: 10_000_00, vatRateId }],
});
