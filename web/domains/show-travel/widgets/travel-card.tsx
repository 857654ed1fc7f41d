import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Luggage, Plus, Unlink } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Show } from '#shared/domains/show/schemas.ts';
import { showTravelContract } from '#shared/domains/show-travel/contract.ts';
import type { TravelCard as Travel } from '#shared/domains/travel/schemas.ts';
import { dateOf, timeOf } from '#shared/kernel/date.ts';
import { joinNames } from '#shared/kernel/text.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { formatDay } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import { type TravelKind, useTravelKinds } from '../parts/kinds.tsx';
import { travelLinked, travelQuery } from '../queries.ts';

const LinkTravelDialog = dialogPart(async () => (await import('../parts/link-dialog.tsx')).LinkTravelDialog);
const { link, unlink } = showTravelContract.routes;
/** Names in a line. */
const ROOM = 2;

const timesText = ({ start, end }: Travel): string => {
  const day = dateOf(end) === dateOf(start) ? '' : `${formatDay({ date: dateOf(end) })} `;
  return `${formatDay({ date: dateOf(start) })} ${timeOf(start)} – ${day}${timeOf(end)}`;
};

/** Takes a journey out of a show, and back in by Undo. */
function useUnlink(showId: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const input = (travelId: string) => ({ params: { id: showId }, body: { travelId } });
  const back = async (travelId: string) => {
    await call(link, input(travelId));
    await travelLinked(client);
  };
  return useMutation({
    ...mutationOf(unlink),
    onSuccess: async (_done, { body }) => {
      await travelLinked(client);
      toast(t`Unlinked from this show`, { undo: () => void back(body.travelId) });
    },
  });
}

interface LineProps {
  readonly travel: Travel;
  readonly kind: TravelKind | undefined;
  readonly onUnlink: (() => void) | undefined;
}
function Line({ travel, kind, onUnlink }: LineProps) {
  const { t } = useLingui();
  const { title, hexColor, phase, travellers } = travel;
  const Icon = kind?.icon ?? Luggage;
  return (
    <li>
      <Icon size={15} aria-hidden="true" />
      <Status color={hexColor} phase={phase} />
      <PageLink to={`${kind?.base}/${travel.id}`} className="col grow">
        <span className="strong cut">{title}</span>
        <span className="meta cut num">
          {[timesText(travel), joinNames(travellers, ROOM)].filter(Boolean).join(' · ')}
        </span>
      </PageLink>
      {onUnlink && (
        <IconButton label={t`Unlink ${title}`} onClick={onUnlink}>
          <Unlink size={14} />
        </IconButton>
      )}
    </li>
  );
}

type Open = { readonly what: 'new' | 'link'; readonly kind: TravelKind };

/** What goes along with a show: listed, made from it, linked and unlinked. */
export function TravelCard({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const can = useCan();
  const isInside = useMe().user.environment === 'internal';
  const kinds = useTravelKinds();
  const [open, setOpen] = useState<Open>();
  const { data, isPending, isError } = useQuery(travelQuery(show.id));
  const unlinking = useUnlink(show.id);
  const rows = data?.rows ?? [];
  const mayLink = isInside && can('show.update');
  const close = () => setOpen(undefined);
  const start = { date: dateOf(show.start), artistId: show.artists[0]?.artistId, showId: show.id };
  const actions = isInside && (
    <>
      {mayLink &&
        kinds.map((kind) => (
          <Button key={kind.kind} size="sm" icon={<Link2 size={13} />} onClick={() => setOpen({ what: 'link', kind })}>
            <Trans>Link</Trans>
          </Button>
        ))}
      {kinds
        .filter(({ create }) => can(create))
        .map((kind) => (
          <Button key={kind.kind} size="sm" icon={<Plus size={13} />} onClick={() => setOpen({ what: 'new', kind })}>
            {kind.newLabel}
          </Button>
        ))}
    </>
  );
  if (data && rows.length === 0 && !isInside) return null;
  const NewDialog = open?.kind.dialog;
  return (
    <Card title={t`Travel`} icon={<Luggage size={15} aria-hidden="true" />} count={rows.length} action={actions}>
      {isPending && <SkeletonLines lines={2} />}
      {isError && (
        <p className="card-b meta">
          <Trans>The travel cannot be shown now.</Trans>
        </p>
      )}
      {data && rows.length === 0 && (
        <p className="card-b meta">
          <Trans>No travel yet. What is linked here is on the itinerary of its artist as well.</Trans>
        </p>
      )}
      <ul className="lines sd-rows">
        {rows.map((travel) => (
          <Line
            key={travel.id}
            travel={travel}
            kind={kinds.find(({ kind }) => kind === travel.kind)}
            onUnlink={
              mayLink ? () => unlinking.mutate({ params: { id: show.id }, body: { travelId: travel.id } }) : undefined
            }
          />
        ))}
      </ul>
      <Suspense>
        {open?.what === 'new' && NewDialog && <NewDialog start={start} onClose={close} onSaved={close} />}
        {open?.what === 'link' && (
          <LinkTravelDialog showId={show.id} kind={open.kind} linked={rows.map(({ id }) => id)} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}
