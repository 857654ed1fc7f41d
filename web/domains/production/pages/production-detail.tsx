import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { productionContract } from '#shared/domains/production/contract.ts';
import type { Production } from '#shared/domains/production/schemas.ts';
import { ShowsCard } from '#web/domains/dashboard/widgets/shows-card.tsx';
import { FavoriteStar } from '#web/domains/favorite-subject/widgets/favorite-star.tsx';
import { FreeFacts } from '#web/domains/free-field/widgets/free-facts.tsx';
import { useRecordTabs } from '#web/domains/system/widgets/record-tabs.tsx';
import { CarriedMarks } from '#web/domains/tag/widgets/carried.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { InsideNote } from '#web/ui/record/inside-note.tsx';
import { RecordPage } from '#web/ui/record/record-page.tsx';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { artistsText, useDatesText } from '../parts/production-words.ts';

const route = getRouteApi('/app/production/$key');
const { get, remove, activity, restore } = productionContract.routes;

function Artists({ production }: { readonly production: Production }) {
  return (
    <>
      <CarriedMarks area="production" record={production} />
      <h2>
        <Trans>Artists</Trans>
      </h2>
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
      <FreeFacts area="production" record={production} />
      <InsideNote text={production.notes} />
    </>
  );
}

export function ProductionDetailPage() {
  const { t } = useLingui();
  const can = useCan();
  const datesText = useDatesText();
  const { key: id } = route.useParams();
  const navigate = route.useNavigate();
  const { data: production } = useSuspenseQuery(queryOf(get, { params: { id } }));
  const askRemoval = useRemoval();
  const { name } = production;
  const onDelete = () =>
    void askRemoval({
      base: '/production',
      name,
      text: t`The shows stay.`,
      remove: () => call(remove, { body: { id } }),
      restore: () => call(restore, { params: { id } }),
    });
  const tabs = useRecordTabs({
    target: { entity: 'production', recordId: id },
    activity: queryOf(activity, { body: { id } }),
    overview: <ShowsCard title={<Trans>Shows</Trans>} field="production" id={id} past />,
  });
  return (
    <RecordPage
      id={id}
      name={name}
      base="/production"
      listName={t`Productions`}
      tag={<FavoriteStar entity="production" recordId={production.id} title={production.name} />}
      line={
        <>
          <span className="num">{datesText(production)}</span>
          {production.artists.length > 0 && <span>{artistsText(production)}</span>}
        </>
      }
      mayEdit={can('production.update')}
      onDelete={can('production.delete') ? onDelete : undefined}
      tab={route.useSearch().tab}
      onTab={(tab) => void navigate({ search: { tab }, replace: true })}
      tabs={tabs}
      aside={<Artists production={production} />}
    />
  );
}
