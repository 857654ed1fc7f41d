import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PlannedMove } from '../../model/move-plan.ts';

/** Says what does not move along: locked shows, journeys, announcement and on-sale times. */
export function MoveNotes({ plan }: { readonly plan: readonly PlannedMove[] }) {
  const moving = plan.filter(({ stays }) => !stays).map(({ show }) => show);
  const ids = moving.map(({ id }) => id);
  const { data } = useQuery({
    ...queryOf(showTravelContract.routes.count, { body: { ids } }),
    enabled: ids.length > 0,
  });
  const travel = ids.length > 0 ? (data?.count ?? 0) : 0;
  const locked = plan.length - moving.length;
  const onSale = moving.filter(({ announceAt, onSaleAt }) => announceAt || onSaleAt).length;
  return (
    <div className="mv-notes" aria-live="polite">
      {locked > 0 && (
        <Notice tone="amber">
          <Plural value={locked} one="# locked show stays where it is." other="# locked shows stay where they are." />
        </Notice>
      )}
      {travel > 0 && (
        <Notice tone="amber">
          <Plural
            value={travel}
            one="# journey or stay keeps its dates. Change it yourself."
            other="# journeys and stays keep their dates. Change them yourself."
          />
        </Notice>
      )}
      {onSale > 0 && (
        <Notice tone="blue">
          <Trans>Announcement and on-sale times don't move along.</Trans>
        </Notice>
      )}
    </div>
  );
}
