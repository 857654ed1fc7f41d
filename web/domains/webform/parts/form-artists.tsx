import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { webformContract } from '#shared/domains/webform/contract.ts';
import type { Webform } from '#shared/domains/webform/schemas.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChooseDialog } from '#web/ui/controls/choose-dialog.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { toast } from '#web/ui/toaster.ts';
import { useWebformWrite } from './use-webform-write.ts';

const { linkArtist, unlinkArtist } = webformContract.routes;
const search = pickerSearch(artistContract.routes.picker);

type Chosen = Pick<PickerItem, 'key'>;

/** One after the other: each link is a write of the same form. */
async function linkAll(id: string, items: readonly Chosen[], form: Webform): Promise<Webform> {
  let after = form;
  for (const { key } of items) after = await call(linkArtist, { body: { id, artistId: key } });
  return after;
}

/** Who can be asked for; saved at once, and shown as it is then. */
export function ArtistsPanel({ form }: { readonly form: Webform }) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const { id, artists } = form;
  const link = useWebformWrite((items: readonly Chosen[]) => linkAll(id, items, form));
  const unlink = useWebformWrite((artistId: string) => call(unlinkArtist, { body: { id, artistId } }));
  const drop = ({ artistId, name }: Webform['artists'][number]) => {
    const undo = () => link.mutate([{ key: artistId }]);
    const onSuccess = () => toast(t`${name} is off the form`, { undo });
    if (artists.length > 1) return unlink.mutate(artistId, { onSuccess });
    const text = t`Link another artist first; a form without one is closed.`;
    void dialogs.inform({ title: t`At least 1 artist should be linked`, text });
  };
  return (
    <Card
      title={<Trans>Artists</Trans>}
      count={artists.length}
      action={
        <Button
          size="sm"
          icon={<Plus size={13} aria-hidden="true" />}
          busy={link.isPending}
          onClick={() => setChoosing(true)}
        >
          <Trans>Add artists</Trans>
        </Button>
      }
    >
      {artists.length === 0 && (
        <p className="card-b meta">
          <Trans>Nobody can be asked for yet.</Trans>
        </p>
      )}
      <ul className="wf-rows">
        {artists.map(({ artistId, name }) => (
          <li key={artistId}>
            <PageLink to={`/artist/${artistId}`} className="col cut">
              {name}
            </PageLink>
            <RemoveRow
              label={t`Take ${name} off the form`}
              onClick={() => !unlink.isPending && drop({ artistId, name })}
            >
              <Trash2 size={15} />
            </RemoveRow>
          </li>
        ))}
      </ul>
      {choosing && (
        <ChooseDialog
          open
          multiple
          title={t`Choose artists`}
          search={search}
          excludeKeys={artists.map(({ artistId }) => artistId)}
          onClose={() => setChoosing(false)}
          onChoose={(items) => link.mutate(items)}
        />
      )}
    </Card>
  );
}
