import { acceptanceWrite } from '#functions/domains/identity/content/store.ts';
import { foundAgency, localeIn } from '#functions/domains/operator/adminone/public/found-agency.ts';
import { firstSubscription } from '#functions/domains/operator/subscription/public/start.ts';
import { bankAccountStore } from '#functions/domains/reference/bank-account/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { brandStore } from '#functions/domains/reference/brand/store.ts';
import { firstSetting, settingStore } from '#functions/domains/reference/client/public/agency.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { linkOf } from '#functions/domains/relations/link/store.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { type Answered, answered, provisioned } from '#shared/domains/operator/client-onboarding/rules.ts';
import { BankAccountInput } from '#shared/domains/reference/bank-account/contract.ts';
import { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { BrandInput } from '#shared/domains/reference/brand/contract.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { SettingFields } from '#shared/domains/reference/client/setting.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type Onboarding, onboardingOf, onboardingStore } from '../store.ts';

const TRIES = 10;

function clientFrom({ clientId }: Onboarding, answers: Answered, now: Date): Stored<ClientInput> {
  const { company, books, region, plan } = answers;
  const { zone } = region;
  const own = { name: company.name, zone, currency: books.currency, locale: localeIn(region) };
  const fields = ClientInput.parse({ ...own, maxUsers: plan.seats });
  const at = now.toISOString();
  return { ...fields, id: clientId, no: noOf(clientId), rev: 1, createdAt: at, updatedAt: at };
}

/** Builds the settings, the brand, the bank account and the bookkeeping that an agency begins with. */
async function firstRecords(agency: TenantContext, { company, brand, books, region }: Answered): Promise<Write[]> {
  const { address, vatNumber, registerNumber } = company;
  const { legalName, holder, iban, bic, currency } = books;
  const { logoSize, ...look } = brand;
  const rates = await vatRateStore.all(agency);
  const face = {
    ...BrandInput.parse({ name: company.name, isDefault: true, ...look }),
    sort: 0,
    bytes: { logoKey: logoSize, iconKey: 0 },
  };
  const paid = { name: `${legalName} ${currency}`.slice(-100), isDefault: true, holder, iban, bic, currency };
  const [ownBrand, account] = await Promise.all([
    brandStore.prepare(agency, face),
    bankAccountStore.prepare(agency, { ...BankAccountInput.parse(paid), sort: 0 }),
  ]);
  const book = BookkeepingInput.parse({
    name: legalName,
    code: 'MAIN',
    isDefault: true,
    legalName,
    address,
    vatNumber,
    registerNumber,
    currency,
    zone: region.zone,
    brandId: ownBrand.id,
    bankAccountId: account.id,
    vatRateId: rates.find(({ isDefault }) => isDefault)?.id,
  });
  const setting = SettingFields.parse({ address, vatNumber, registerNumber });
  return [
    ...brandStore.writes(agency, undefined, ownBrand),
    ...bankAccountStore.writes(agency, undefined, account),
    ...bookkeepingStore.writes(agency, undefined, await bookkeepingStore.prepare(agency, { ...book, sort: 0 })),
    ...settingStore.writes(agency, undefined, firstSetting(agency, setting)),
  ];
}

/** Builds the subscription that the agency chose. Its bills go to the first user. */
function subscriptionOf(now: Date, client: Stored<ClientInput>, { company, books, user, plan }: Answered) {
  const { address, vatNumber } = company;
  const billing = { name: books.legalName, address, vatNumber, email: user.email, reference: '' };
  return firstSubscription(now, client, { period: plan.period, billing });
}

/**
 * Opens the agency of a submitted onboarding. Several may try at once, or after a kill: the transaction that creates
 * the agency also ends the onboarding, so that only one of them does it.
 */
export const provision = (now: Date, id: Id): Promise<Onboarding> =>
  retryOvertaken(async () => {
    const before = await onboardingOf(id);
    if (before.stage !== 'submitted') return before;
    const { sender } = await linkOf(OPERATOR_TENANT, 'clientOnboarding', before.linkId);
    const ctx = { tenantId: OPERATOR_TENANT, now, actor: { userId: sender.userId, name: sender.name } };
    const answers = answered(before);
    const after = onboardingStore.next(ctx, before, provisioned(before, now.toISOString()));
    const client = clientFrom(before, answers, now);
    await foundAgency(ctx, {
      client,
      administrator: answers.user,
      extra: async (agency) => [
        ...(await firstRecords(agency, answers)),
        ...(await subscriptionOf(now, client, answers)),
        acceptanceWrite({ ...answers.terms, subjectId: id }),
        ...onboardingStore.writes(ctx, before, after, { action: 'provision' }),
      ],
    });
    return after;
  }, TRIES);
