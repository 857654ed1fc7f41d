import type { SubjectDefinition } from '#functions/domains/relations/import/public/target.ts';
import type { SimilarityKeyOwner } from '#functions/platform/data/similarity-index.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { naming } from '#functions/records/linked.ts';
import { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { SimilarityKey } from '#shared/domains/relations/duplicate/rules.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { prepareArtist } from './prepare.ts';
import { artistStore } from './store.ts';

const artistSimilarityKeys = ({ name, email }: Pick<ArtistInput, 'name' | 'email'>): SimilarityKey[] => [
  ...(email ? [{ kind: 'email' as const, value: fold(email) }] : []),
  { kind: 'name', value: fold(name) },
];

/** An agency has hundreds of artists, not thousands: they need no index to be compared. */
async function* known(ctx: TenantContext): AsyncGenerator<SimilarityKeyOwner> {
  const nos = (await artistStore.definition.list?.all(ctx.tenantId, {})) ?? [];
  for (const artist of await artistStore.many(ctx, nos))
    for (const similarityKey of artistSimilarityKeys(artist)) yield { ...similarityKey, no: artist.no };
}

export const artistImport: SubjectDefinition<ArtistInput, ArtistInput> = {
  store: artistStore,
  rights: { create: 'artist.create', update: 'artist.update', delete: 'artist.delete' },
  schema: ArtistInput,
  freeArea: 'artist',
  prepare: (ctx, input, before) => {
    if (before) artistAccess.check(ctx, [before.id]);
    return prepareArtist(ctx, input, before);
  },
  title: ({ name }) => name,
  similarityKeys: artistSimilarityKeys,
  known,
  isUsed: async (ctx, id) => (await naming(ctx, 'show', 'artists', id)).length > 0,
};
