import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { ARTIST_LIST, artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { Artist } from '#shared/domains/relations/artist/schemas.ts';
import { ListTools } from '#web/domains/attached/excel-template/widgets/list-tools.tsx';
import { useSelectionActions } from '#web/domains/attached/my-selection/widgets/use-selection-actions.tsx';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { useFreeColumns, useFreeFilters } from '#web/domains/identity/free-field/widgets/free-list.tsx';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { useCarriedColumns, useStatusFilter, useTagFilter } from '#web/domains/reference/tag/widgets/carried.tsx';
import { CarriedMarks } from '#web/domains/reference/tag/widgets/carried-marks.tsx';
import { useCan, useMe } from '#web/platform/me.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, flagFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { Inactive } from '#web/ui/record/inactive.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { ArtistFacts, OwnerName, Swatch, useRateText } from '../parts/artist-facts.tsx';

const route = getRouteApi('/app/artist');

function ArtistName({ artist }: { readonly artist: Artist }) {
  return (
    <AvatarTitle
      name={artist.name}
      tag={
        <>
          {!artist.isActive && <Inactive />}
          <FavoriteStar entity="artist" recordId={artist.id} title={artist.name} inRow />
        </>
      }
    />
  );
}

function useColumns(): readonly ListColumn<Artist>[] {
  const { t } = useLingui();
  const rateText = useRateText();
  const carried = useCarriedColumns<Artist>('artist');
  return [
    column('name', t`Artist`, { width: 'minmax(180px, 1.4fr)', sort: 'name', priority: 1 }, (artist) => (
      <ArtistName artist={artist} />
    )),
    column('genre', t`Genre`, { width: 'minmax(110px, 1fr)', sort: 'genre', priority: 1 }, (a) => a.genre),
    column('owner', t`Agent`, { width: 'minmax(130px, 1fr)', priority: 2 }, (artist) => (
      <OwnerName userId={artist.ownerId} />
    )),
    ...carried,
    column('city', t`Based in`, { width: 'minmax(100px, 1fr)', priority: 3 }, (artist) => artist.city),
    column('rate', t`Commission`, { width: '96px', align: 'right', priority: 3 }, (artist) => (
      <span className="num">{rateText(artist.commissionRate)}</span>
    )),
    column('color', t`Colour`, { width: '64px', priority: 3 }, (a) => <Swatch color={a.hexColor} />),
    column('email', t`Email`, { width: 'minmax(140px, 1fr)', optional: true }, (artist) => artist.email),
    column('phone', t`Phone`, { width: '130px', optional: true }, (artist) => artist.phone),
  ];
}

function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const options = [...useColleagues().values()].map(({ key, value }) => ({ value: key, label: value }));
  const carried = [useStatusFilter('artist'), useTagFilter('artist')];
  // Outside, a list is not asked by what its rows do not show.
  const isInternal = useMe().user.environment === 'internal';
  return [
    choiceFilter({ id: 'owner', label: t`Agent`, options, relations }),
    ...(isInternal ? carried : []),
    flagFilter({ id: 'active', label: t`Active`, relation: t`is`, yes: t`active`, no: t`not active` }),
  ];
}

export function ArtistListPage() {
  const { t } = useLingui();
  const can = useCan();
  const address = useListSearch(route);
  const selection = useSelectionActions('artist');
  return (
    <RecordList<Artist, typeof address.search>
      id="artist"
      title={t`Artists`}
      query={sourceOf(artistContract.routes.list, ARTIST_LIST, { defaultSort: 'name' })}
      batch={{ area: 'artist', actions: selection.actionsOf }}
      tools={(request) => <ListTools area="artist" request={request} />}
      dialog={selection.dialog}
      {...address}
      searchLabel={t`Search artists`}
      columns={[...useColumns(), ...useFreeColumns<Artist>('artist')]}
      filters={[...useFilters(), ...useFreeFilters('artist', address.search)]}
      defaultSort="name"
      rowLabel={(artist) => artist.name}
      newLabel={can('artist.create') && t`New artist`}
      emptyTitle={t`No artists yet`}
      emptyText={t`Every show belongs to an artist. Add the first one you represent.`}
      card={(artist) => <AvatarTitle name={artist.name} detail={artist.genre} />}
      preview={(artist) => (
        <>
          <h2>{artist.name}</h2>
          <CarriedMarks area="artist" record={artist} />
          <ArtistFacts artist={artist} />
        </>
      )}
    />
  );
}
