import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';
import { inputOf } from '#shared/domains/agreements/statement/rules.ts';
import type { StatementInput } from '#shared/domains/agreements/statement/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { usualOf } from '#shared/domains/reference/bookkeeping/usual.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { Artist } from '#shared/domains/relations/artist/schemas.ts';
import { startOfYear } from '#shared/kernel/time/date.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { queryOf } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { StatementForm } from '../parts/statement-form.tsx';
import { statementQuery } from '../queries.ts';

const NoBookkeeping = () => (
  <EmptyState
    icon={Landmark}
    title={<Trans>No bookkeeping entity yet</Trans>}
    text={<Trans>Statements belong to a bookkeeping entity: add one in the settings first.</Trans>}
    actions={
      <PageLink to="/bookkeeping" className={buttonClass({ kind: 'primary' })}>
        <Trans>Bookkeeping entities</Trans>
      </PageLink>
    }
  />
);

/** A new statement is about the year so far, in the bookkeeping that the agency keeps for its artist. */
function NewStatement({ artist }: { readonly artist?: Artist | undefined }) {
  const { rows } = useSuspenseQuery(allMasters(bookkeepingContract.routes.list)).data;
  const own = rows.find(({ id, isActive, isArtists }) => id === artist?.bookkeepingId && isActive && !isArtists);
  const book = own ?? usualOf(rows);
  if (!book) return <NoBookkeeping />;
  const today = localToday();
  const values: StatementInput = {
    artistId: artist?.id ?? '',
    bookkeepingId: book.id,
    currency: book.currency,
    from: startOfYear(today),
    to: today,
    commissionVat: 0,
    rows: [],
    internalNote: '',
  };
  return <StatementForm values={values} artist={artist ? pickedItem(artist.id, artist.name) : null} />;
}

function NewOfArtist({ artistId }: { readonly artistId: string }) {
  const { data } = useSuspenseQuery(queryOf(artistContract.routes.get, { params: { id: artistId } }));
  return <NewStatement artist={data} />;
}

const newRoute = getRouteApi('/app/statement/new');
export function NewStatementPage() {
  const { artistId } = newRoute.useSearch();
  return artistId ? <NewOfArtist artistId={artistId} /> : <NewStatement />;
}

const editRoute = getRouteApi('/app/statement/$id/edit');
export function EditStatementPage() {
  const { id } = editRoute.useParams();
  const { data } = useSuspenseQuery(statementQuery(id));
  const { artistId, name } = data.artist;
  return <StatementForm key={id} statement={data} values={inputOf(data)} artist={pickedItem(artistId, name)} />;
}
