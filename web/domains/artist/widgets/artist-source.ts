import { artistContract } from '#shared/domains/artist/contract.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import type { ReferenceSource } from '#web/ui/record/use-known-names.ts';

const { picker, get } = artistContract.routes;
const { requestArtists } = showContract.routes;

/** The artists one is linked to. */
export const linkedQuery = queryOf(requestArtists, { body: {} });

export const everyArtist: ReferenceSource = {
  search: pickerSearch(picker),
  nameOf: async (id) => (await call(get, { params: { id } })).name,
};
const linkedArtists: ReferenceSource = {
  search: pickerSearch(requestArtists),
  nameOf: async (id) => {
    const { items } = await call(requestArtists, { body: {} });
    return items.find(({ key }) => key === id)?.value ?? '?';
  },
};

/** How artists are found: without a right to look at them, those one is linked to. */
export const useArtistSource = (): ReferenceSource => (useCan()('artist.read') ? everyArtist : linkedArtists);
