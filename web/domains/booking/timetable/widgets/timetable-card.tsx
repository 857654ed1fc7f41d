import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Copy, ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { kindName, showHours } from '#shared/domains/booking/timetable/rules.ts';
import type { TimetableEntry } from '#shared/domains/booking/timetable/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { formatDay } from '#web/platform/format.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cardStates } from '#web/ui/card-states.tsx';
import { toast } from '#web/ui/toaster.ts';
import { CopyDialog } from '../parts/copy-dialog.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { EntryLine } from '../parts/entry-line.tsx';
import { type Draft, draftOf, useTimetable } from '../parts/use-timetable.ts';
import { usualDay } from '../parts/usual-day.ts';
import './timetable.css';

interface UsualTimesProps extends Pick<AddProps, 'onAdd'> {
  readonly busy: boolean;
  readonly setBusy: (next: boolean) => void;
  readonly drafts: Draft[];
}
function UsualTimes({ onAdd, busy, setBusy, drafts }: UsualTimesProps) {
  const { t } = useLingui();
  const add = async (chosen: readonly Draft[]) => {
    setBusy(true);
    try {
      for (const draft of chosen) await onAdd(draft);
    } catch (error) {
      if (!isExpected(error)) throw error;
      toast(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset className="row wrap" aria-label={t`Usual times`} disabled={busy}>
      {drafts.length > 1 && (
        <Button size="sm" icon={<ListPlus size={13} />} onClick={() => void add(drafts)}>
          {t`Usual day`}
        </Button>
      )}
      {drafts.map((draft) => (
        <Button key={draft.kind} size="sm" icon={<Plus size={13} />} onClick={() => void add([draft])}>
          {kindName(draft.kind ?? 'other', currentLocale())}
        </Button>
      ))}
    </fieldset>
  );
}

interface AddProps {
  readonly show: Show;
  readonly date: LocalDate;
  readonly zone: string;
  readonly used: ReadonlySet<string>;
  readonly onAdd: (draft: Draft) => Promise<unknown>;
}
/** One click adds a usual time, or all that are missing. Each is edited in its line. */
function Add({ show, date, zone, used, onAdd }: AddProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  // The show time is the show's own hours.
  const drafts = usualDay(show)
    .filter(([kind]) => !used.has(kind))
    .map(
      ([kind, start]): Draft =>
        kind === 'showTime' && !show.isAllDay ? { kind, date, ...showHours(show) } : { kind, date, start },
    );

  return (
    <div className="tt-add">
      {drafts.length > 0 && <UsualTimes onAdd={onAdd} busy={busy} setBusy={setBusy} drafts={drafts} />}
      <EntryForm start={{ kind: 'other', date, start: '' }} zone={zone} action={t`Add entry`} onSave={onAdd} />
    </div>
  );
}

/** Days with their entries, in the order of the clock. */
const byDay = (rows: readonly TimetableEntry[]): [LocalDate, TimetableEntry[]][] => {
  const days = new Map<LocalDate, TimetableEntry[]>();
  for (const row of rows) days.set(row.date, [...(days.get(row.date) ?? []), row]);
  return [...days];
};

interface EditedLineProps extends Pick<LinesProps, 'zone'> {
  readonly leave: (id: string) => void;
  readonly save: (entry: TimetableEntry, draft: Draft) => Promise<void>;
  readonly entry: TimetableEntry;
}
function EditedLine({ zone, leave, save, entry }: EditedLineProps) {
  const { t } = useLingui();
  return (
    <li>
      <EntryForm
        start={draftOf(entry)}
        zone={zone}
        action={t`Save entry`}
        onSave={(draft) => save(entry, draft)}
        onCancel={() => leave(entry.id)}
      />
    </li>
  );
}

interface LinesProps {
  readonly rows: readonly TimetableEntry[];
  readonly showDay: LocalDate;
  readonly zone: string;
  readonly may: boolean;
  readonly table: ReturnType<typeof useTimetable>;
}
function Lines({ rows, showDay, zone, may, table }: LinesProps) {
  const [editing, setEditing] = useState<string>();
  const [edited, setEdited] = useState<string>();
  const leave = (id: string) => {
    setEditing(undefined);
    setEdited(id);
  };
  const told = (work: Promise<unknown>) =>
    work.catch((error) => {
      if (!isExpected(error)) throw error;
      toast(error.message);
    });
  const days = byDay(rows);
  const save = async (entry: TimetableEntry, draft: Draft) => {
    await table.change(entry, draft);
    leave(entry.id);
  };
  return days.map(([date, entries]) => (
    <section key={date} aria-label={formatDay({ date })}>
      {(days.length > 1 || date !== showDay) && <h3 className="tt-day">{formatDay({ date })}</h3>}
      <ul>
        {entries.map((entry) =>
          entry.id === editing ? (
            <EditedLine key={entry.id} zone={zone} leave={leave} save={save} entry={entry} />
          ) : (
            <EntryLine
              key={entry.id}
              entry={entry}
              may={may}
              focused={entry.id === edited}
              onEdit={() => setEditing(entry.id)}
              onDrop={() => void told(table.drop(entry))}
            />
          ),
        )}
      </ul>
    </section>
  ));
}

const TimetableStates = cardStates({
  lines: 5,
  failed: <Trans>Couldn't load the timetable.</Trans>,
  empty: <Trans>No times yet. They appear on contracts and day sheets.</Trans>,
});

/** The times of a show, by the clock of its place: read, edited in place, added line by line, copied. */
export function TimetableCard({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const can = useCan();
  const { id: showId } = show;
  const table = useTimetable(showId);
  const [copying, setCopying] = useState(false);
  const { data, isError } = table.found;
  const may = can('show.update') && !show.lockedAt;
  const rows = data?.rows ?? [];
  return (
    <Card
      title={t`Timetable`}
      icon={<Clock size={15} aria-hidden="true" />}
      count={rows.length}
      action={
        <>
          {data && <span className="meta">{t`Times in ${data.zone}`}</span>}
          {rows.length > 0 && can('show.update') && (
            <Button size="sm" icon={<Copy size={13} />} onClick={() => setCopying(true)}>
              {t`Copy timetable`}
            </Button>
          )}
        </>
      }
    >
      <TimetableStates isError={isError} count={data?.rows.length} />
      {data && <Lines rows={rows} showDay={data.date} zone={data.zone} may={may} table={table} />}
      {data && may && (
        <Add
          show={show}
          date={data.date}
          zone={data.zone}
          used={new Set(rows.map(({ kind }) => kind))}
          onAdd={table.add}
        />
      )}
      {copying && <CopyDialog showId={showId} copy={table.copy} onClose={() => setCopying(false)} />}
    </Card>
  );
}
