import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mailLimit } from '#functions/platform/mail/limit.ts';
import { itineraryContract } from '#shared/domains/itinerary/contract.ts';
import { makeLink, senderOf } from '../links.ts';
import { insideSubject } from '../subject.ts';

export const handler = endpoint(itineraryContract.routes.share, async ({ body, ctx }) => {
  const { recipients, message } = body;
  const subject = await insideSubject(ctx, body);
  const sending = await senderOf(ctx, subject, body);
  for (const { email } of recipients) if (email) await mailLimit(ctx, email);
  const rows: { name: string; email: string; url?: string }[] = [];
  for (const recipient of recipients) {
    const { name, email } = recipient;
    const url = await makeLink(ctx, subject, body, sending, recipient, message);
    rows.push({ name, email, ...(url ? { url } : {}) });
  }
  return { rows };
});
