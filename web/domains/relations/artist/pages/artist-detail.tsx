import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarRange, Plus } from 'lucide-react';
import { Suspense, use } from 'react';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { Artist } from '#shared/domains/relations/artist/schemas.ts';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { RecordAside } from '#web/domains/identity/free-field/widgets/record-aside.tsx';
import { RidersCard } from '#web/domains/relations/artist-rider/widgets/riders-card.tsx';
import { ShowsCard } from '#web/domains/relations/show-summary/widgets/shows-card.tsx';
import { RecordCardsContext } from '#web/kits/record/record-cards.ts';
import { useRecordTabs } from '#web/kits/record/record-tabs.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useAppointmentContext } from '#web/platform/appointment-context.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { Inactive } from '#web/ui/record/inactive.tsx';
import { RecordPage } from '#web/ui/record/record-page.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { useTabSearch } from '#web/ui/record/use-tab-search.ts';
import { ArtistFacts, Swatch } from '../parts/artist-facts.tsx';
import { PeopleCards } from '../parts/people-cards.tsx';

const FeeFigures = part(
  async () => (await import('#web/domains/relations/show-summary/widgets/fee-figures.tsx')).FeeFigures,
);

const route = getRouteApi('/app/artist/$key');
const { get, remove, restore, activity } = artistContract.routes;

function useTourItem(id: string) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const tour = {
    id: 'tour',
    label: t`New tour`,
    icon: <CalendarRange size={15} />,
    onSelect: () => goTo(`/show/tour?artistId=${id}`),
  };
  return tour;
}

function useArtistActs(id: string, artist: Artist) {
  const askRemoval = useRemoval();
  const { ArtistBooking, Statements } = use(RecordCardsContext);
  const isInternal = useMe().user.environment === 'internal';
  const tour = useTourItem(id);
  const params = { id };
  const onDelete = () =>
    void askRemoval({
      base: '/artist',
      name: artist.name,
      text: <Trans>Its shows stay and keep the name.</Trans>,
      remove: () => call(remove, { params }),
      restore: () => call(restore, { params }),
    });
  const tabs = useRecordTabs({
    target: { entity: 'artist', recordId: id },
    activity: queryOf(activity, { params, query: {} }),
    overview: (
      <div className="set-stack">
        <Suspense>
          <FeeFigures field="artist" id={id} />
        </Suspense>
        <ShowsCard title={<Trans>Upcoming shows</Trans>} field="artist" id={id} />
        <Suspense>
          <Statements artistId={id} />
        </Suspense>
        {isInternal && (
          <Suspense>
            <ArtistBooking artistId={id} />
          </Suspense>
        )}
        <PeopleCards artist={artist} />
        <RidersCard artistId={id} />
      </div>
    ),
  });
  return { isInternal, tour, onDelete, tabs };
}

function ArtistTag({ id, artist }: { readonly id: string; readonly artist: Artist }) {
  return (
    <>
      {!artist.isActive && <Inactive />}
      <FavoriteStar entity="artist" recordId={id} title={artist.name} />
    </>
  );
}

function ArtistLine({ artist }: { readonly artist: Artist }) {
  return (
    <>
      <span className="row">
        <Swatch color={artist.hexColor} />
        {artist.genre || <Trans>No genre</Trans>}
      </span>
      {artist.city && <span>{artist.city}</span>}
    </>
  );
}

function NewShow({ id }: { readonly id: string }) {
  return (
    <PageLink to={`/show/new?artistId=${id}`} className={buttonClass({ kind: 'primary' })}>
      <Plus size={14} aria-hidden="true" />
      <Trans>New show</Trans>
    </PageLink>
  );
}

const ArtistAside = ({ artist }: { readonly artist: Artist }) => (
  <RecordAside area="artist" record={artist}>
    <ArtistFacts artist={artist} />
  </RecordAside>
);

export function ArtistDetailPage() {
  const { t } = useLingui();
  const can = useCan();
  const { key: id } = route.useParams();
  const { data: artist } = useSuspenseQuery(queryOf(get, { params: { id } }));
  useAppointmentContext({ artistId: id, artistName: artist.name, origin: artist.name });

  const { isInternal, tour, onDelete, tabs } = useArtistActs(id, artist);
  return (
    <RecordPage
      id={id}
      name={artist.name}
      base="/artist"
      listName={t`Artists`}
      tag={<ArtistTag id={id} artist={artist} />}
      line={<ArtistLine artist={artist} />}
      mayEdit={can('artist.update')}
      onDelete={can('artist.delete') ? onDelete : undefined}
      more={can('show.create') && isInternal ? [tour] : []}
      primary={can('show.create') && <NewShow id={id} />}
      {...useTabSearch(route)}
      tabs={tabs}
      aside={<ArtistAside artist={artist} />}
    />
  );
}
