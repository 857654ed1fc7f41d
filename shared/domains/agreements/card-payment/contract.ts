import * as z from 'zod';
import { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { anyone, reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing, rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { SignedMessage } from '#shared/kernel/contract/signed-message.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { ATTEMPTS_MAX, Attempt, AttemptName, CardProblem, CardRefund } from './attempt.ts';
/** The name of a receiver of events: 22 letters that nobody guesses. The signature decides all the same. */
export const HookName = z.string().regex(/^[\w-]{22}$/, { error: 'notFound' });
const Attempts = z.object({ rows: z.array(Attempt) });

export const cardPaymentContract = contract('card-payment', {
  errors: {
    'cardPayment.notOffered': 409,
    'cardPayment.refundAbove': 409,
    'cardPayment.noAnswer': 503,
    'cardPayment.badSignature': 400,
    'cardPayment.notRetried': 409,
    'cardPayment.notCanceled': 409,
  },
  routes: {
    /** An event of the provider. It is kept and answered at once. The work follows. */
    event: route(v1('POST', '/cardevents/{hook}'), anyone.writes(), {
      format: 'signed',
      params: z.object({ hook: HookName }),
      body: SignedMessage,
      output: Done,
    }),
    ofInvoice: route(v1('GET', '/invoices/{id}/cardpayments'), reads('invoice.read'), { output: Attempts }),
    /** Asks the provider how the attempts of an invoice stand, and books what is missing. */
    sync: route(v1('POST', '/invoices/{id}/cardpayments/sync'), writes('invoice.pay'), {
      timeout: 29,
      body: Nothing,
      output: Attempts.extend({ invoice: Invoice }),
    }),
    /** Pays a part of a card payment back to the card. */
    refund: route(v1('POST', '/invoices/{id}/cardpayments/{n}/refund'), writes('invoice.pay'), {
      timeout: 29,
      params: z.object({ id: Id, n: z.coerce.number().pipe(z.int().min(1).max(ATTEMPTS_MAX)) }),
      body: CardRefund,
      output: Attempts.extend({ invoice: Invoice }),
    }),
    /** Lists the attempts that somebody must look at, the newest first. */
    problems: route(core('POST', '/payment/problem/list'), reads('invoice.pay'), {
      body: Nothing,
      output: rowsOf(CardProblem),
    }),
    /** Charges a stored card once more that was declined. The answer says what came of it. */
    retry: route(core('GET', '/paymentintent/{id}/retry'), writes('invoice.pay'), {
      timeout: 29,
      params: z.object({ id: AttemptName }),
      output: Attempts,
    }),
    /** Cancels a charge that has not succeeded. */
    cancel: route(core('POST', '/paymentIntent/cancel'), writes('invoice.pay'), {
      timeout: 29,
      body: z.object({ id: AttemptName }),
      output: Attempts,
    }),
  },
});
