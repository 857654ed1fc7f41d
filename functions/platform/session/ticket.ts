import { readItem } from '#functions/platform/data/read.ts';
import { TTL, tableName } from '#functions/platform/data/table.ts';
import { commit, putNew, type Write } from '#functions/platform/data/write.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { createSecret, hashSecret } from './secret.ts';

/*
 * Access pattern of a ticket, which proves an account elsewhere for ten minutes. It belongs to no tenant: nobody is
 * known yet.
 *   pk TICKET#<hash>  sk R
 */
const LIFE_S = 600;

export interface Ticket {
  readonly provider: string;
  readonly subject: string;
  /** Epoch seconds. */
  readonly [TTL]: number;
}

const keyOf = (secret: string) => ({ pk: `TICKET#${hashSecret('ticket', secret)}`, sk: 'R' });
const epoch = (now: Date): number => Math.floor(now.getTime() / 1000);
const refused = () => new AppError('account.ticket');

/** Makes a ticket for the account that the user pool has just proved, and answers its secret. */
export async function makeTicket(account: Omit<Ticket, typeof TTL>, now: Date): Promise<string> {
  const secret = createSecret();
  const ticket: Ticket = { ...account, [TTL]: epoch(now) + LIFE_S };
  await commit([putNew({ ...keyOf(secret), ...ticket })]);
  return secret;
}

/** Finds a ticket that is still good. */
export async function loadTicket(secret: string, now: Date): Promise<Ticket> {
  const ticket = await readItem<Ticket>(keyOf(secret));
  if (!ticket || ticket[TTL] <= epoch(now)) throw refused();
  return ticket;
}

/** Uses a ticket up. Of two at once, one is refused. */
export const spendTicket = (secret: string): Write => ({
  item: { Delete: { TableName: tableName(), Key: keyOf(secret), ConditionExpression: 'attribute_exists(pk)' } },
  refused,
});
