import { mailDocumentLink } from '#functions/domains/agreements/agreement/public/link-mail.ts';
import { tellMention } from '#functions/domains/attached/note/public/mention.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import { eventWorker } from '#functions/platform/jobs/event-worker.ts';
import type { EventMessage } from '#shared/events.ts';
import { handleMailEvent } from '../mail-events.ts';

/** Names a notification by its cause, so that a message that comes twice notifies once. */
const noteId = ({ id }: EventMessage): string => id.slice(0, 26);

/** Does what a write has promised, where it is short. Rare work is loaded when it comes. */
export const handler = eventWorker('outbox', {
  notify: async (message) => {
    const { userId, ...note } = message.payload;
    await notify(message.tenantId, userId, { ...note, id: noteId(message), at: message.at });
  },
  accessGrant: async (message, tries) => {
    const { followGrant } = await import('#functions/domains/identity/access-grant/public/follow.ts');
    await followGrant(message, tries);
  },
  advancing: async (message, tries) => {
    const { doAdvancing } = await import('#functions/domains/journeys/advancing/public/work.ts');
    await doAdvancing(message, tries);
  },
  documentLink: mailDocumentLink,
  esign: async (message, tries) => {
    const { doEsign } = await import('#functions/domains/agreements/esign/public/work.ts');
    await doEsign(message, tries);
  },
  cardPayment: async (message) => {
    const { followCardEvent } = await import('#functions/domains/agreements/card-payment/public/work.ts');
    await followCardEvent(message);
  },
  filesMail: async (message, tries) => {
    const { mailFiles } = await import('#functions/domains/relations/link/public/share-mail.ts');
    await mailFiles(message, tries);
  },
  guestListMail: async (message, tries) => {
    const { mailGuestLink } = await import('#functions/domains/journeys/guest-list-link/public/mail.ts');
    await mailGuestLink(message, tries);
  },
  guestMail: async (message, tries) => {
    const { mailGuest } = await import('#functions/domains/journeys/guest-list-link/public/pass-mail.ts');
    await mailGuest(message, tries);
  },
  guestsAsked: async (message) => {
    const { tellAsked } = await import('#functions/domains/journeys/guest-list-link/public/tell-staff.ts');
    await tellAsked(message);
  },
  icalOverview: async (message, tries) => {
    const { mailOverview } = await import('#functions/domains/calendars/icalendar-feed/public/overview.ts');
    await mailOverview(message, tries);
  },
  onboardingMail: async (message, tries) => {
    const { mailOnboarding } = await import('#functions/domains/operator/client-onboarding/public/mail.ts');
    await mailOnboarding(message, tries);
  },
  onboardingSubmitted: async ({ payload }) => {
    const { provision } = await import('#functions/domains/operator/client-onboarding/public/provision.ts');
    await provision(new Date(), payload.id);
  },
  optionDigest: async (message, tries) => {
    const { mailOptions } = await import('#functions/domains/booking/show/public/digest.ts');
    await mailOptions(message, tries);
  },
  taskDigest: async (message, tries) => {
    const { mailTasks } = await import('#functions/domains/attached/task/public/digest.ts');
    await mailTasks(message, tries);
  },
  // It reads files.
  email: async (message, tries) => {
    const { deliverEmail } = await import('#functions/domains/relations/email-message/public/deliver.ts');
    await deliverEmail(message, tries);
  },
  emailReplied: async (message, tries) => {
    const { tellReply } = await import('#functions/domains/relations/email-reply/public/tell.ts');
    await tellReply(message, tries);
  },
  inboundMail: async (message) => {
    const { receiveMail } = await import('#functions/domains/relations/email-reply/public/receive.ts');
    await receiveMail(message);
  },
  invoiceReview: async (message) => {
    const { tellReviewers } = await import('#functions/domains/agreements/invoice/public/tell-reviewers.ts');
    await tellReviewers(message);
  },
  invoiceStatement: async (message, tries) => {
    const { tellStatement } = await import('#functions/domains/agreements/invoice-link/public/tell.ts');
    await tellStatement(message, tries);
  },
  mention: tellMention,
  push: async (message) => {
    const { pushNote } = await import('#functions/domains/identity/user/public/push-note.ts');
    await pushNote(message);
  },
  saidByLink: async (message, tries) => {
    const { tellSender } = await import('#functions/domains/relations/link/public/tell-sender.ts');
    await tellSender(message, tries);
  },
  invitation: async (message, tries) => {
    const { mailInvitation } = await import('#functions/domains/identity/user/public/mail.ts');
    await mailInvitation(message, tries);
  },
  passwordChanged: async (message, tries) => {
    const { mailPasswordChanged } = await import('#functions/domains/identity/user/public/password-mail.ts');
    await mailPasswordChanged(message, tries);
  },
  secondFactor: async (message, tries) => {
    const { mailSecondFactor } = await import('#functions/domains/identity/second-factor/public/mail.ts');
    await mailSecondFactor(message, tries);
  },
  socialAccount: async (message, tries) => {
    const { mailSocialAccount } = await import('#functions/domains/identity/account/public/social-mail.ts');
    await mailSocialAccount(message, tries);
  },
  invoiceReminder: async (message, tries) => {
    const { mailReminder } = await import('#functions/domains/agreements/invoice/public/reminder-mail.ts');
    await mailReminder(message, tries);
  },
  linkCode: async (message, tries) => {
    const { mailCode } = await import('#functions/domains/relations/link/public/codemail.ts');
    await mailCode(message, tries);
  },
  itineraryChanged: async (message, tries) => {
    const { tellNews } = await import('#functions/domains/calendars/itinerary/public/news.ts');
    await tellNews(message, tries);
  },
  itineraryLink: async (message, tries) => {
    const { mailItinerary } = await import('#functions/domains/calendars/itinerary/public/mail.ts');
    await mailItinerary(message, tries);
  },
  quoteAnswered: async (message, tries) => {
    const { tellAnswer } = await import('#functions/domains/agreements/quote/public/tell.ts');
    await tellAnswer(message, tries);
  },
  subscriptionNews: async (message, tries) => {
    const { tellSubscription } = await import('#functions/domains/operator/subscription/public/tell.ts');
    await tellSubscription(message, tries);
  },
  webhookNews: async (message, tries) => {
    const { tellWebhook } = await import('#functions/domains/operator/webhook/public/tell.ts');
    await tellWebhook(message, tries);
  },
  webformReceived: async (message, tries) => {
    const { tellRequest } = await import('#functions/domains/booking/webform/public/tell.ts');
    await tellRequest(message, tries);
  },
  webformRejected: async (message, tries) => {
    const { tellRejection } = await import('#functions/domains/booking/webform/public/tell.ts');
    await tellRejection(message, tries);
  },
  scanResult: async ({ payload }) => {
    const { takeScanResult } = await import('#functions/domains/attached/file/public/scan.ts');
    await takeScanResult(payload);
  },
  mailEvent: ({ payload }) => handleMailEvent(payload, new Date()),
});
