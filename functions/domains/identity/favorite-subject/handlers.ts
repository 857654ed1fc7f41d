import { addFavorite, favoritesOf, removeFavorite } from '#functions/platform/data/favorite.ts';
import { lastOpened } from '#functions/platform/data/recent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { favoriteSubjectContract } from '#shared/domains/identity/favorite-subject/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { RECORD_SUBJECTS } from '#shared/kernel/record/subject.ts';
import { nameOf, namesOf } from './named.ts';

const { list, create, remove, recentlyUsed } = favoriteSubjectContract.routes;

export const handlers = {
  list: endpoint(list, async ({ ctx }) => {
    const kept = (await favoritesOf(ctx)).filter(({ entity }) => entity !== 'artist');
    const rows = await namesOf(ctx, kept);
    return { rows: rows.sort((a, b) => a.title.localeCompare(b.title)) };
  }),
  create: endpoint(create, async ({ body, ctx }) => {
    await nameOf(ctx, body);
    await addFavorite(ctx, body);
    return done;
  }),
  remove: endpoint(remove, async ({ body, ctx }) => {
    await removeFavorite(ctx, body);
    return done;
  }),
  recentlyUsed: endpoint(recentlyUsed, async ({ ctx }) => ({
    rows: await namesOf(ctx, await lastOpened(ctx, RECORD_SUBJECTS)),
  })),
};
