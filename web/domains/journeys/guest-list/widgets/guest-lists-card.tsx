import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, UserRoundCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { GuestListRow } from '#shared/domains/journeys/guest-list/schemas.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cardStates } from '#web/ui/card-states.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { Tag } from '#web/ui/status.tsx';
import { HeadsBar, HeadsText } from '../parts/heads.tsx';
import { ofShowQuery } from '../queries.ts';
import './guest-lists-card.css';

const ListDialog = dialogPart(async () => (await import('../parts/list-dialog.tsx')).ListDialog);

function Line({ list }: { readonly list: GuestListRow }) {
  const { waiting, requested, ...totals } = list.totals;
  return (
    <li>
      <PageLink to={`/guestlist/${list.id}`} className="col grow">
        <span className="strong cut">{list.name}</span>
        <span className="row meta">
          <HeadsBar {...totals} />
          <HeadsText {...totals} />
        </span>
      </PageLink>
      {requested > 0 && (
        <Tag tone="blue">
          <Trans>{requested} pending</Trans>
        </Tag>
      )}
      {waiting > 0 && (
        <Tag tone="amber">
          <Trans>{waiting} waiting</Trans>
        </Tag>
      )}
    </li>
  );
}

const ListStates = cardStates({
  lines: 2,
  failed: <Trans>Couldn't load the guest lists.</Trans>,
  empty: <Trans>No guest list yet.</Trans>,
});

/** The guest lists of a show: how full they are, and who waits. */
export function GuestListsCard({ showId }: { readonly showId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const goTo = useGoTo();
  const isInternal = useMe().user.environment === 'internal';
  const [open, setOpen] = useState(false);
  const { data, isError } = useQuery({ ...ofShowQuery(showId), enabled: can('guestList.read') });
  const rows = data?.rows ?? [];
  const may = isInternal && can('guestList.create');
  if (!can('guestList.read') || (data && rows.length === 0 && !may)) return null;
  return (
    <Card
      title={t`Guest lists`}
      icon={<UserRoundCheck size={15} aria-hidden="true" />}
      count={rows.length}
      action={
        may && (
          <Button size="sm" icon={<Plus size={13} />} onClick={() => setOpen(true)}>
            {t`New guest list`}
          </Button>
        )
      }
    >
      <ListStates isError={isError} count={data && rows.length} />
      <ul className="lines sd-rows gl-card">
        {rows.map((list) => (
          <Line key={list.id} list={list} />
        ))}
      </ul>
      <Suspense>
        {open && (
          <ListDialog showId={showId} onClose={() => setOpen(false)} onSaved={({ id }) => goTo(`/guestlist/${id}`)} />
        )}
      </Suspense>
    </Card>
  );
}
