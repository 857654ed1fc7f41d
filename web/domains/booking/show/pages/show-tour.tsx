import { plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { USUAL_START } from '#shared/domains/booking/show/usual-hours.ts';
import { isId } from '#shared/kernel/record/ids.ts';
import { isLocalDate, type LocalDate, timeOf } from '#shared/kernel/time/date.ts';
import { statusesQuery } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { queryOf } from '#web/platform/api.ts';
import { useShortcut } from '#web/platform/keys.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { rememberName } from '#web/ui/record/known-items.ts';
import type { QuickCreateCall } from '#web/ui/record/quick-create.tsx';
import { useKnownNames } from '#web/ui/record/use-known-names.ts';
import { useLeave } from '#web/ui/use-leave.ts';
import { isBlank, type NameColumn } from '../model/tour/rows.ts';
import { sourceOf } from '../parts/references.ts';
import { TourGrid } from '../parts/tour/tour-grid.tsx';
import { type Head, TourHead } from '../parts/tour/tour-head.tsx';
import { type Check, useChecks } from '../parts/tour/use-checks.ts';
import { type ServerProblem, useCreateTour } from '../parts/tour/use-create-tour.ts';
import { type Tour, type TourSource, useTour } from '../parts/tour/use-tour.ts';

const route = getRouteApi('/app/show/tour');

const fetchDialogs = () => import('#web/domains/relations/company/widgets/new-company-dialog.tsx');
const NEW_DIALOGS: Readonly<Record<NameColumn, ComponentType<QuickCreateCall>>> = {
  venue: dialogPart(async () => (await fetchDialogs()).NewVenueDialog),
  promoter: dialogPart(async () => (await fetchDialogs()).NewPromoterDialog),
};

/** The artist and the production the page was opened from, or those of a show. */
function useHead(source: TourSource | undefined) {
  const { artistId = '', productionId = '' } = route.useSearch();
  const { currency } = useMe().tenant;
  const [artist, production] = [artistId, productionId].map((id) => (isId(id) ? id : undefined));
  useKnownNames([
    ...(artist ? [{ source: sourceOf.artist, id: artist }] : []),
    ...(production ? [{ source: sourceOf.production, id: production }] : []),
  ]);
  return useState<Head>(() =>
    source
      ? headOf(source, currency)
      : {
          artistIds: artist ? [artist] : [],
          productionId: production,
          time: USUAL_START,
          currency,
        },
  );
}

interface NewName {
  readonly column: NameColumn;
  readonly text: string;
}

function headOf({ show }: TourSource, currency: string): Head {
  const { artists, production, start, fee } = show;
  for (const { artistId, name } of artists) rememberName(artistId, name);
  if (production) rememberName(production.productionId, production.name);
  return {
    artistIds: artists.map(({ artistId }) => artistId),
    productionId: production?.productionId,
    time: timeOf(start),
    currency: fee?.currency ?? currency,
  };
}

function FromShow({ showId, dates }: { readonly showId: string; readonly dates: readonly LocalDate[] }) {
  const { data: show } = useSuspenseQuery(queryOf(showContract.routes.get, { params: { id: showId } }));
  return <TourForm source={{ show, dates }} />;
}

export function ShowTourPage() {
  const { showId = '', dates = '' } = route.useSearch();
  if (!isId(showId)) return <TourForm />;
  return <FromShow showId={showId} dates={dates.split(',').filter(isLocalDate)} />;
}

function TourTop({ busy, shows, send }: { readonly busy: boolean; readonly shows: number; readonly send: () => void }) {
  const navigate = useNavigate();
  return (
    <PageHead title={<Trans>New tour</Trans>}>
      <Button onClick={() => void navigate({ to: '/show' })}>
        <Trans>Cancel</Trans>
      </Button>
      <Button kind="primary" busy={busy} disabled={shows === 0 || busy} onClick={send}>
        {shows === 0 ? (
          <Trans>Create shows</Trans>
        ) : (
          <Plural value={shows} one="Create # show" other="Create # shows" />
        )}
        <Kbd keys="mod+enter" />
      </Button>
    </PageHead>
  );
}

interface TourProblemsProps {
  readonly checks: Check[];
  readonly problem: string | undefined;
  readonly refused: readonly ServerProblem[];
  readonly tried: boolean;
}
function TourProblems({ checks, problem, refused, tried }: TourProblemsProps) {
  const wrong = checks.reduce((sum, { problems }) => sum + problems.length, 0) + refused.length;
  return (
    <div aria-live="polite">
      {wrong > 0 && (
        <Notice tone={tried ? 'red' : 'amber'}>
          {plural(wrong, { one: '# cell needs your attention', other: '# cells need your attention' })}
        </Notice>
      )}
      {problem && wrong === 0 && <Notice tone="red" fact={problem} />}
    </div>
  );
}

type NewRecordProps = Readonly<{ tour: Tour; naming: NewName; setNaming: (next: NewName | undefined) => void }>;
function NewRecord({ tour, naming, setNaming }: NewRecordProps) {
  const NewDialog = NEW_DIALOGS[naming.column];
  return (
    <Suspense>
      <NewDialog
        keyword={naming.text}
        onClose={() => setNaming(undefined)}
        onDone={(item) => {
          tour.created(naming.column, naming.text, { text: item.value, id: item.key });
          setNaming(undefined);
        }}
      />
    </Suspense>
  );
}

function TourForm({ source }: { readonly source?: TourSource }) {
  useSuspenseQuery(statusesQuery('show'));
  const [head, setHead] = useHead(source);
  const { artistIds, productionId } = head;
  const tour = useTour(source);
  const checks = useChecks(tour.rows, head);
  const { busy, problem, refused, create, touched } = useCreateTour();
  const [tried, setTried] = useState(false);
  const [naming, setNaming] = useState<NewName>();
  useLeave(tour.dirty && !busy);
  const shows = checks.filter(({ input }) => input !== undefined).length;
  const filled = tour.rows.filter((row) => !isBlank(row)).length;

  const isArtistMissing = tried && artistIds.length === 0;
  const send = () => {
    setTried(true);
    // A name that is still being typed is looked up as its cell is left.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    if (artistIds.length === 0 || shows === 0 || shows < filled || busy) return;
    void create({ rows: tour.rows, checks, artistIds, productionId });
  };
  useShortcut('mod+enter', send);
  return (
    <div className="tg-page">
      <Crumbs items={[{ label: <Trans>Shows</Trans>, to: '/show' }, { label: <Trans>New tour</Trans> }]} />
      <TourTop busy={busy} shows={shows} send={send} />
      <div className="tg-body">
        <TourHead head={head} onChange={setHead} isArtistMissing={isArtistMissing} />
        <TourProblems checks={checks} problem={problem} refused={refused} tried={tried} />
        <TourGrid
          tour={tour}
          checks={checks}
          refused={refused}
          onTouched={touched}
          onCreate={(column, text) => setNaming({ column, text })}
        />
      </div>
      {naming && <NewRecord tour={tour} naming={naming} setNaming={setNaming} />}
    </div>
  );
}
