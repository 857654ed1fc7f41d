import { useLingui } from '@lingui/react/macro';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { useCan } from '#web/platform/me.ts';
import type { PickerSearch } from '#web/ui/controls/use-picker-search.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type ChooserProps, type PickerProps, RecordChooser, RecordPicker } from '#web/ui/record/record-picker.tsx';

const NewArtistDialog = dialogPart(async () => (await import('./new-artist-dialog.tsx')).NewArtistDialog);

const everyArtist = pickerSearch(artistContract.routes.picker);

function useWays() {
  const { t } = useLingui();
  const can = useCan();
  return {
    ...(can('artist.create') ? { newLabel: t`New artist`, dialog: NewArtistDialog } : {}),
    ...(can('artist.update') ? { edits: 'artist' as const } : {}),
  };
}

/** One artist, such as whose rider it is. */
export function ArtistPicker(props: PickerProps) {
  return <RecordPicker {...props} {...useWays()} search={everyArtist} />;
}

/** Several artists: one bill, a production. */
export function ArtistChooser({ search = everyArtist, ...props }: ChooserProps & { readonly search?: PickerSearch }) {
  const { t } = useLingui();
  return <RecordChooser {...props} {...useWays()} search={search} chooseTitle={t`Choose artists`} />;
}
