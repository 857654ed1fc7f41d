import { Suspense } from 'react';
import type { Conflict } from '#shared/domains/booking/show/schemas.ts';
import { part } from '#web/ui/part.tsx';
import { ConflictList } from './conflict-list.tsx';
import type { ConflictQuestion } from './show-queries.ts';
import { useInTheWay } from './use-in-the-way.ts';

const BusyNotice = part(async () => (await import('./busy-notice.tsx')).BusyNotice);

interface ConflictNoticeProps {
  readonly question: ConflictQuestion;
  /** Says nothing of the other kinds. */
  readonly only?: Conflict['kind'];
}
/** Asks while a show is being typed; says nothing when there is nothing. */
export function ConflictNotice({ question, only }: ConflictNoticeProps) {
  const data = useInTheWay(question);
  const rows = data?.rows ?? [];
  const found = only ? rows.filter(({ kinds }) => kinds.includes(only)) : rows;
  const busy = only ? [] : (data?.busy ?? []);
  return (
    <div aria-live="polite">
      <Suspense>
        {found.length > 0 && <ConflictList conflicts={found} />}
        {busy.length > 0 && <BusyNotice busy={busy} />}
      </Suspense>
    </div>
  );
}
