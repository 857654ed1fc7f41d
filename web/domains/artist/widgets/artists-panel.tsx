import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { artistContract } from '#shared/domains/artist/contract.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChooseDialog } from '#web/ui/controls/choose-dialog.tsx';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import '#web/ui/item-rows.css';

const search = pickerSearch(artistContract.routes.picker);

interface Linked {
  readonly artistId: string;
  readonly name: string;
}
interface ArtistsPanelProps {
  /** Undefined where single ones do not count. */
  readonly artists: readonly Linked[] | undefined;
  readonly count: number | string;
  /** Said where there are none. */
  readonly empty: ReactNode;
  /** "Take Nova Lane off the form" */
  readonly dropName: (name: string) => string;
  readonly busy: boolean;
  readonly readOnly?: boolean;
  readonly onAdd: (items: readonly PickerItem[]) => void;
  readonly onDrop: (artist: Linked) => void;
  /** Above them. */
  readonly children?: ReactNode;
}

function Rows({ artists, empty, dropName, busy, readOnly, onDrop }: Omit<ArtistsPanelProps, 'count' | 'onAdd'>) {
  if (!artists) return null;
  if (artists.length === 0) return <p className="card-b meta">{empty}</p>;
  return (
    <ul className="item-rows">
      {artists.map((artist) => (
        <li key={artist.artistId}>
          <PageLink to={`/artist/${artist.artistId}`} className="grow cut">
            {artist.name}
          </PageLink>
          {!readOnly && (
            <RemoveRow label={dropName(artist.name)} onClick={() => !busy && onDrop(artist)}>
              <Trash2 size={15} />
            </RemoveRow>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Artists linked to something, added by the choose dialog, each with its trash button (spec section 2); saved at once. */
export function ArtistsPanel({ count, onAdd, children, ...rows }: ArtistsPanelProps) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const { artists, busy, readOnly } = rows;
  const add = artists && !readOnly && (
    <Button size="sm" icon={<Plus size={13} aria-hidden="true" />} busy={busy} onClick={() => setChoosing(true)}>
      <Trans>Add artists</Trans>
    </Button>
  );
  return (
    <Card title={<Trans>Artists</Trans>} count={count} action={add}>
      {children}
      <Rows {...rows} />
      {artists && choosing && (
        <ChooseDialog
          open
          multiple
          title={t`Choose artists`}
          search={search}
          excludeKeys={artists.map(({ artistId }) => artistId)}
          onClose={() => setChoosing(false)}
          onChoose={onAdd}
        />
      )}
    </Card>
  );
}
