import { useLingui } from '@lingui/react/macro';
import { useCan } from '#web/platform/me.ts';
import type { PickerSearch } from '#web/ui/controls/use-picker-search.ts';
import { type ChooserProps, type PickerProps, RecordChooser, RecordPicker } from '#web/ui/record/record-picker.tsx';
import { useArtistSource } from './artist-source.ts';

function useWays() {
  const { t } = useLingui();
  const can = useCan();
  return {
    ...(can('artist.create') ? { newLabel: t`New artist`, creates: { kind: 'artist' as const } } : {}),
    ...(can('artist.update') ? { edits: 'artist' as const } : {}),
  };
}

/** One artist, such as whose rider it is. */
export function ArtistPicker(props: PickerProps) {
  return <RecordPicker {...props} {...useWays()} search={useArtistSource().search} />;
}

/** Several artists: one bill, a production. */
export function ArtistChooser({ search, ...props }: ChooserProps & { readonly search?: PickerSearch }) {
  const found = useArtistSource();
  const { t } = useLingui();
  return <RecordChooser {...props} {...useWays()} search={search ?? found.search} chooseTitle={t`Choose artists`} />;
}
