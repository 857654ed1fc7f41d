import { clientStore } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { renewsOn } from '#shared/domains/operator/subscription/rules.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { billsOf, OPERATOR, subscriptions } from '../store.ts';
import { renewalOf } from '../view.ts';

export const handler = endpoint(subscriptionContract.routes.ofClients, async ({ body }) => {
  const nos = body.clientIds.map(noOf);
  const [found, clients] = await Promise.all([subscriptions.many(OPERATOR, nos), clientStore.many(OPERATOR, nos)]);
  const rows = await Promise.all(
    found.map(async (subscription) => {
      const client = clients.find(({ id }) => id === subscription.clientId);
      if (!client || !body.clientIds.includes(client.id)) return [];
      const { clientId, state, currency, plan } = subscription;
      const problem = (await billsOf(client.no)).find((bill) => !bill.isClosed && bill.problem)?.problem;
      const renewal = renewalOf({ subscription, client });
      const row = { clientId, state, currency, plan: plan.name, renewsOn: renewsOn(subscription), renewal };
      return [{ ...row, ...(problem ? { problem } : {}) }];
    }),
  );
  return { rows: rows.flat() };
});
