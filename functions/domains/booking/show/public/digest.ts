import { stillSees } from '#functions/domains/identity/subject/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { wantsMail } from '#functions/domains/reference/notification/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { optionExpiry } from '#functions/platform/mail/templates/option-expiry.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { showDay, showDays, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { showStore } from '../store.ts';

const rowOf = (show: Stored<ShowFields>) => ({
  title: `${show.number} ${showTitle(show)}`,
  artist: show.artists.map((a) => a.name).join(', '),
  venue: show.venue?.name ?? '',
  city: show.venue?.city ?? '',
  days: showDays(show),
  optionUntil: show.expiresOn ?? showDay(show),
  url: `${env.pageBase()}/show/${show.id}`,
});

/** Mails an owner the options that are about to end, without those that are gone or no longer theirs to see. */
export async function mailOptions(message: EventMessage<'optionDigest'>, tries: number): Promise<void> {
  const { tenantId, id, payload } = message;
  const { userId, showNos } = payload;
  const owner = await userStore.find({ tenantId }, userId);
  if (!owner || owner.state === 'deactivated' || !(await wantsMail(tenantId, userId, 'optionExpires'))) return;
  const found = (await showStore.many({ tenantId }, showNos)).filter(({ deletedAt }) => !deletedAt);
  const seen = await Promise.all(
    found.map((show) => stillSees({ tenantId }, owner, { entity: 'show', recordId: show.id })),
  );
  const shows = found.filter((_, i) => seen[i]);
  if (shows.length === 0) return;
  const notice = optionExpiry(owner.locale, { shows: shows.map(rowOf), listUrl: `${env.pageBase()}/show` });
  const tags = { kind: 'optionExpiry', id };
  await mailOnce(message, () =>
    attemptMail(tries, async () =>
      mailNotice(owner.email, notice, await userLetterhead(tenantId, owner), owner.locale, tags),
    ),
  );
}
