import { sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { plainValues } from '#functions/platform/documents/word/field-values.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { ArtistListRequest } from '#shared/domains/relations/artist/contract.ts';
import { artistFields } from '#shared/domains/relations/artist/fields.ts';
import { artistMapping, artistStore } from './store.ts';

export const artistSource = sourceOf({
  store: artistStore,
  permission: 'artist.read',
  request: ArtistListRequest,
  mapping: artistMapping,
  mine: artistAccess.own,
  check: (ctx, { id }) => artistAccess.check(ctx, [id]),
  fields: artistFields,
  row: (artist, { locale }) => plainValues(artistFields, artist, locale),
});
