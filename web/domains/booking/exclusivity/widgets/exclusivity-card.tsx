import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { exclusivityContract } from '#shared/domains/booking/exclusivity/contract.ts';
import type { ExclusivityClause } from '#shared/domains/booking/show/clause.ts';
import { clauseDays } from '#shared/domains/booking/show/clause-rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { radiusText } from '#web/domains/booking/show/widgets/radius-text.ts';
import { showTouched } from '#web/domains/booking/show/widgets/show-writes.ts';
import { useAttempt } from '#web/domains/booking/show/widgets/use-attempt.ts';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { formatDay } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { toast } from '#web/ui/toaster.ts';
import './exclusivity.css';

const { get, set, remove } = exclusivityContract.routes;
const ClauseDialog = dialogPart(async () => (await import('../parts/clause-dialog.tsx')).ClauseDialog);

/** Tells the agreed clause in words. */
function Agreed({ show, clause }: { readonly show: Show; readonly clause: ExclusivityClause }) {
  const { distanceUnit } = useMe().tenant;
  const { data } = useQuery(queryOf(get, { params: { id: show.id } }));
  const { from, to } = clauseDays(clause, show);
  const radius = radiusText(clause, distanceUnit);
  const [first, last] = [formatDay({ date: from }, { year: true }), formatDay({ date: to }, { year: true })];
  const count = new Set(data?.conflicts.map(({ showId }) => showId)).size;
  return (
    <>
      <p>
        <b className="strong num">
          <Trans>No other show within {radius}</Trans>
        </b>
      </p>
      <p className="meta num">
        <Trans>
          from {first} to {last}: {clause.daysBefore} days before, {clause.daysAfter} after
        </Trans>
      </p>
      {!show.venue && (
        <p className="meta">
          <Trans>It takes effect once the venue is known.</Trans>
        </p>
      )}
      {data && show.venue && (
        <p className={count > 0 ? 'amber txt' : 'meta'}>
          <Plural value={count} _0="No conflicts" one="# conflicting show" other="# conflicting shows" />
        </p>
      )}
    </>
  );
}

/** Removes the clause; Undo restores it. */
function useRemoval(show: Show) {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  const restore = (rev: number, clause: ExclusivityClause) => () =>
    void attempt(show.id, async () => {
      await call(set, { body: { showId: show.id, rev, ...clause } });
      showTouched(client, show.id);
    });
  return (clause: ExclusivityClause) =>
    attempt(show.id, async () => {
      const { rev } = await call(remove, { body: { showId: show.id, rev: show.rev } });
      showTouched(client, show.id);
      toast(t`Exclusivity removed`, { undo: restore(rev, clause) });
    });
}

interface ClauseActsProps {
  readonly setEditing: (next: boolean) => void;
  readonly take: (clause: ExclusivityClause) => Promise<boolean>;
  readonly clause: ExclusivityClause | undefined;
}
function ClauseActs({ setEditing, take, clause }: ClauseActsProps) {
  const { t } = useLingui();
  return (
    <>
      {clause && (
        <Button kind="ghost" size="sm" onClick={() => void take(clause)}>
          {t`Remove`}
        </Button>
      )}
      <Button size="sm" onClick={() => setEditing(true)} aria-label={clause ? t`Change exclusivity` : undefined}>
        {clause ? t`Change` : t`Add exclusivity`}
      </Button>
    </>
  );
}

/** Shows the radius clause of a show and the shows that break it, and lets the user change it. */
export function ExclusivityCard({ show }: { readonly show: Show }) {
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const take = useRemoval(show);
  const internal = useInternal();
  const clause = show.exclusivity;
  const may = can('show.update') && !show.lockedAt && show.phase !== 'cancelled';
  if (!internal || (!clause && !may)) return null;
  return (
    <Card
      title={<Trans>Exclusivity</Trans>}
      icon={<ShieldCheck size={15} aria-hidden="true" />}
      action={may && <ClauseActs setEditing={setEditing} take={take} clause={clause} />}
    >
      <div className="card-b">
        {clause ? (
          <Agreed show={show} clause={clause} />
        ) : (
          <p className="mut">
            <Trans>None agreed</Trans>
          </p>
        )}
      </div>
      {editing && (
        <Suspense fallback={null}>
          <ClauseDialog show={show} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
}
