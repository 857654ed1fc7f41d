import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { daysAsked } from '#shared/domains/booking/availability/rules.ts';
import { NoArtists } from '#web/domains/relations/artist/widgets/no-artists.tsx';
import { useAppointmentContext } from '#web/platform/appointment-context.ts';
import { localToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { usePhone } from '#web/ui/use-media.ts';
import { type Asked, askedOf } from '../model/asked.ts';
import { ArtistCalendar } from '../parts/artist-calendar.tsx';
import { ArtistChoice } from '../parts/artist-choice.tsx';
import { ArtistList } from '../parts/artist-list.tsx';
import { QuestionBar } from '../parts/question-bar.tsx';
import { TextCard } from '../parts/text-card.tsx';
import { availabilityQuery, type Saying, useSaying } from '../queries.ts';
import type { AvailabilitySearch } from '../search.ts';
import '../parts/availability.css';
import type { AvailableArtist } from '#shared/domains/booking/availability/schemas.ts';

const page = getRouteApi('/app/planning/availability');

function NotLoaded({ error, refetch }: { readonly error: Error; readonly refetch: () => Promise<unknown> }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={null}
      title={t`Couldn't load availability`}
      text={error.message}
      actions={<Button onClick={() => void refetch()}>{t`Retry`}</Button>}
    />
  );
}

interface ArtistRowsProps {
  readonly asked: Asked;
  readonly saying: Saying;
  readonly days: string[];
  readonly go: (change: AvailabilitySearch) => undefined;
  readonly artists: AvailableArtist[];
  readonly hidden: { id: string; name: string }[];
  readonly open: AvailableArtist | undefined;
}
function ArtistRows({ asked, saying, days, go, artists, hidden, open }: ArtistRowsProps) {
  return (
    <ArtistList
      artists={artists}
      hidden={hidden}
      total={days.length}
      open={open?.id}
      onOpen={(artist) => go({ artist })}
      onUnhide={({ id }) => saying.unhide.mutate({ body: { artistId: id, from: asked.from, to: asked.to } })}
    />
  );
}

interface ArtistSideProps {
  readonly today: string;
  readonly asked: Asked;
  readonly saying: Saying;
  readonly days: string[];
  readonly artists: AvailableArtist[];
  readonly open: AvailableArtist;
}
function ArtistSide({ today, asked, saying, days, artists, open }: ArtistSideProps) {
  return (
    <div className="av-side">
      <ArtistCalendar key={open.id} artist={open} asked={asked} today={today} saying={saying} />
      <TextCard artists={artists} open={open} asked={days} />
    </div>
  );
}

/** Shows who is free when: the answer by artist, the days of one artist, and the text for an e-mail. */
export function AvailabilityPage() {
  const { t } = useLingui();
  const search = page.useSearch();
  const navigate = page.useNavigate();
  const today = localToday();
  const isPhone = usePhone();
  const asked = useMemo(() => askedOf(search, today), [search, today]);
  const answer = useQuery(availabilityQuery(asked));
  const saying = useSaying();
  const days = useMemo(() => daysAsked(asked.from, asked.to, asked.weekdays), [asked]);
  const go = (change: AvailabilitySearch) => void navigate({ search: { ...search, ...change } });

  const { artists = [], hidden = [] } = answer.data ?? {};
  const isEmpty = answer.isSuccess && artists.length + hidden.length === 0;
  const open = artists.find(({ id }) => id === search.artist) ?? artists[0];
  useAppointmentContext({ date: asked.from, artistId: open?.id, artistName: open?.name, origin: t`Availability` });
  return (
    <div className="av-page">
      <PageHead title={t`Availability`} />
      <QuestionBar search={search} asked={asked} today={today} onChange={go} />
      {answer.isError && <NotLoaded error={answer.error} refetch={answer.refetch} />}
      {isEmpty && (search.artists ? <EmptyState title={t`No artists match these filters`} /> : <NoArtists />)}
      {!isEmpty && (
        <div className="av-body" aria-busy={answer.isFetching}>
          {isPhone && open && (
            <ArtistChoice artists={artists} total={days.length} open={open.id} onOpen={(artist) => go({ artist })} />
          )}
          <ArtistRows asked={asked} saying={saying} days={days} go={go} artists={artists} hidden={hidden} open={open} />
          {open && <ArtistSide today={today} asked={asked} saying={saying} days={days} artists={artists} open={open} />}
        </div>
      )}
    </div>
  );
}
