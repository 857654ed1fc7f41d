import { useLingui } from '@lingui/react/macro';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ArtistsPanel } from '#web/domains/identity/roster/widgets/artists-panel.tsx';
import { call } from '#web/platform/api.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { useWebformWrite } from './use-webform-write.ts';

const { linkArtist, unlinkArtist } = webformContract.routes;

type Chosen = Pick<PickerItem, 'key'>;

/** One after the other: each link is a write of the same form. */
async function linkAll(id: string, items: readonly Chosen[], form: Webform): Promise<Webform> {
  let after = form;
  for (const { key } of items) after = await call(linkArtist, { body: { id, artistId: key } });
  return after;
}

/** Chooses the artists that the public can request. */
export function FormArtists({ form }: { readonly form: Webform }) {
  const { t } = useLingui();
  const { id, artists } = form;
  const link = useWebformWrite((items: readonly Chosen[]) => linkAll(id, items, form));
  const unlink = useWebformWrite((artistId: string) => call(unlinkArtist, { body: { id, artistId } }));
  const drop = ({ artistId, name }: Webform['artists'][number]) => {
    const undo = () => link.mutate([{ key: artistId }]);
    const onSuccess = () => toast(t`${name} removed from the form`, { undo });
    if (artists.length > 1) return unlink.mutate(artistId, { onSuccess });
    const text = t`Link another artist first; a form without artists is closed.`;
    void dialogs.inform({ title: t`Link at least 1 artist`, text });
  };
  return (
    <ArtistsPanel
      artists={artists}
      count={artists.length}
      empty={t`No artists on this form yet.`}
      dropName={(name) => t`Remove ${name} from the form`}
      busy={link.isPending || unlink.isPending}
      onAdd={(items) => link.mutate(items)}
      onDrop={drop}
    />
  );
}
