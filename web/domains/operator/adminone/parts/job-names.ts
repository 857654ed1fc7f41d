import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { wordsHook } from '#web/platform/words-hook.ts';

export const JOB_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  'advancing.remind': msg`Reminders of advancing`,
  'airline.sync': msg`Airlines`,
  'airport.sync': msg`Airports`,
  'business-central.pullProjects': msg`Projects of Business Central`,
  'card-payment.follow': msg`Lost card payments`,
  'company.geocode': msg`Places of venues`,
  'e-invoice.follow': msg`Outcome of sent e-invoices`,
  'esign.anchor': msg`Anchors of audit chains`,
  'esign.autoSign': msg`Signing by standing orders`,
  'esign.remind': msg`Reminders to sign`,
  'esign.sweep': msg`Check of signing links`,
  'eu-vat-number.recheck': msg`Check of EU VAT numbers`,
  'exchange-rate.daily': msg`Exchange rates`,
  'external-calendar.refresh': msg`Subscribed calendars`,
  'google-calendar.push': msg`Writing to Google calendars`,
  'hubspot.sync': msg`Exchange with HubSpot`,
  'guest-list.cutoff': msg`Cutoffs of guest lists`,
  'invoice.acceptSilence': msg`Acceptance of self-billed invoices`,
  'invoice.countOutstanding': msg`Count of open amounts`,
  'invoice.remindDebtors': msg`Payment reminders`,
  'itinerary.tellChanges': msg`Emails about changed itineraries`,
  'quote.expire': msg`Expiry of quotes`,
  'received-invoice.collect': msg`Received e-invoices`,
  'show.optionEnds': msg`Ends of options`,
  'show.optionReminders': msg`Reminders of options`,
  'subscription.renew': msg`Renewal of subscriptions`,
  'system.checkLists': msg`Check of lists`,
  'system.countFiles': msg`Count of stored files`,
  'task.reminders': msg`Reminders of tasks`,
  'webflow.publish': msg`Public dates at Webflow`,
  'webhook.retry': msg`Repeated webhooks`,
  'user.endTemporaryAccess': msg`Ends of temporary access`,
};

/** The names of the scheduled jobs for operators. */
export const useJobNames = wordsHook(JOB_NAMES);
