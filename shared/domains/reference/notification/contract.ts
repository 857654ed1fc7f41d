import * as z from 'zod';
import { anyUser, own } from '#shared/kernel/contract/access.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { deviceRoutes } from './device-routes.ts';

/** The kinds of notifications. A kind decides icon and wording, which the client has in the reader's language. */
export const NOTIFICATION_KINDS = [
  'optionExpires',
  'optionEnded',
  'optionMovedUp',
  'optionChallenged',
  'showAssigned',
  'linkOpened',
  'linkAsked',
  'documentReady',
  'mailBounced',
  'noteMention',
  'taskAssigned',
  'taskReminder',
  'webformReceived',
  'dateAsked',
  'dateDeclined',
  'esignTurn',
  'esignOpened',
  'esignSigned',
  'esignDeclined',
  'esignNews',
  'esignCompleted',
  'esignExpired',
  'esignOverdue',
  'esignCorrection',
  'esignQuestion',
  'esignPaper',
  'esignForwardAsked',
  'esignForwarded',
  'esignNameDiffers',
  'esignCheckAsked',
  'esignChecked',
  'esignSentBack',
  'esignSealDelayed',
  'esignNotPrinted',
  'esignNoInvoice',
  'remindersDue',
  'purchaseToApprove',
  'purchaseToPay',
  'purchasePaid',
  'quoteAccepted',
  'quoteDeclined',
  'quoteExpired',
  'invoiceReview',
  'invoiceSentBack',
  'invoiceDisputed',
  'invoiceWithdrawn',
  'invoiceSaidPaid',
  'statementAgreed',
  'statementQuestion',
  'selfBillAccepted',
  'selfBillObjected',
  'invoiceCardPaid',
  'invoiceCardProblem',
  ...(['advancingAnswered', 'advancingSubmitted', 'advancingChangeAsked', 'advancingDeclined'] as const),
  ...(['advancingForwarded', 'advancingMessage', 'advancingOverdue'] as const),
  ...(['guestsRequested', 'guestsClosed'] as const),
  ...(['subscriptionLate', 'subscriptionReadOnly', 'subscriptionBack'] as const),
  ...(['accessAsked', 'accessGranted', 'accessDeclined'] as const),
  'emailReply',
  ...(['webhookFailing', 'webhookPaused'] as const),
] as const;
export const Notification = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** The name of its subject, to fill the sentence. */
  subject: z.string(),
  /** The artists and the day of a show. */
  event: z.object({ who: z.string(), date: LocalDate }).optional(),
  /** The page that it leads to. */
  target: z.string(),
  seen: z.boolean(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** The kinds that are mailed as well as shown in the inbox. */
export const MAILED_KINDS = [
  'noteMention',
  'optionExpires',
  'webformReceived',
  'esignDeclined',
  'esignExpired',
  'esignCorrection',
  'esignQuestion',
  'esignPaper',
  'esignForwarded',
  'esignSealDelayed',
  'quoteAccepted',
  'quoteDeclined',
  'invoiceDisputed',
  'invoiceSaidPaid',
  ...(['advancingSubmitted', 'advancingChangeAsked', 'advancingDeclined'] as const),
  ...(['advancingMessage', 'advancingOverdue'] as const),
  ...(['subscriptionLate', 'subscriptionReadOnly'] as const),
  ...(['statementAgreed', 'statementQuestion', 'selfBillAccepted', 'selfBillObjected'] as const),
  ...(['accessAsked', 'accessGranted', 'accessDeclined'] as const),
  'emailReply',
  ...(['webhookFailing', 'webhookPaused'] as const),
] as const satisfies readonly Notification['kind'][];
export const isMailed = (kind: Notification['kind']): kind is (typeof MAILED_KINDS)[number] =>
  (MAILED_KINDS as readonly string[]).includes(kind);
/** The settings of a user. Every kind is on until the user turns it off. */
export const NotificationSettings = z.object({
  inboxOff: z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length).default([]),
  mailOff: z.array(z.enum(MAILED_KINDS)).max(MAILED_KINDS.length).default([]),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const One = z.object({ id: z.string().regex(/^[0-9A-Z]{26}$/, { error: 'notFound' }) });

export const notificationContract = contract('notification', {
  byToken: 'personal',
  routes: {
    list: route(pageApi('POST', '/notification/list'), anyUser.reads(), {
      aliases: [v1('GET', '/notifications')],
      body: z.object({ before: z.string().max(26).optional() }),
      output: z.object({ rows: z.array(Notification), hasOlder: z.boolean(), unseen: z.int() }),
    }),
    /** Returns the figure on the app's icon, for a device that requests an update. */
    sendBadge: route(v1('POST', '/notifications/sendbadge'), anyUser.reads(), {
      output: z.object({ unseen: z.int() }),
    }),
    hide: route(v1('POST', '/notifications/{id}/hide'), own.writes(), { params: One, output: Done }),
    read: route(v1('POST', '/notifications/{id}/read'), own.writes(), { params: One, output: Done }),
    allRead: route(v1('POST', '/notifications/allread'), own.writes(), { output: Done }),
    settings: route(v1('GET', '/notifications/settings'), anyUser.reads(), { output: NotificationSettings }),
    saveSettings: route(v1('POST', '/notifications/settings'), own.writes(), {
      body: NotificationSettings,
      output: NotificationSettings,
    }),
    allSeen: route(v1('POST', '/notifications/allseen'), own.writes(), { output: Done }),
    ...deviceRoutes,
  },
});
