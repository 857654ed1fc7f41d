import { sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { ArtistListRequest } from '#shared/domains/relations/artist/contract.ts';
import { artistFields } from '#shared/domains/relations/artist/fields.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { artistMapping, artistStore } from './store.ts';

const artistData = ({ name, genre, email, phone, website, city, notes }: ArtistInput) => ({
  name,
  genre,
  email,
  phone,
  website,
  city,
  notes,
});

export const artistSource = sourceOf({
  store: artistStore,
  permission: 'artist.read',
  request: ArtistListRequest,
  mapping: artistMapping,
  mine: artistAccess.own,
  check: (ctx, { id }) => artistAccess.check(ctx, [id]),
  fields: artistFields,
  row: artistData,
});
