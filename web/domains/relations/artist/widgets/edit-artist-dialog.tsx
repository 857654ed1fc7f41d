import { Trans } from '@lingui/react/macro';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { Artist } from '#shared/domains/relations/artist/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { type EditFormProps, EditPopup, SectionsDialog } from '#web/ui/record/edit-popup.tsx';
import type { EditCall } from '#web/ui/record/record-editor.ts';
import { useArtistEditor } from '../parts/artist-editor.tsx';
import { artistItem } from './artist-item.ts';

function ArtistForm({ record, onDone, onClose }: EditFormProps<Artist>) {
  const editor = useArtistEditor({ artist: record, onSaved: (saved) => onDone(artistItem(saved)) });
  return <SectionsDialog {...editor} title={record.name} action={<Trans>Save artist</Trans>} onClose={onClose} />;
}

/** The form of an artist where one is chosen. */
export const EditArtistDialog = (props: EditCall) => (
  <EditPopup {...props} query={queryOf(artistContract.routes.get, { params: { id: props.id } })} form={ArtistForm} />
);
