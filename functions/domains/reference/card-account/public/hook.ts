import { createHash, randomBytes } from 'node:crypto';
import { readItem } from '#functions/platform/data/read.ts';
import { putNew, removeKept, type Write } from '#functions/platform/data/write.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/*
 * The receivers of events of the card provider. The address names no agency:
 *   pk CARDHOOK#<hash of the name>  sk H: whose account it is
 */
const NAME_BYTES = 16;
export interface HookOwner {
  readonly tenantId: string;
  readonly bookkeepingId: Id;
}
const keyOf = (name: string) => ({ pk: `CARDHOOK#${createHash('sha256').update(name).digest('hex')}`, sk: 'H' });

export const newHook = (): string => randomBytes(NAME_BYTES).toString('base64url');
export const hookUrl = (name: string): string =>
  `${env.pageBase()}${cardPaymentContract.routes.event.path.replace('{hook}', name)}`;
export const hookWrite = (name: string, owner: HookOwner): Write => putNew({ ...keyOf(name), ...owner });
export const hookRemoval = (name: string): Write => removeKept(keyOf(name));
export const hookOwner = (name: string): Promise<HookOwner | undefined> => readItem<HookOwner>(keyOf(name));
