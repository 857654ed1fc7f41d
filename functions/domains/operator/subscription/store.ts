import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { overRev, type Write } from '#functions/platform/data/write.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { Bill, OfferFields, SubscriptionFields } from '#shared/domains/operator/subscription/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/*
 * Subscriptions lie with the operator, each under the number of its client:
 *   get     pk operator#subscription#<no of the client>  sk R; gsi3 by SUBSCRIPTION_DUE while a job must look at it
 *   bills   in the same partition                        sk BILL#<key>
 *   offer   pk operator#subscriptionOffer#<1>            sk R
 */
export const OPERATOR = { tenantId: OPERATOR_TENANT } as const;
export const SUBSCRIPTION_DUE = 'subscription';
const NAME = 'subscription';

export const subscriptions = besideRecord<SubscriptionFields>(NAME, ({ lookAt }) =>
  lookAt ? { kind: SUBSCRIPTION_DUE, at: lookAt } : undefined,
);

/** The offer with the user who saved it: the bills are made in this user's name. */
export interface StoredOffer extends OfferFields {
  readonly savedBy: string;
}
export const OFFER_NO = 1;
export const offers = besideRecord<StoredOffer>('subscriptionOffer');

export interface StoredBill extends Bill {
  readonly rev: number;
}
const BILL = 'BILL#';

/** The bills of a client, the oldest first. */
export const billsOf = (clientNo: number): Promise<StoredBill[]> =>
  readAll<StoredBill>({ pk: recordPk(OPERATOR_TENANT, NAME, clientNo), prefix: BILL });

/** Writes a bill over the one that was read; a new one over none, so that a period is billed once. */
export function billWrite(clientNo: number, before: StoredBill | undefined, after: Bill): Write {
  const key = { pk: recordPk(OPERATOR_TENANT, NAME, clientNo), sk: `${BILL}${after.key}` };
  const Item = { ...after, ...key, rev: (before?.rev ?? 0) + 1 };
  return {
    item: { Put: { TableName: tableName(), Item, ...overRev(before?.rev ?? 0) } },
    refused: () => new AppError('stale'),
  };
}
