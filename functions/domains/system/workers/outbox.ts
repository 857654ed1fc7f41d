import { SETTLED_S } from '#functions/domains/free-field/set-store.ts';
import { mailItinerary } from '#functions/domains/itinerary/mail-store.ts';
import { tellNews } from '#functions/domains/itinerary/news-store.ts';
import { tellMention } from '#functions/domains/note/mention-store.ts';
import { notify } from '#functions/domains/notification/store.ts';
import { linkMailer } from '#functions/domains/paper/mail-store.ts';
import { tellRejection, tellRequest } from '#functions/domains/webform/tell-store.ts';
import { enqueue } from '#functions/platform/queue.ts';
import type { OutboxMessage } from '#functions/platform/record/outbox.ts';
import { worker } from '#functions/platform/worker.ts';
import type { Notification } from '#shared/domains/notification/contract.ts';
import { handleMailEvent } from '../mail-events.ts';

type Note = Pick<Notification, 'kind' | 'subject' | 'event' | 'target'> & { readonly userId: string };

/** Names a notification by its cause, so that a message that comes twice notifies once. */
const noteId = (message: OutboxMessage): string => message.id.slice(0, 26);

/** Seconds after which no request is under way that read something as it was before. */
const REQUEST_S = 30;

/** What a write has promised to do afterwards. Long work goes on to the bulk queue. */
const EFFECTS: Readonly<Record<string, (message: OutboxMessage, tries: number) => Promise<void>>> = {
  notify: async (message) => {
    const { userId, ...note } = message.payload as unknown as Note;
    await notify(message.tenantId, userId, { ...note, id: noteId(message), at: message.at });
  },
  agencyChanged: (message) => enqueue('bulk', [message]),
  batch: (message) => enqueue('bulk', [message]),
  contractLink: linkMailer('contract'),
  invoiceLink: linkMailer('invoice'),
  quoteLink: linkMailer('quote'),
  purchaseAgreementLink: linkMailer('purchaseAgreement'),
  icalOverview: async (message, tries) => {
    const { mailOverview } = await import('#functions/domains/icalendar-feed/overview-store.ts');
    await mailOverview(message, tries);
  },
  optionDigest: async (message, tries) => {
    const { mailOptions } = await import('#functions/domains/show/digest-store.ts');
    await mailOptions(message, tries);
  },
  taskDigest: async (message, tries) => {
    const { mailTasks } = await import('#functions/domains/task/digest-store.ts');
    await mailTasks(message, tries);
  },
  // Loaded when somebody writes a mail: it reads files.
  email: async (message, tries) => {
    const { deliverEmail } = await import('#functions/domains/email-message/deliver-store.ts');
    await deliverEmail(message, tries);
  },
  mention: (message, tries) => tellMention(message, noteId(message), tries),
  cardChanged: (message) => enqueue('bulk', [message]),
  export: (message) => enqueue('bulk', [message]),
  externalCalendar: (message) => enqueue('bulk', [message]),
  geocode: (message) => enqueue('bulk', [message]),
  invitation: async (message, tries) => {
    const { mailInvitation } = await import('#functions/domains/user/mail-store.ts');
    await mailInvitation(message, tries);
  },
  passwordChanged: async (message, tries) => {
    const { mailPasswordChanged } = await import('#functions/domains/user/public/password-mail.ts');
    await mailPasswordChanged(message, tries);
  },
  linkCode: async (message, tries) => {
    const { mailCode } = await import('#functions/domains/link/codemail-store.ts');
    await mailCode(message, tries);
  },
  itineraryChanged: tellNews,
  itineraryLink: mailItinerary,
  import: (message) => enqueue('bulk', [message]),
  optionQueue: (message) => enqueue('bulk', [message]),
  merge: (message) => enqueue('bulk', [message]),
  move: (message) => enqueue('bulk', [message]),
  renew: (message) => enqueue('bulk', [message]),
  releaseShows: (message) => enqueue('bulk', [message]),
  challengeTask: (message) => enqueue('bulk', [message]),
  stateAlias: (message) => enqueue('bulk', [message]),
  transferOwned: (message) => enqueue('bulk', [message]),
  syncAirlines: (message) => enqueue('bulk', [message]),
  syncAirports: (message) => enqueue('bulk', [message]),
  unmerge: (message) => enqueue('bulk', [message]),
  vatDue: (message) => enqueue('bulk', [message]),
  vatCheck: (message) => enqueue('bulk', [message]),
  rebuildList: (message) => enqueue('bulk', [message], SETTLED_S),
  statusGone: (message) => enqueue('bulk', [message], REQUEST_S),
  render: (message) => enqueue('document', [message]),
  webformReceived: tellRequest,
  webformRejected: tellRejection,
  scanResult: async ({ payload }) => {
    const { takeScanResult } = await import('#functions/domains/file/scan-store.ts');
    await takeScanResult(payload);
  },
  mailEvent: (message) => handleMailEvent(message.payload, new Date()),
};

export const handler = worker<OutboxMessage>('outbox', async (message, record) => {
  const effect = EFFECTS[message.type];
  if (!effect) throw new Error(`no effect for outbox type ${message.type}`);
  await effect(message, Number(record.attributes.ApproximateReceiveCount));
});
