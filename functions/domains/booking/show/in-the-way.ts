import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { busyOn } from './busy.ts';
import { askedArtists, conflictsOf, type Question, summariesNear } from './public/conflict.ts';

/** Other shows in the way of this one, and what else takes its artists' days: the same whether listed or counted. */
export async function inTheWay(ctx: UserContext, question: Question) {
  const near = summariesNear(ctx, question);
  const [{ rows, zone }, busy] = await Promise.all([
    conflictsOf(ctx, question, near),
    Promise.all([askedArtists(ctx, question), near]).then(([artists, summaries]) =>
      busyOn(ctx, { artists, summaries: summaries }, question),
    ),
  ]);
  return { rows, busy, zone };
}
