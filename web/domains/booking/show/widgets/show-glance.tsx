import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { BilledArtist, ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { queryOf } from '#web/platform/api.ts';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { dayOf } from '../model/when.ts';
import { ShowTimes } from '../parts/show-times.tsx';
import { OptionButtons } from './option-buttons.tsx';
import { RequestButtons } from './request-buttons.tsx';
import './show-widgets.css';
import type { VenueSummary } from '#shared/domains/relations/company/schemas.ts';

const WEEK = 7;

interface ShowGlanceProps {
  readonly id: string;
  /** Moves the show by so many days; left out where the reader may not. */
  readonly onMove?: ((days: number) => void) | undefined;
  /** More to do with the day, last in the card. */
  readonly children?: ReactNode;
}

type TitleProps = Readonly<{ show: ShowRow; venue: VenueSummary | undefined; artists: BilledArtist[] }>;
function Title({ show, venue, artists }: TitleProps) {
  const { t } = useLingui();
  return (
    <div className="row">
      <Avatar name={artists[0]?.name ?? ''} size={26} />
      <span className="col grow">
        <PageLink to={`/show/${show.id}`} className="strong cut">
          {artists.map(({ name }) => name).join(', ')}
        </PageLink>
        <span className="meta cut">
          {venue ? [venue.name, venue.city].filter(Boolean).join(', ') : t`Venue to be announced`}
        </span>
      </span>
      <PageLink to={`/show/${show.id}`} className="ib" aria-label={t`Open ${show.number}`}>
        <ArrowUpRight size={15} aria-hidden="true" />
      </PageLink>
    </div>
  );
}

function Head({ show }: { readonly show: ShowRow }) {
  const { venue, artists, promoter, fee, expiresOn } = show;
  return (
    <>
      <Title show={show} venue={venue} artists={artists} />
      <div className="row num">
        {formatDay({ date: dayOf(show) }, { year: true })}
        <span className="mut">
          <ShowTimes show={show} inline />
        </span>
      </div>
      <div className="row wrap">
        <StatusMark area="show" statusId={show.statusId} phase={show.phase} rank={show.rank} />
        {show.phase === 'options' && expiresOn && (
          <span className="amber txt num meta">
            <Trans>until {formatDay({ date: expiresOn })}</Trans>
          </span>
        )}
      </div>
      {(promoter || fee) && (
        <div className="row mut">
          <span className="cut">{promoter?.name}</span>
          {fee && <span className="num push">{formatMoney(fee.minor, fee.currency)}</span>}
        </div>
      )}
    </>
  );
}

function MoveButtons({ onMove }: { readonly onMove: (days: number) => void }) {
  return (
    <>
      <Button size="sm" icon={<ArrowLeft size={13} aria-hidden="true" />} onClick={() => onMove(-WEEK)}>
        <Trans>1 week earlier</Trans>
      </Button>
      <Button size="sm" icon={<ArrowRight size={13} aria-hidden="true" />} onClick={() => onMove(WEEK)}>
        <Trans>1 week later</Trans>
      </Button>
    </>
  );
}

/** A show in a hover card: date, place, status and the next steps. */
export function ShowGlance({ id, onMove, children }: ShowGlanceProps) {
  const can = useCan();
  const { data: show, isError, error } = useQuery(queryOf(showContract.routes.preview, { params: { id } }));
  if (isError) return <p className="sh-glance meta">{error.message}</p>;
  if (!show)
    return (
      <div className="sh-glance">
        <SkeletonLines lines={4} />
      </div>
    );
  const mayAct = !show.lockedAt && can('show.update');
  return (
    <div className="sh-glance">
      <Head show={show} />
      {mayAct && show.phase === 'options' && (
        <div className="row">
          {show.isPreliminary ? <RequestButtons show={show} size="sm" /> : <OptionButtons show={show} size="sm" />}
        </div>
      )}
      {((mayAct && onMove) || children) && (
        <div className="row wrap">
          {mayAct && onMove && <MoveButtons onMove={onMove} />}
          {children}
        </div>
      )}
    </div>
  );
}
