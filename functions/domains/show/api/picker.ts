import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(
  showContract.routes.picker,
  pickRecords(showStore, (card, ctx) => ctx.actor.allArtists || linked(card, ctx.actor.artistIds)),
);

const linked = (
  card: { facets?: Readonly<Record<string, number | string>> },
  artistIds: readonly string[],
): boolean => {
  const shown = String(card.facets?.artists ?? '').split(' ');
  return artistIds.some((id) => shown.includes(String(noOf(id))));
};
