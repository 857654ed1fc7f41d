import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { isSameDate } from '#shared/domains/booking/show/rules.ts';
import { BusyNotice } from '#web/domains/booking/show/widgets/busy-notice.tsx';
import { ConflictList } from '#web/domains/booking/show/widgets/conflict-list.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface DraftConflictsProps {
  readonly conflicts: ComponentProps<typeof ConflictList>['conflicts'];
  readonly busy: ComponentProps<typeof BusyNotice>['busy'];
  /** The artist's name. */
  readonly name: string;
}
/** Lists the conflicts of a show that the user is drawing; those on the same date in one line. */
export function DraftConflicts({ conflicts, busy, name }: DraftConflictsProps) {
  const { t } = useLingui();
  const sameDate = conflicts.filter(isSameDate);
  return (
    <>
      <BusyNotice busy={busy} />
      <ConflictList conflicts={conflicts.filter((conflict) => !isSameDate(conflict))} />
      {sameDate.length > 0 && (
        <Notice
          tone={sameDate.some((c) => c.phase === 'confirmed') ? 'red' : 'amber'}
          fact={t`${name} already has a show on these dates.`}
        >
          {sameDate.map((c) => [c.number, c.title, c.city].filter(Boolean).join(', ')).join('; ')}
        </Notice>
      )}
    </>
  );
}
