import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Luggage } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { dateOf } from '#shared/kernel/time/date.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { cardStates } from '#web/ui/card-states.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { toast } from '#web/ui/toaster.ts';
import { CardActions } from '../parts/card-actions.tsx';
import { type TravelChoice, useTravelKinds } from '../parts/kinds.tsx';
import { TravelLine } from '../parts/travel-line.tsx';
import { travelLinked, travelQuery } from '../queries.ts';
import '#web/domains/journeys/travel/widgets/travel.css';
import type { TravelSummary as Travel } from '#shared/domains/journeys/travel/schemas.ts';

const LinkTravelDialog = dialogPart(async () => (await import('../parts/link-travel.tsx')).LinkTravelDialog);
const { link, unlink } = showTravelContract.routes;

/** Takes a journey out of a show, and back in by Undo. */
function useUnlink(showId: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const input = (travelId: string) => ({ params: { id: showId }, body: { travelId } });
  const back = async (travelId: string) => {
    await call(link, input(travelId));
    await travelLinked(client);
  };
  const unlinking = useMutation({
    ...mutationOf(unlink),
    onSuccess: async (_done, { body }) => {
      await travelLinked(client);
      toast(t`Unlinked from this show`, { undo: () => void back(body.travelId) });
    },
  });
  return (travelId: string) => unlinking.mutate(input(travelId));
}

type Open = { readonly what: 'new' | 'link'; readonly kind: TravelChoice };

interface TravelDialogsProps {
  readonly show: Show;
  readonly open: Open | undefined;
  readonly setOpen: (next: Open | undefined) => void;
  readonly rows: Travel[];
}
function TravelDialogs({ show, open, setOpen, rows }: TravelDialogsProps) {
  const close = () => setOpen(undefined);
  const start = { date: dateOf(show.start), artistId: show.artists[0]?.artistId, showId: show.id };
  const NewDialog = open?.kind.dialog;
  return (
    <Suspense>
      {open?.what === 'new' && NewDialog && <NewDialog start={start} onClose={close} onSaved={close} />}
      {open?.what === 'link' && (
        <LinkTravelDialog showId={show.id} kind={open.kind} linked={rows.map(({ id }) => id)} onClose={close} />
      )}
    </Suspense>
  );
}

const TravelStates = cardStates({
  lines: 2,
  failed: <Trans>Couldn't load travel.</Trans>,
  empty: <Trans>No travel yet. Linked travel also appears on the artist's itinerary.</Trans>,
});

function LinkOrNew({ setOpen }: { readonly setOpen: (next: Open | undefined) => void }) {
  return (
    <CardActions onLink={(kind) => setOpen({ what: 'link', kind })} onNew={(kind) => setOpen({ what: 'new', kind })} />
  );
}

/** Lists the travel of a show. The user can create, link and unlink it. */
export function TravelCard({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  const icons = new Map(useTravelKinds().map(({ kind, icon }) => [kind, icon]));
  const [open, setOpen] = useState<Open>();
  const { data, isError } = useQuery(travelQuery(show.id));
  const onUnlink = useUnlink(show.id);
  const rows = data?.rows ?? [];
  const mayUnlink = isInternal && can('show.update');

  if (data && rows.length === 0 && !isInternal) return null;

  return (
    <Card
      title={t`Travel`}
      icon={<Luggage size={15} aria-hidden="true" />}
      count={rows.length}
      action={isInternal && <LinkOrNew setOpen={setOpen} />}
    >
      <TravelStates isError={isError} count={data && rows.length} />
      <ul className="lines travel-rows">
        {rows.map((travel) => (
          <TravelLine
            key={travel.id}
            travel={travel}
            icon={icons.get(travel.kind)}
            onUnlink={mayUnlink ? () => onUnlink(travel.id) : undefined}
          />
        ))}
      </ul>
      <TravelDialogs show={show} open={open} setOpen={setOpen} rows={rows} />
    </Card>
  );
}
