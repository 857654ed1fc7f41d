import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { CARD_OUTCOMES, CardAccount, CardAccountInput } from './schemas.ts';

export const cardAccountContract = contract('card-account', {
  errors: {
    'cardAccount.key': 400,
    'cardAccount.keyRefused': 422,
    'cardAccount.notAllowed': 422,
    'cardAccount.noAnswer': 503,
    'cardAccount.notConnected': 409,
  },
  routes: {
    /** Lists the bookkeepings, each with its account. */
    list: route(pageApi('GET', '/cardaccount/list'), reads('masterData.update'), { output: rowsOf(CardAccount) }),
    /** Tries the key, and has the provider report payments to us. */
    connect: route(pageApi('POST', '/cardaccount/connect'), writes('masterData.update'), {
      timeout: 29,
      body: CardAccountInput,
      output: CardAccount,
    }),
    /** Forgets the key. Payments under way are still booked for as long as the provider reports them. */
    disconnect: route(pageApi('POST', '/cardaccount/disconnect'), writes('masterData.update'), {
      timeout: 29,
      body: z.object({ bookkeepingId: Id, rev: RevInput }),
      output: CardAccount,
    }),
    /** Tries the stored key. Changes nothing. */
    test: route(pageApi('POST', '/cardaccount/test'), reads('masterData.update'), {
      timeout: 29,
      body: z.object({ bookkeepingId: Id }),
      output: z.object({ outcome: z.enum(CARD_OUTCOMES) }),
    }),
  },
});
