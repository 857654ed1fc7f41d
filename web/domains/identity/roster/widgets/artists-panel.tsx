import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { LinkedPanel } from '#web/ui/record/linked-panel.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';

const search = pickerSearch(artistContract.routes.picker);

interface Linked {
  readonly artistId: string;
  readonly name: string;
}
type Shared = Pick<
  ComponentProps<typeof LinkedPanel>,
  'count' | 'empty' | 'dropName' | 'busy' | 'readOnly' | 'onAdd' | 'children'
>;
interface ArtistsPanelProps extends Shared {
  /** Undefined where single ones do not count. */
  readonly artists: readonly Linked[] | undefined;
  readonly onDrop: (artist: Linked) => void;
}

/** Artists linked to something. */
export function ArtistsPanel({ artists, onDrop, ...rest }: ArtistsPanelProps) {
  const { t } = useLingui();
  return (
    <LinkedPanel
      {...rest}
      title={t`Artists`}
      addLabel={t`Add artists`}
      chooseTitle={t`Choose artists`}
      search={search}
      base="/artist"
      linked={artists?.map(({ artistId: id, name }) => ({ id, name }))}
      onDrop={({ id: artistId, name }) => onDrop({ artistId, name })}
    />
  );
}
