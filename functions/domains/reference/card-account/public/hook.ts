import { hooks } from '#functions/platform/data/hook.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** The account whose events arrive at an address. */
export interface HookOwner {
  readonly tenantId: string;
  readonly bookkeepingId: Id;
}
/** The receivers of events of the card provider. */
export const cardHooks = hooks<HookOwner>('CARDHOOK');
export const hookUrl = (name: string): string =>
  `${env.pageBase()}${cardPaymentContract.routes.event.path.replace('{hook}', name)}`;
