import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarArrowUp, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import type { Production } from '#shared/domains/booking/production/schemas.ts';
import { MoveDaysDialog } from '#web/domains/booking/show/widgets/move-days-dialog.tsx';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { FreeFacts } from '#web/domains/identity/free-field/widgets/free-facts.tsx';
import { TeamList } from '#web/domains/identity/user/widgets/team.tsx';
import { CarriedMarks } from '#web/domains/reference/tag/widgets/carried-marks.tsx';
import { useRecordTabs } from '#web/kits/record/record-tabs.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Later } from '#web/ui/later.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { InternalNote } from '#web/ui/record/internal-note.tsx';
import { RecordPage, type RecordTab } from '#web/ui/record/record-page.tsx';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { useTabSearch } from '#web/ui/record/use-tab-search.ts';
import { CopyDialog } from '../parts/copy-dialog.tsx';
import { artistsText, useDatesText } from '../parts/production-words.ts';
import { RunCard, RunOverview } from '../parts/run-card.tsx';
import { runQuery } from '../queries.ts';

const BudgetTab = part(async () => (await import('../parts/budget-tab.tsx')).BudgetTab);

const route = getRouteApi('/app/production/$key');
const { get, remove, activity, restore } = productionContract.routes;

function ExternalNotes({ production }: { readonly production: Production }) {
  return (
    <>
      <h2>
        <Trans>External notes</Trans>
      </h2>
      <p className="pre">{production.externalNotes}</p>
    </>
  );
}

function Artists({ production }: { readonly production: Production }) {
  const { team = [] } = production;
  return (
    <>
      <CarriedMarks area="production" record={production} />
      <h2>
        <Trans>Artists</Trans>
      </h2>
      {production.artists.length === 0 && (
        <p className="meta">
          <Trans>No artists yet.</Trans>
        </p>
      )}
      <ul className="rec-people">
        {production.artists.map(({ artistId, name }) => (
          <li key={artistId}>
            <Avatar name={name} size={28} />
            <PageLink to={`/artist/${artistId}`} className="strong cut">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
      <Facts
        items={[
          { id: 'owner', label: <Trans>Owner</Trans>, value: production.owner?.name },
          { id: 'team', label: <Trans>Team</Trans>, value: team.length > 0 && <TeamList team={team} /> },
        ]}
      />
      <FreeFacts area="production" record={production} />
      <InternalNote text={production.notes} />
      {production.externalNotes && <ExternalNotes production={production} />}
    </>
  );
}

/** After the overview, inside: the money. */
function useOwnTabs(production: Production): readonly RecordTab[] {
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  const waiting = (content: ReactNode) => <Later lines={4}>{content}</Later>;
  return [
    ...(can('show.readDeal') && isInternal
      ? [
          {
            value: 'budget',
            label: <Trans>Budget</Trans>,
            content: waiting(<BudgetTab productionId={production.id} />),
          },
        ]
      : []),
  ];
}

function useTabs(production: Production): readonly RecordTab[] {
  const can = useCan();
  const { id } = production;
  const [overview, ...rest] = useRecordTabs({
    target: { entity: 'production', recordId: id },
    activity: queryOf(activity, { body: { id } }),
    overview: (
      <>
        <RunOverview production={production} />
        {can('show.read') && (
          <Later lines={4}>
            <RunCard production={production} />
          </Later>
        )}
      </>
    ),
  });
  return [...(overview ? [overview] : []), ...useOwnTabs(production), ...rest];
}

/** Shows that are inside stay, without a production: whoever deletes it says so. */
function useDelete({ id, name }: Production): () => void {
  const { t } = useLingui();
  const can = useCan();
  const askRemoval = useRemoval();
  const { data: run } = useQuery({ ...runQuery(id), enabled: can('show.read') });
  const count = run?.stops.length ?? 0;
  const text =
    count > 0
      ? plural(count, { one: '# show stays without a production.', other: '# shows stay without a production.' })
      : t`No shows yet.`;
  return () =>
    void askRemoval({
      base: '/production',
      name,
      text,
      remove: () => call(remove, { body: { id, releaseShows: true } }),
      restore: () => call(restore, { params: { id } }),
    });
}

function useActItems(setOpen: (next: 'copy' | 'move' | undefined) => void) {
  const { t } = useLingui();
  const copy = { id: 'copy', label: t`Duplicate`, icon: <Copy size={15} />, onSelect: () => setOpen('copy') };
  const move = {
    id: 'move',
    label: t`Move by days`,
    icon: <CalendarArrowUp size={15} />,
    onSelect: () => setOpen('move'),
  };
  return { copy, move };
}

interface ProductionLineProps {
  readonly datesText: (production: Pick<Production, 'startDate' | 'endDate'>) => string;
  readonly production: Production;
}
function ProductionLine({ datesText, production }: ProductionLineProps) {
  return (
    <>
      <span className="num">{datesText(production)}</span>
      {production.artists.length > 0 && <span>{artistsText(production)}</span>}
    </>
  );
}

export function ProductionDetailPage() {
  const { t } = useLingui();
  const can = useCan();
  const datesText = useDatesText();
  const { key: id } = route.useParams();
  const { data: production } = useSuspenseQuery(queryOf(get, { params: { id } }));
  const onDelete = useDelete(production);
  const tabs = useTabs(production);
  const [open, setOpen] = useState<'copy' | 'move'>();
  const { data: run } = useQuery({ ...runQuery(id), enabled: can('show.read') });
  const close = () => setOpen(undefined);
  const { name } = production;
  const { copy, move } = useActItems(setOpen);
  const showIds = can('show.update') ? (run?.stops ?? []).map(({ showId }) => showId) : [];
  return (
    <>
      <RecordPage
        id={id}
        name={name}
        base="/production"
        listName={t`Productions`}
        tag={<FavoriteStar entity="production" recordId={production.id} title={name} />}
        line={<ProductionLine datesText={datesText} production={production} />}
        mayEdit={can('production.update')}
        onDelete={can('production.delete') ? onDelete : undefined}
        more={[...(can('production.update') ? [move] : []), ...(can('production.create') ? [copy] : [])]}
        {...useTabSearch(route)}
        tabs={tabs}
        aside={<Artists production={production} />}
      />
      {open === 'copy' && <CopyDialog production={production} onClose={close} />}
      {open === 'move' && <MoveDaysDialog ids={showIds} production={production} onClose={close} />}
    </>
  );
}
