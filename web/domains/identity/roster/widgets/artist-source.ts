import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import type { ReferenceSource } from '#web/ui/record/use-known-names.ts';

const { picker, get } = artistContract.routes;
/** Few are outside: the others' pages come without it. */
const fetchLinked = async () =>
  (await import('#shared/domains/booking/show/contract.ts')).showContract.routes.requestArtists;

export const everyArtist: ReferenceSource = {
  search: pickerSearch(picker),
  nameOf: async (id) => (await call(get, { params: { id } })).name,
};
const linkedArtists: ReferenceSource = {
  search: async (asked, signal) => pickerSearch(await fetchLinked())(asked, signal),
  nameOf: async (id) => {
    const { items } = await call(await fetchLinked(), { body: {} });
    return items.find(({ key }) => key === id)?.value ?? '?';
  },
};

/** How artists are found: without a right to look at them, those one is linked to. */
export const useArtistSource = (): ReferenceSource => (useCan()('artist.read') ? everyArtist : linkedArtists);
