import { invitationOf } from '#functions/domains/identity/user/public/invitation.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { currencyStore } from '#functions/domains/reference/currency/store.ts';
import { statusStore } from '#functions/domains/reference/status/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit, outsideIdempotency, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { findOrCreatePerson } from '#functions/platform/session/identity.ts';
import { countryOfZone } from '#shared/data/time-zones.ts';
import { firstAdministrator } from '#shared/domains/identity/user/rules.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { defaultCurrencies } from '#shared/domains/reference/currency/defaults.ts';
import { defaultStatuses } from '#shared/domains/reference/status/defaults.ts';
import { defaultVatRates } from '#shared/domains/reference/vat-rate/defaults.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { englishIn, type Locale } from '#shared/kernel/text/locale.ts';

/** The language of a new agency: English writes its dates the way of the agency's country. */
export const localeIn = ({ locale, zone }: Pick<ClientInput, 'locale' | 'zone'>): Locale =>
  englishIn(locale, countryOfZone(zone));

/**
 * Creates the statuses, currencies and VAT rates that an agency begins with. The agency may change all of them. A
 * repeat skips those that are there.
 */
async function giveDefaults(agency: TenantContext, { currency, locale, zone }: ClientInput): Promise<void> {
  const once = (work: Promise<unknown>) => unlessRefused('exists', work);
  for (const status of defaultStatuses()) await once(statusStore.create(agency, status));
  for (const one of defaultCurrencies({ currency, locale }))
    await once(currencyStore.create(agency, { ...one, sort: 0 }));
  for (const one of defaultVatRates(countryOfZone(zone))) await once(vatRateStore.create(agency, { ...one, sort: 0 }));
}

interface Founding {
  readonly client: Stored<ClientInput>;
  readonly administrator: Pick<UserFields, 'name' | 'email'>;
  /** Builds more writes of the transaction that creates the agency. The lists are there already. */
  readonly extra?: (agency: TenantContext) => Promise<readonly Write[]>;
}
/** Creates an agency, its lists first. The agency exists with a user who can sign in, or it does not exist at all. */
export async function foundAgency(ctx: TenantContext, { client, administrator, extra }: Founding): Promise<void> {
  const operators = { ...ctx, tenantId: OPERATOR_TENANT };
  const agency = { ...ctx, tenantId: client.id };
  await outsideIdempotency(() => giveDefaults(agency, client));
  const sub = await findOrCreatePerson(administrator.email);
  const user = await userStore.prepare(agency, firstAdministrator(client, administrator, sub));
  await commit([
    ...clientStore.writes(operators, undefined, client),
    ...userStore.writes(agency, undefined, user, { action: 'invite', outbox: [invitationOf(operators, user)] }),
    ...((await extra?.(agency)) ?? []),
  ]);
}
