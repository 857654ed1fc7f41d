import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { listedArtists } from '../public/listed.ts';

export const handler = endpoint(artistContract.routes.list, listedArtists);
