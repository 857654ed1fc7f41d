import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Conflict, ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { Status as ShowStatus } from '#shared/domains/reference/status/schemas.ts';
import { usePhaseNames } from '#web/domains/reference/status/widgets/phase-names.ts';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { groupStatuses } from '#web/domains/reference/status/widgets/status-menu.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { useCan } from '#web/platform/me.ts';
import { cx } from '#web/ui/cx.ts';
import { Menu, type MenuGroup } from '#web/ui/menu.tsx';
import { Status } from '#web/ui/status.tsx';
import { toneOf } from '#web/ui/tone.ts';
import { placeOf } from '../model/names.ts';
import { ConfirmShowDialog } from './confirm-show-dialog.tsx';
import { useInternal } from './use-internal.ts';
import { rivalsIn, useConflicts } from './use-rivals.ts';
import { useStatusActions } from './use-show-actions.ts';
import './show-widgets.css';

/** Warns, before the user confirms a show, which rival options this may release. */
function useConfirmNote() {
  const { t } = useLingui();
  return (rivals: readonly Conflict[]): string | undefined => {
    const [first] = rivals;
    if (!first) return undefined;
    return rivals.length === 1 ? t`may release ${first.city || first.title}` : t`may release ${rivals.length} options`;
  };
}

/** Shows the status and the rank. It opens the statuses by phase; confirming asks about the rivals first. */
export function StatusControl({ show }: { readonly show: ShowRow }) {
  const { t } = useLingui();
  const can = useCan();
  const phases = usePhaseNames();
  const internal = useInternal();
  const noteOf = useConfirmNote();
  const { all, byId } = useStatuses('show');
  const { setStatus } = useStatusActions();
  const conflicts = useConflicts(show);
  const [confirming, setConfirming] = useState<ShowStatus>();
  const status = byId.get(show.statusId);
  const mark = <StatusMark area="show" statusId={show.statusId} phase={show.phase} rank={placeOf(show)} />;
  const look = cx('status-c', status ? toneOf(status.hexColor) : 'grey');
  if (show.lockedAt || !can('show.update') || !internal) return <span className={look}>{mark}</span>;

  const choose = (next: ShowStatus) => {
    if (next.phase === 'confirmed' && show.phase !== 'confirmed') setConfirming(next);
    else if (next.id !== show.statusId) void setStatus(show, { statusId: next.id }, next.name);
  };
  const confirmNote = show.phase === 'confirmed' ? undefined : noteOf(rivalsIn(conflicts));
  const groups: MenuGroup[] = groupStatuses(all, { current: show.statusId })
    .filter(({ phase }) => phase !== 'confirmed' || show.phase === 'confirmed' || can('show.confirm'))
    .map(({ phase, statuses }) => ({
      id: phase,
      label: phases[phase],
      items: statuses.map((each) => ({
        id: each.id,
        label: (
          <Status color={each.hexColor} phase={phase}>
            {each.name}
          </Status>
        ),
        chosen: each.id === show.statusId,
        note: phase === 'confirmed' ? confirmNote : undefined,
        onSelect: () => choose(each),
      })),
    }));
  const trigger = (
    <button type="button" className={look} aria-label={t`Status: ${status?.name ?? phases[show.phase]}`}>
      {mark}
      <ChevronDown size={13} aria-hidden="true" />
    </button>
  );
  return (
    <>
      <Menu trigger={trigger} groups={groups} />
      {confirming && (
        <ConfirmShowDialog show={show} statusId={confirming.id} onClose={() => setConfirming(undefined)} />
      )}
    </>
  );
}
