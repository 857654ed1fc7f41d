import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { asStep, stepsDone } from '#functions/platform/endpoint/steps.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
import type { Refused } from '#shared/domains/booking/show/many.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/**
 * Works on one show after the other. A refusal stops none of the others; a single show is refused as usual.
 * A killed request continues under its key: `earlier` answers for a show that is done already.
 */
export async function eachShow<S extends { readonly id: Id }, T>(
  { locale }: UserContext,
  shows: readonly S[],
  work: (show: S) => Promise<T>,
  earlier: (show: S) => Promise<T>,
): Promise<{ done: T[]; refused: Refused[] }> {
  const steps = await stepsDone();
  const done: T[] = [];
  const refused: Refused[] = [];
  for (const show of shows) {
    try {
      done.push(steps.has(show.id) ? await earlier(show) : await asStep(show.id, () => work(show)));
    } catch (e) {
      if (!(e instanceof AppError) || shows.length === 1) throw e;
      const message = await messageOf(locale, e.code, e.details[0]?.params);
      refused.push({ id: show.id, code: e.code, message });
    }
  }
  return { done, refused };
}
