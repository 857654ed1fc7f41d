import { tellUserOf } from '#functions/domains/identity/user/public/tell-user.ts';
import { quoteAnswered } from '#functions/platform/mail/templates/quote-answered.ts';
import type { EventMessage } from '#shared/events.ts';
import { quoteStore } from '../store.ts';

/** Tells a user in the inbox and by mail how the promoter answered a quote. */
export async function tellAnswer(message: EventMessage<'quoteAnswered'>, tries: number): Promise<void> {
  const { payload } = message;
  const quote = await quoteStore.find(message, payload.id);
  if (!quote) return;
  const { id, number, artists, answer, declineReason: reason } = quote;
  const artist = artists.map(({ name }) => name).join(', ');
  const said = { number, artist, name: answer?.name ?? '', ...(reason === undefined ? {} : { reason }) };
  await tellUserOf(message, tries, payload.userId, {
    kind: reason === undefined ? 'quoteAccepted' : 'quoteDeclined',
    subject: `${number}, ${artist}`,
    target: `/quote/${id}`,
    noticeFor: ({ locale }, url) => quoteAnswered(locale, { ...said, url }),
  });
}
