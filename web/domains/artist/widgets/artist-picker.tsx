import { useLingui } from '@lingui/react/macro';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { useCan } from '#web/platform/me.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type ChooserProps, RecordChooser } from '#web/ui/record/record-picker.tsx';
import { NewArtistDialog } from './new-artist-dialog.tsx';

const search = pickerSearch(artistContract.routes.picker);

function useNew() {
  const { t } = useLingui();
  const can = useCan();
  return can('artist.create') ? { newLabel: t`New artist`, dialog: NewArtistDialog } : {};
}

/** Several artists: one bill, a production. */
export const ArtistChooser = (props: ChooserProps) => <RecordChooser {...props} {...useNew()} search={search} />;
