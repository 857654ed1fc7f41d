import { addressOf } from '#functions/domains/calendars/itinerary/links.ts';
import { marksOf, newsFor, versionOf } from '#functions/domains/calendars/itinerary/marks.ts';
import { linkedItinerary } from '#functions/domains/calendars/itinerary/sheet.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { logOnRecord } from '#functions/domains/relations/link/public/log.ts';
import { mailRecipient } from '#functions/domains/relations/link/public/mail-recipient.ts';
import { LINK_DUE, linkOf, mintSecret, type StoredLink, saveLink } from '#functions/domains/relations/link/store.ts';
import { dueItems } from '#functions/platform/data/due.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { itineraryChanged } from '#functions/platform/mail/templates/itinerary-changed.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { daysWithNews, knownTo, nextCheck } from '#shared/domains/calendars/itinerary/rules.ts';
import type { Itinerary } from '#shared/domains/calendars/itinerary/schemas.ts';
import { stateAt } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage, EventPayload } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

type News = EventPayload<'itineraryChanged'>;

/** Links of one party share their days: each stretch is put together once a run. */
function sheets() {
  const made = new Map<string, Promise<Itinerary>>();
  return (link: StoredLink): Promise<Itinerary> => {
    const { tenantId, entity, recordId, period } = link;
    const key = [tenantId, entity, recordId, period?.from, period?.to].join();
    const sheet = made.get(key) ?? linkedItinerary(link);
    made.set(key, sheet);
    return sheet;
  };
}

/** Its artist or production has gone: there is nothing to look at, unless it comes back. */
function nothing(e: unknown): undefined {
  if (e instanceof AppError && e.code === 'notFound') return undefined;
  throw e;
}

/** The link as it is after a look, and what its reader is to hear. */
async function looked(link: StoredLink, sheetOf: (link: StoredLink) => Promise<Itinerary>, now: Date) {
  const { checkAt: _, ...rest } = link;
  if (stateAt(link, now.toISOString()) !== 'live' || link.isQuiet) return { after: rest };
  const sheet = await sheetOf(link).catch(nothing);
  if (!sheet) return { after: { ...rest, checkAt: nextCheck(now) } };
  const lines = marksOf(sheet);
  const known = knownTo(link);
  const after = { ...rest, checkAt: nextCheck(now) };
  if (versionOf(lines) === versionOf(known?.lines ?? [])) return { after };
  const days = daysWithNews(newsFor(sheet, known)).map(({ date, city }) => ({ date, city }));
  const payload: News = { linkId: link.id, entity: link.entity, days };
  return { after: { ...after, told: { at: now.toISOString(), lines } }, payload };
}

/** False: nothing to tell, or another run or its reader was first; what is still due comes again. */
async function look(link: StoredLink, sheetOf: (link: StoredLink) => Promise<Itinerary>, now: Date): Promise<boolean> {
  const { after, payload } = await looked(link, sheetOf, now);
  const ctx = { tenantId: link.tenantId, now, actor: { userId: link.sender.userId, name: 'Backline' } };
  const told = payload && logOnRecord(ctx, link, 'itineraryChanged', [emit('itineraryChanged', payload)]);
  return (await unlessRefused('stale', saveLink(link, after, ...(told ? [told] : [])))) && told !== undefined;
}

/** Promises a mail to everybody whose itinerary says something they do not know. */
export async function promiseNews(now: Date): Promise<{ links: number; told: number }> {
  const sheetOf = sheets();
  let [links, told] = [0, 0];
  await settleEach(dueItems<StoredLink>(LINK_DUE, now.toISOString()), async ({ tenantId, entity, id }) => {
    links++;
    // The index lags, and holds what was due then.
    const link = await linkOf(tenantId, entity, id);
    if (link.checkAt && link.checkAt <= now.toISOString() && (await look(link, sheetOf, now))) told++;
  });
  return { links, told };
}

async function hand(
  link: StoredLink & Pick<Required<StoredLink>, 'period'>,
  days: News['days'],
  id: string,
): Promise<string> {
  const { tenantId } = link;
  const { secret, writes } = mintSecret(link, link);
  await commit(writes);
  const { zone } = await clientOf(tenantId);
  const { agency, sender, title, locale, expiresAt, period } = link;
  const url = addressOf(secret);
  const notice = itineraryChanged(locale, {
    agency,
    title,
    ...period,
    days,
    zone,
    expiresAt,
    url,
    stopUrl: `${url}?mails=stop`,
    contact: { name: sender.name, email: sender.email },
  });
  return mailRecipient(link, { kind: 'itineraryChanged', notice, tags: { id } });
}

/** Tells one person, by a secret of the mail's own, where the sheet has changed. */
export async function tellNews(message: EventMessage<'itineraryChanged'>, tries: number): Promise<void> {
  const { tenantId, payload, at, id } = message;
  const { linkId, entity, days } = payload;
  const link = await linkOf(tenantId, entity, linkId);
  if (stateAt(link, at) !== 'live' || link.isQuiet || !link.period) return;
  const { period } = link;
  await mailOnce(message, () => attemptMail(tries, () => hand({ ...link, period }, days, id)));
}
