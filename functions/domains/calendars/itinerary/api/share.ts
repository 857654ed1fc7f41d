import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mailLimit } from '#functions/platform/mail/limit.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { newLink, senderOf } from '../links.ts';
import { internalSubject } from '../subject.ts';

/** The links of all recipients in one transaction: twenty take three writes each at most. */
export const handler = endpoint(itineraryContract.routes.share, async ({ body, ctx }) => {
  const { recipients, message } = body;
  const subject = await internalSubject(ctx, body);
  const sending = await senderOf(ctx, subject, body);
  for (const { email } of recipients) if (email) await mailLimit(ctx, email);
  const links = recipients.map((recipient) => newLink(ctx, subject, body, sending, recipient, message));
  await commit(links.flatMap(({ writes }) => writes));
  return {
    rows: recipients.map(({ name, email }, i) => ({ name, email, ...(links[i]?.url ? { url: links[i].url } : {}) })),
  };
});
