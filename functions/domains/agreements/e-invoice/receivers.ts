import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { canReceive } from '#functions/platform/authority/access-point.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Profile } from '#shared/domains/agreements/e-invoice/codes.ts';
import type { EAddress } from '#shared/kernel/money/e-address.ts';
import { answerOf } from './answer.ts';

/*
 * Answers of the network about receivers, each kept for a day (money section 12):
 *   pk <tenant>#ERECEIVER#<scheme>#<id>  sk R, or the profile if it is another than billing
 */
const DAY_S = 86_400;

interface Known {
  readonly isKnown: boolean;
  readonly until: number;
}

/** Whether the network knows a receiver of a profile at an address. The answer of the last day counts. */
export async function knowsReceiver(
  { tenantId, now }: TenantContext,
  address: EAddress,
  profile: Profile,
): Promise<boolean> {
  const pk = `${tenantId}#ERECEIVER#${address.scheme}#${address.id}`;
  const key = { pk, sk: profile === 'billing' ? 'R' : profile };
  const seconds = Math.floor(now.getTime() / 1000);
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: key }));
  const kept = Item as Known | undefined;
  // The table removes an item some time after its end.
  if (kept && kept.until > seconds) return kept.isKnown;
  const isKnown = await answerOf(canReceive(address, profile));
  const until = seconds + DAY_S;
  await documents.send(new PutCommand({ TableName: tableName(), Item: { ...key, isKnown, until, [TTL]: until } }));
  return isKnown;
}
