import { listRequest } from '#shared/kernel/list.ts';
import { recordRoutes, v1 } from '#shared/kernel/record-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { Artist, ArtistInput } from './schemas.ts';

export const ArtistListRequest = listRequest(['owner', 'active'], ['name', 'genre']);

export const artistContract = contract('artist', {
  routes: recordRoutes({
    domain: 'artist',
    plural: 'artists',
    input: ArtistInput,
    output: Artist,
    row: Artist,
    list: ArtistListRequest,
    aliases: {
      list: [v1('POST', '/artists/all'), v1('GET', '/artists/list'), v1('GET', '/artists/search')],
      picker: [v1('GET', '/artists/autocomplete')],
    },
  }),
});
