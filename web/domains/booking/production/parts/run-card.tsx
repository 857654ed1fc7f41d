import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CalendarRange, Link2, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import type { Run, RunStop } from '#shared/domains/booking/production/run.ts';
import type { Production } from '#shared/domains/booking/production/schemas.ts';
import { runWritten } from '#web/domains/booking/show/widgets/run-writes.ts';
import { useAttempt } from '#web/domains/booking/show/widgets/use-attempt.ts';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { call } from '#web/platform/api.ts';
import { useDistanceText } from '#web/platform/distance.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button, buttonClass, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { runQuery } from '../queries.ts';
import { LinkShowsDialog } from './link-shows.tsx';
import { RunStrip } from './run-strip.tsx';
import { placeOf, useRunText, useStopDays } from './run-words.ts';
import './run.css';

const { linkShows, unlinkShows } = productionContract.routes;

function Leg({ leg }: { readonly leg: NonNullable<RunStop['leg']> }) {
  const distance = useDistanceText();
  const { gapDays, distanceKm } = leg;
  return (
    <span className="meta num">
      {distanceKm !== undefined && <span>{distance(distanceKm)}</span>}
      {gapDays > 0 && (
        <span>
          <Plural value={gapDays} one="# day off" other="# days off" />
        </span>
      )}
    </span>
  );
}

function Stop({ stop, onUnlink }: { readonly stop: RunStop; readonly onUnlink: (() => void) | undefined }) {
  const { t } = useLingui();
  const days = useStopDays();
  const place = placeOf(stop);
  return (
    <li>
      <span className="num mut">{days(stop)}</span>
      <span className="pr-place">
        <PageLink to={`/show/${stop.showId}`} className="strong cut">
          {place}
        </PageLink>
        {stop.isOutside && <span className="meta amber pr-outside">{t`outside the dates`}</span>}
      </span>
      <span className="pr-leg">{stop.leg && <Leg leg={stop.leg} />}</span>
      <span className="num right pr-fee">{stop.fee && formatMoney(stop.fee.minor, stop.fee.currency)}</span>
      <span className="row">
        <StatusMark area="show" statusId={stop.statusId} phase={stop.phase} />
      </span>
      {onUnlink && (
        <IconButton label={t`Remove ${place} from the production`} disabled={stop.isLocked} onClick={onUnlink}>
          <X size={14} />
        </IconButton>
      )}
    </li>
  );
}

function useUnlink(production: Production) {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  const write = async (route: typeof linkShows | typeof unlinkShows, showId: string) => {
    await call(route, { params: { id: production.id }, body: { showIds: [showId] } });
    await runWritten(client);
  };
  return (stop: RunStop) => {
    const { showId } = stop;
    const place = placeOf(stop);
    void attempt(showId, async () => {
      await write(unlinkShows, showId);
      const undo = () => void attempt(showId, () => write(linkShows, showId));
      toast(t`${place} removed from this production`, { undo });
    });
  };
}

function OutsideNotice({ production, run }: { readonly production: Production; readonly run: Run }) {
  const can = useCan();
  if (run.outside === 0) return null;
  const action = can('production.update') && (
    <PageLink to={`/production/${production.id}/edit`} className={buttonClass({ size: 'sm' })}>
      <Trans>Change the dates</Trans>
    </PageLink>
  );
  return (
    <Notice
      tone="amber"
      action={action}
      fact={
        <Plural
          value={run.outside}
          one="# show is outside this production's dates."
          other="# shows are outside this production's dates."
        />
      }
    />
  );
}

/** The days as a strip, and what is odd about them. */
export function RunOverview({ production }: { readonly production: Production }) {
  const can = useCan();
  const runText = useRunText();
  const { data: run } = useQuery({ ...runQuery(production.id), enabled: can('show.read') });
  if (!can('show.read')) return null;
  return (
    <>
      {run && <OutsideNotice production={production} run={run} />}
      <Card title={<Trans>Run of dates</Trans>}>
        {run ? (
          <>
            <RunStrip production={production} run={run} />
            <p className="card-b meta num">{runText(run)}</p>
          </>
        ) : (
          <SkeletonLines lines={2} />
        )}
      </Card>
    </>
  );
}

function Actions({ production, onLink }: { readonly production: Production; readonly onLink: (() => void) | false }) {
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  return (
    <>
      {onLink && (
        <Button size="sm" kind="ghost" icon={<Link2 size={13} />} onClick={onLink}>
          <Trans>Link shows</Trans>
        </Button>
      )}
      {can('show.create') && isInternal && (
        <PageLink
          to={`/show/tour?productionId=${production.id}`}
          className={buttonClass({ size: 'sm', kind: 'ghost' })}
        >
          <CalendarRange size={13} aria-hidden="true" />
          <Trans>Add dates</Trans>
        </PageLink>
      )}
      {can('show.create') && (
        <PageLink
          to={`/show/new?productionId=${production.id}&date=${production.startDate}`}
          className={buttonClass({ size: 'sm', kind: 'ghost' })}
        >
          <Plus size={13} aria-hidden="true" />
          <Trans>New show</Trans>
        </PageLink>
      )}
    </>
  );
}

/** The shows inside in order, with the ways and free days between them. */
export function RunCard({ production }: { readonly production: Production }) {
  const can = useCan();
  const unlink = useUnlink(production);
  const [linking, setLinking] = useState(false);
  const { data: run } = useSuspenseQuery(runQuery(production.id));
  const mayLink = can('production.update') && can('show.update');
  return (
    <>
      <Card
        title={<Trans>Shows</Trans>}
        count={run.shows}
        action={<Actions production={production} onLink={mayLink && (() => setLinking(true))} />}
      >
        {run.stops.length === 0 && (
          <p className="card-b meta">
            <Trans>No shows yet.</Trans>
          </p>
        )}
        <ul className="lines pr-stops">
          {run.stops.map((stop) => (
            <Stop key={stop.showId} stop={stop} onUnlink={mayLink ? () => unlink(stop) : undefined} />
          ))}
        </ul>
      </Card>
      {linking && <LinkShowsDialog production={production} run={run} onClose={() => setLinking(false)} />}
    </>
  );
}
