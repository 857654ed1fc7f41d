import { userStore } from '#functions/domains/identity/user/store.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { notify, wantsMail } from '#functions/domains/reference/notification/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { quoteAnswered } from '#functions/platform/mail/templates/quote-answered.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { EventMessage } from '#shared/events.ts';
import { quoteStore } from '../store.ts';

const artistOf = (artists: readonly { readonly name: string }[]): string => artists.map(({ name }) => name).join(', ');

/** Tells a user in the inbox and by mail how the promoter answered a quote. */
export async function tellAnswer(message: EventMessage<'quoteAnswered'>, tries: number): Promise<void> {
  const { tenantId, id, at, payload } = message;
  const [quote, user] = await Promise.all([
    quoteStore.find(message, payload.id),
    userStore.find(message, payload.userId),
  ]);
  if (!quote || !user || user.state === 'deactivated') return;
  const { number, artists, answer, declineReason } = quote;
  const kind = declineReason === undefined ? 'quoteAccepted' : 'quoteDeclined';
  const target = `/quote/${quote.id}`;
  await notify(tenantId, user.id, {
    id: id.slice(0, 26),
    at,
    kind,
    subject: `${number}, ${artistOf(artists)}`,
    target,
  });
  if (!(await wantsMail(tenantId, user.id, kind))) return;
  const notice = quoteAnswered(user.locale, {
    number,
    artist: artistOf(artists),
    name: answer?.name ?? '',
    url: `${env.pageBase()}${target}`,
    ...(declineReason === undefined ? {} : { reason: declineReason }),
  });
  await mailOnce({ tenantId, id, part: user.id }, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, { kind, id }),
    ),
  );
}
