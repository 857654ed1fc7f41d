import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import type { GroundTransport, GroundTransportInput } from '#shared/domains/ground-transport/schemas.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { RideForm } from '../parts/ride-form.tsx';
import { blankRide, type RideValues, valuesOf } from '../parts/ride-values.ts';
import { optionsQuery } from '../queries.ts';

const { create, update } = groundTransportContract.routes;

/** What a new ride starts with. */
export interface RideStart {
  readonly date?: string | undefined;
  readonly artistId?: string | undefined;
  /** The show it is made from, and then belongs to. */
  readonly showId?: string | undefined;
}
interface RideDialogProps {
  readonly ride?: GroundTransport | undefined;
  readonly start?: RideStart | undefined;
  readonly onClose: () => void;
  readonly onSaved: (ride: GroundTransport) => void;
}

/** A ride, new or changed: creates where there is none yet, and updates the one there is. */
export function RideDialog(props: RideDialogProps) {
  const { t } = useLingui();
  const can = useCan();
  const { ride, start = {}, onClose } = props;
  const [known] = ride?.artists ?? [];
  const id = ride ? undefined : start.artistId;
  const found = useQuery({
    ...queryOf(artistContract.routes.get, { params: { id: id ?? '' } }),
    enabled: id !== undefined && can('artist.read'),
  });
  const choices = useQuery(optionsQuery);
  // A list of the browser's own shows what is chosen only where it is among its lines from the first.
  if (found.isLoading || choices.isLoading)
    return (
      <Dialog open size="transport" title={ride ? t`Edit ground transport` : t`New ground transport`} onClose={onClose}>
        <SkeletonLines lines={8} />
      </Dialog>
    );
  const artist = known
    ? pickedItem(known.artistId, known.name)
    : found.data && pickedItem(found.data.id, found.data.name);
  return <Opened key={ride?.id} {...props} artist={artist ?? null} />;
}

function Opened({
  ride,
  start = {},
  artist,
  onClose,
  onSaved,
}: RideDialogProps & { readonly artist: PickerItem | null }) {
  const { t } = useLingui();
  const { date = localToday(), showId } = start;
  const form = useRecordForm<RideValues, GroundTransportInput, GroundTransport>({
    domain: 'ground-transport',
    alsoTouched: ['show-travel', 'planning'],
    schema: () => import('../parts/form-schemas.ts').then(({ RideSchema }) => RideSchema),
    record: ride,
    values: ride ? valuesOf(ride) : blankRide(date, artist?.key),
    valuesOf,
    create: (body) => call(create, { body: { ...body, ...(showId ? { showId } : {}) } }),
    update: (body, id) => call(update, { params: { id }, body }),
    onSaved: (saved) => {
      toast(<Trans>The ride is saved</Trans>);
      onSaved(saved);
    },
  });
  return (
    <FormDialog
      form={form}
      size="transport"
      title={ride ? t`Edit ground transport` : t`New ground transport`}
      action={ride ? <Trans>Save ride</Trans> : <Trans>Create ride</Trans>}
      keys="mod+enter"
      onClose={onClose}
    >
      <RideForm ride={ride} artist={artist} />
    </FormDialog>
  );
}
