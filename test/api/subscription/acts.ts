import { advance } from '#functions/domains/operator/subscription/public/advance.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { contentContract } from '#shared/domains/identity/content/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { type Caller, call, ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { inDays, type Subscribed } from './operator.ts';

const { get, invoices } = subscriptionContract.routes;

/** Does what is due on a day, so many days from today. */
export const go = ({ tenantId }: Subscribed, days = 0) => advance(noOf(tenantId), inDays(days));
export const now = async ({ users }: Subscribed) => {
  const { subscription } = await ok(get, users.administrator, {});
  if (!subscription) throw new Error('no subscription');
  return subscription;
};
export const bills = async ({ users }: Subscribed) => (await ok(invoices, users.administrator, {})).rows;
/** Writes something, as an administrator of the agency. */
export const write = ({ users }: Subscribed) =>
  call(artistContract.routes.create, users.administrator, { body: { name: `A ${crypto.randomUUID()}` } });
/** Brings what users carry of their agency up to date, as the promised work does. */
export const refreshUsers = ({ tenantId }: Subscribed) => deliver(OPERATOR_TENANT, 'agencyChanged', { id: tenantId });
/** Does what a user may do for themselves in an agency that can only read. */
export async function ownActs(user: Caller): Promise<void> {
  const { accept, read } = contentContract.routes;
  const { version, hash, locale } = await ok(read, user, { params: { kind: 'terms' as const }, query: {} });
  await ok(accept, user, { body: { version, hash, locale } });
  await ok(userContract.routes.changeName, user, { body: { name: 'Anna New' } });
}
