import { keptBytes } from '#functions/platform/files/usage.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import type { ArtistRiderInput } from '#shared/domains/relations/artist-rider/contract.ts';
import { isId, noOf } from '#shared/kernel/record/ids.ts';

export const artistRiderStore = new MasterStore<ArtistRiderInput>({
  name: 'artist-rider',
  bytes: keptBytes,
  scope: { field: 'artistId', toNo: (id) => (isId(id) ? noOf(id) : undefined) },
  words: ({ artistName, kind, version }) => `${artistName} ${kind} ${version}`,
});
