import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Conflict } from '#shared/domains/show/schemas.ts';
import { part } from '#web/ui/part.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { type ConflictQuestion, conflictsQuery } from '../queries.ts';
import { ConflictList } from './conflict-list.tsx';

const BusyNotice = part(async () => (await import('./busy-notice.tsx')).BusyNotice);

interface ConflictNoticeProps {
  readonly question: ConflictQuestion;
  /** Says nothing of the other kinds. */
  readonly only?: Conflict['kind'];
}
/** Asks while a show is being typed; says nothing when there is nothing. */
export function ConflictNotice({ question, only }: ConflictNoticeProps) {
  const settled = useSettled(question);
  const askable = settled.artistIds.length > 0 && settled.end >= settled.start;
  const { data } = useQuery({ ...conflictsQuery(settled), enabled: askable });
  const rows = askable ? (data?.rows ?? []) : [];
  const found = only ? rows.filter(({ kinds }) => kinds.includes(only)) : rows;
  const busy = askable && !only ? (data?.busy ?? []) : [];
  return (
    <div aria-live="polite">
      <Suspense>
        {found.length > 0 && <ConflictList conflicts={found} />}
        {busy.length > 0 && <BusyNotice busy={busy} />}
      </Suspense>
    </div>
  );
}
