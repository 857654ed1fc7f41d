import { invitationOf } from '#functions/domains/identity/user/public/invitation.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { currencyStore } from '#functions/domains/reference/currency/store.ts';
import { statusStore } from '#functions/domains/reference/status/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { commit, outsideIdempotency } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { findOrCreatePerson } from '#functions/platform/session/identity.ts';
import { countryOfZone } from '#shared/data/time-zones.ts';
import { firstAdministrator } from '#shared/domains/identity/user/rules.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { defaultCurrencies } from '#shared/domains/reference/currency/defaults.ts';
import { defaultStatuses } from '#shared/domains/reference/status/defaults.ts';
import { defaultVatRates } from '#shared/domains/reference/vat-rate/defaults.ts';
import { englishIn } from '#shared/kernel/text/locale.ts';

/** Creates the statuses, currencies and VAT rates that an agency begins with. The agency may change all of them. */
async function giveDefaults(agency: TenantContext, { currency, locale, zone }: ClientInput): Promise<void> {
  for (const status of defaultStatuses()) await statusStore.create(agency, status);
  for (const one of defaultCurrencies({ currency, locale })) await currencyStore.create(agency, { ...one, sort: 0 });
  for (const one of defaultVatRates(countryOfZone(zone))) await vatRateStore.create(agency, { ...one, sort: 0 });
}

/** Creates an agency, its lists first. The agency exists with a user who can sign in, or it does not exist at all. */
export const handler = endpoint(adminoneContract.routes.createClient, async ({ body, ctx }) => {
  const { administrator, ...fields } = body;
  const operators = { ...ctx, tenantId: OPERATOR_TENANT };
  const locale = englishIn(fields.locale, countryOfZone(fields.zone));
  const client = await clientStore.prepare(operators, { ...fields, locale, isActive: true });
  const agency = { ...ctx, tenantId: client.id };
  await outsideIdempotency(() => giveDefaults(agency, client));
  const sub = await findOrCreatePerson(administrator.email);
  const user = await userStore.prepare(agency, firstAdministrator(client, administrator, sub));
  await commit([
    ...clientStore.writes(operators, undefined, client),
    ...userStore.writes(agency, undefined, user, { action: 'invite', outbox: [invitationOf(operators, user)] }),
  ]);
  return client;
});
