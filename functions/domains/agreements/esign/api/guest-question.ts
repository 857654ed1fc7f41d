import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { countAction } from '#functions/platform/session/rate.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { QUESTIONS_A_DAY } from '#shared/domains/agreements/esign/limits.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { actAsGuest, guestOf } from '../guest.ts';

const QUESTIONS = { max: QUESTIONS_A_DAY, seconds: 86_400 };

/** Each question is a mail to the sender, so a link has a daily limit. */
export const handler = endpoint(esignContract.routes.guestQuestion, async ({ params, body, ctx }) => {
  const link = await guestOf(ctx, params.secret);
  await countAction(`esignQuestion#${link.id}`, QUESTIONS, ctx.now);
  await actAsGuest(ctx, link, (self) => ({ ...self, ...body, type: 'ask' }));
  return done;
});
