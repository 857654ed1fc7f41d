import { useLingui } from '@lingui/react/macro';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { ChooserField } from '#web/ui/record/picker-field.tsx';
import { ArtistChooser } from './artist-picker.tsx';

interface ArtistsFieldProps {
  /** Those it begins with. */
  readonly artists: readonly { readonly id: string; readonly name: string }[];
  readonly max: number;
  readonly must?: boolean;
  readonly className?: string;
}
/** Chooses the artists of a record, as `artistIds` of its form. */
export function ArtistsField({ artists, ...field }: ArtistsFieldProps) {
  const { t } = useLingui();
  const first = artists.map(({ id, name }) => pickedItem(id, name));
  return <ChooserField name="artistIds" label={t`Artists`} first={first} chooser={ArtistChooser} {...field} />;
}
