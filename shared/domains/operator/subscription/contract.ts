import * as z from 'zod';
import { operator, reads, writes } from '#shared/kernel/contract/access.ts';
import { Nothing, rowsOf, Url } from '#shared/kernel/contract/parts.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import {
  BillRow,
  NewSubscription,
  Offer,
  OfferFields,
  Subscription,
  SubscriptionChange,
  SubscriptionState,
} from './schemas.ts';

/** Calls of the agency's administrators. They work for an agency that can only read, or it could never pay. */
const changing = { timeout: 29, whileReadOnly: true } as const;
/** Left out: the agency has no subscription. */
const Found = z.object({ subscription: Subscription.optional() });

/** A client's subscription in the list of the operator. */
export const ClientSubscription = z.object({
  clientId: Id,
  state: SubscriptionState,
  plan: z.string(),
  renewsOn: z.string(),
  /** The net amount of the next period, in minor units. */
  renewal: z.int(),
  currency: z.string(),
  /** Why its bill could not be issued, sent or charged. */
  problem: z.string().optional(),
});

export const subscriptionContract = contract('subscription', {
  byToken: 'none',
  errors: {
    'subscription.none': 409,
    'subscription.exists': 409,
    'subscription.noOffer': 409,
    'subscription.noCards': 409,
    'subscription.seatsUsed': 409,
    'cardPayment.noAnswer': 503,
    'invoice.notReady': 409,
  },
  routes: {
    get: route(v1('GET', '/subscription'), reads('settings.read'), { output: Found }),
    /** Whether every seat is taken, so that nobody more can be invited. */
    maximumReached: route(core('GET', '/subscription/CheckMaximumAccountsReached'), reads('settings.read'), {
      output: z.object({ isReached: z.boolean(), users: z.int(), seats: z.int() }),
    }),
    paymentMethod: route(core('GET', '/subscription/paymentmethod'), reads('settings.read'), {
      output: Subscription.pick({ takesCards: true, card: true }),
    }),
    /** Lists the bills of the agency, the newest first. */
    invoices: route(core('GET', '/subscription/invoice'), reads('settings.read'), { output: rowsOf(BillRow) }),
    /** An address of a bill: the page where it is paid, or its file once it is. */
    openInvoice: route(core('POST', '/subscription/invoice/{id}/open'), writes('settings.update', 'files:read'), {
      ...changing,
      body: Nothing,
      answersSecret: true,
      output: Url,
    }),
    /** Changes seats, plan, length or billing details. More seats count at once, all else with the next period. */
    set: route(core('POST', '/subscription/set'), writes('settings.update'), {
      ...changing,
      body: SubscriptionChange,
      output: Found,
    }),
    /** Opens a page of the card provider where a card is typed. */
    createSetup: route(core('POST', '/setupintent/create'), writes('settings.update'), {
      ...changing,
      body: Nothing,
      output: Url,
    }),
    /** Takes the card that was typed there, and charges what is open. */
    completeSetup: route(core('POST', '/setupintent/complete'), writes('settings.update'), {
      ...changing,
      body: Nothing,
      output: Found,
    }),
    /** The operator's plans; left out before they are first saved. */
    offer: route(core('GET', '/adminone/subscription/offer'), operator.reads(), {
      output: z.object({ offer: Offer.optional() }),
    }),
    saveOffer: route(core('POST', '/adminone/subscription/offer'), operator.writes(), {
      body: OfferFields.extend({ rev: z.int().min(0) }),
      output: z.object({ offer: Offer }),
    }),
    /** Lists the subscriptions of some clients. */
    ofClients: route(core('POST', '/adminone/subscription/list'), operator.reads(), {
      body: z.object({ clientIds: z.array(Id).max(100) }),
      output: rowsOf(ClientSubscription),
    }),
    ofClient: route(core('GET', '/adminone/subscription/{id}'), operator.reads(), {
      output: Found.extend({ bills: z.array(BillRow) }),
    }),
    start: route(core('POST', '/adminone/subscription/start'), operator.writes(), {
      timeout: 29,
      body: NewSubscription,
      output: Found,
    }),
    changeOfClient: route(core('POST', '/adminone/subscription/update'), operator.writes(), {
      timeout: 29,
      body: SubscriptionChange.extend({ clientId: Id }),
      output: Found,
    }),
    /** Bills, sends and charges what is due, as the job does on its schedule. */
    renew: route(core('GET', '/housekeeping/subscriptionrenewal'), operator.writes(), {
      aliases: [v1('POST', '/adminone/maintenance/renewsubscriptions')],
      timeout: 60,
      output: z.object({ subscriptions: z.int() }),
    }),
    /** Creates the customers at the card provider that are still missing: so many of them. */
    syncCustomers: route(core('POST', '/customers/sync'), operator.writes(), {
      timeout: 60,
      query: z.object({ take: z.coerce.number().pipe(z.int().min(1).max(100)).default(20) }),
      output: z.object({ created: z.int(), left: z.int() }),
    }),
    /** Mails a bill once more. */
    sendInvoice: route(v1('POST', '/invoices/sendsubscriptioninvoice'), operator.writes(), {
      timeout: 29,
      body: z.object({ clientId: Id, invoiceId: Id }),
      output: Done,
    }),
  },
});
