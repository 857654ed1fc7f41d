import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { busyOn } from './busy-store.ts';
import { askedArtists, conflictsOf, type Question } from './conflict-store.ts';

/** Other shows in the way of this one, and what else takes its artists' days: the same whether listed or counted. */
export async function inTheWay(ctx: UserContext, question: Question) {
  const [rows, busy] = await Promise.all([
    conflictsOf(ctx, question),
    askedArtists(ctx, question).then((artists) => busyOn(ctx, artists, question)),
  ]);
  return { rows, busy };
}
