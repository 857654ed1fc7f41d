import { OFFER_NO, OPERATOR, offers, subscriptions } from '#functions/domains/operator/subscription/store.ts';
import { bankAccountStore } from '#functions/domains/reference/bank-account/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { currencyStore } from '#functions/domains/reference/currency/store.ts';
import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { renewsOn } from '#shared/domains/operator/subscription/rules.ts';
import type { SubscriptionFields } from '#shared/domains/operator/subscription/schemas.ts';
import { BankAccountInput } from '#shared/domains/reference/bank-account/contract.ts';
import { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { defaultCurrencies } from '#shared/domains/reference/currency/defaults.ts';
import { PaymentTermInput } from '#shared/domains/reference/payment-term/contract.ts';
import { vatCasesFor } from '#shared/domains/reference/vat-rate/defaults.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { AGENCIES } from './data/agencies.ts';
import { type Sown, sow, sowRecords } from './sow.ts';
import type { Stage } from './stage.ts';
import { putWrites } from './writer.ts';

const OWN = {
  name: 'Backline',
  code: 'BL',
  legalName: 'Backline BV',
  vatNumber: 'NL859912345B01',
  address: { addressLine1: 'Keizersgracht 40', postalCode: '1015 CR', city: 'Amsterdam', countryId: 'NL' },
  currency: 'EUR',
  isDefault: true,
};
const TEAM = { name: 'Team', month: 2_900, year: 29_000 };
const LARGE = { name: 'Large', month: 4_500, year: 45_000 };
const TRIAL_DAYS = 14;

function books(stage: Stage) {
  const currencies = sow(stage, currencyStore, defaultCurrencies({ currency: 'EUR', locale: 'en-gb' }));
  const vat = sow(stage, vatRateStore, vatCasesFor('NL'));
  const terms = sow(stage, paymentTermStore, [
    PaymentTermInput.parse({ name: '14 days', days: 14, text: 'Payable within 14 days', isDefault: true }),
  ]);
  const account = { name: 'Main account', holder: OWN.legalName, iban: 'NL91ABNA0417164300', currency: 'EUR' };
  const banks = sow(stage, bankAccountStore, [BankAccountInput.parse(account)]);
  const referred = {
    vatRateId: vat.rows.find(({ isDefault }) => isDefault)?.id,
    paymentTermId: terms.rows[0]?.id,
    bankAccountId: banks.rows[0]?.id,
  };
  const made = sow(stage, bookkeepingStore, [BookkeepingInput.parse({ ...OWN, ...referred })]);
  return { masters: [currencies, vat, terms, banks, made] as readonly Pick<Sown<never>, 'plant'>[], made };
}

const companyOf = ({ legalName, email, address, vatNumber }: (typeof AGENCIES)['northlight']) =>
  CompanyInput.parse({ name: legalName, roles: ['management'], email, address, vatNumber });

type Terms = Pick<SubscriptionFields, 'plan' | 'period' | 'anchor' | 'billed' | 'state' | 'lookAt'>;
const looking = (terms: Omit<Terms, 'lookAt'>): Terms => ({ ...terms, lookAt: `${renewsOn(terms)}T00:00:00.000Z` });
/** The first agency has paid for a year. The others try the product. */
const termsOf = (today: string, isFirst: boolean): Terms =>
  isFirst
    ? looking({ plan: LARGE, period: 'year', anchor: addDays(today, -40), billed: 1, state: 'active' })
    : looking({ plan: TEAM, period: 'month', anchor: addDays(today, 10), billed: 0, state: 'trial' });

/** Plants the bookkeeping of the operator, its plans, and the subscriptions of the agencies. */
export async function plantSubscriptions(
  stage: Stage,
  clients: readonly Stored<ClientInput>[],
  savedBy: Stored<UserFields>,
): Promise<void> {
  const log = stage.random.fork('business');
  const { masters, made } = books(stage);
  for (const one of masters) await one.plant(log);
  const companies = sowRecords(stage, companyStore, Object.values(AGENCIES).map(companyOf));
  await companies.plant(log);
  const bookkeepingId = made.rows[0]?.id ?? '';
  const at = `${addDays(stage.today, -1)}T09:00:00.000Z`;
  const meta = { rev: 1, createdAt: at, updatedAt: at };
  const offer = { bookkeepingId, trialDays: TRIAL_DAYS, plans: [TEAM, LARGE], savedBy: savedBy.id };
  const rows: Write[] = clients.map((client, i) => {
    const own: SubscriptionFields = {
      clientId: client.id,
      companyId: companies.rows[i]?.id ?? '',
      bookkeepingId,
      currency: 'EUR',
      ...termsOf(stage.today, i === 0),
    };
    return subscriptions.write(OPERATOR, undefined, { ...own, ...meta, no: client.no, id: client.id });
  });
  await putWrites([offers.write(OPERATOR, undefined, { ...offer, ...meta, no: OFFER_NO, id: savedBy.id }), ...rows]);
}
