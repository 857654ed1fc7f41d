import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { Artist } from '#shared/domains/relations/artist/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { RecordFormPage, useSaved } from '#web/ui/record/record-form.tsx';
import { useArtistEditor } from '../parts/artist-editor.tsx';

function ArtistForm({ artist }: { readonly artist?: Artist }) {
  const { t } = useLingui();
  const saved = useSaved('/artist');
  const editor = useArtistEditor({ artist, onSaved: (record) => saved(record, record.name) });
  return (
    <RecordFormPage
      {...editor}
      base="/artist"
      listName={t`Artists`}
      record={artist}
      title={artist ? artist.name : t`New artist`}
      action={artist ? t`Save artist` : t`Create artist`}
    />
  );
}

export const NewArtistPage = () => <ArtistForm />;

const route = getRouteApi('/app/artist/$key/edit');
export function EditArtistPage() {
  const { key: id } = route.useParams();
  const { data } = useSuspenseQuery(queryOf(artistContract.routes.get, { params: { id } }));
  return <ArtistForm key={id} artist={data} />;
}
