import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { showContract } from '#shared/domains/show/contract.ts';
import { MAX_DATES } from '#shared/domains/show/parts.ts';
import { MAX_RANK } from '#shared/domains/show/rank.ts';
import { isSameDate, nextRank, optionEnd } from '#shared/domains/show/rules.ts';
import { USUAL_END, USUAL_START } from '#shared/domains/show/usual-hours.ts';
import type { Status } from '#shared/domains/status/schemas.ts';
import { addDays, diffDays } from '#shared/kernel/date.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { useFreeAsked } from '#web/domains/free-field/widgets/use-free-asked.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { leadToProblem } from '#web/ui/controls/lead-to-problem.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { type Draft, optionOf } from '../model/draft.ts';
import { DraftConflicts } from '../parts/draft-conflicts.tsx';
import { DraftHead } from '../parts/draft-head.tsx';
import { useCreateShow } from '../parts/use-create-show.ts';

/** When a show starts until somebody says otherwise. */
/** One show over all the days, or one on each of them: a residency. */
type Spread = 'over' | 'each';
const daysOf = ({ first, last }: Draft): string[] =>
  Array.from({ length: diffDays(first, last) + 1 }, (_, i) => addDays(first, i));

const timesOf = ({ first, last, hours }: Draft) =>
  hours ?? { start: `${first}T${USUAL_START}`, end: `${last}T${USUAL_END}` };

const VenuePicker = part(async () => (await import('#web/domains/roster/widgets/venue-picker.tsx')).VenuePicker);

const RANKS = Array.from({ length: MAX_RANK }, (_, i) => i + 1);

interface Props {
  readonly draft: Draft;
  readonly statuses: readonly Status[];
  readonly today: string;
  readonly onClose: () => void;
}

/** The box beside the chosen days: enough to hold the date; everything else can follow. */
export function CreateShow({ draft, statuses, today, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const writing = useCreateShow(onClose);
  const open = statuses.filter((s) => s.phase !== 'cancelled' && s.isActive);
  const [statusId, setStatusId] = useState(() => (open.find((s) => s.isDefault) ?? open[0])?.id ?? '');
  const [venue, setVenue] = useState<PickerItem | null>(null);
  const [rank, setRank] = useState<number>();
  const { optionDays } = useMe().tenant;
  const [expiresOn, setExpiresOn] = useState(() => optionEnd(today, optionDays, draft.first));
  const [spread, setSpread] = useState<Spread>('over');
  const own = useFreeAsked('show');
  const days = daysOf(draft);

  const question = { ...timesOf(draft), artistIds: [draft.artist.id], ...(venue ? { venueId: venue.key } : {}) };
  const { data } = useQuery(queryOf(showContract.routes.listConflicts, { body: question }));
  const { rows: conflicts, busy } = data ?? { rows: [], busy: [] };
  const isOption = statuses.find((s) => s.id === statusId)?.phase === 'options';
  const taken = conflicts.filter((c) => isSameDate(c) && c.phase === 'options').map((c) => c.rank);
  const freeRank = nextRank(taken);

  const box = useRef<HTMLDivElement>(null);

  const create = () => {
    if (own.isMissing || !box.current || leadToProblem(box.current)) return undefined;
    const isRun = spread === 'each';
    const option = isOption ? optionOf({ rank, nextRank: freeRank, expiresOn, isRun }) : {};
    return writing.create({ ...question, ...option, ...own.said, statusId }, isRun ? days : undefined);
  };
  const allFields = {
    to: '/show/new' as const,
    search: {
      date: draft.first,
      artistId: draft.artist.id,
      start: question.start,
      end: question.end,
      statusId,
      ...(venue ? { venueId: venue.key } : {}),
      ...(isOption ? { rank, expiresOn: expiresOn || 'none' } : {}),
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The form of a new venue, which this one opens, has its own keys.
    if (event.key !== 'Enter' || !box.current?.contains(event.target as Node)) return;
    if (event.metaKey || event.ctrlKey) void create();
    else if (event.shiftKey) {
      event.preventDefault();
      void navigate(allFields);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the whole box; every field in it has its own control.
    <div className="plan-draft" ref={box} onKeyDown={onKeyDown}>
      <DraftHead draft={draft} />
      {days.length > 1 && days.length <= MAX_DATES && (
        <Segmented
          label={t`Multiple days`}
          items={[
            { value: 'over', label: t`One show for all days` },
            { value: 'each', label: t`One per day` },
          ]}
          value={spread}
          onChange={setSpread}
        />
      )}
      <div className="cols2">
        <Field label={t`Status`}>
          <Select
            options={open.map((status) => ({ value: status.id, label: status.name }))}
            value={statusId}
            onChange={(event) => setStatusId(event.target.value)}
          />
        </Field>
        {isOption && (
          <Field label={t`Rank`}>
            <Select
              options={RANKS.map((r) => ({ value: String(r), label: t`Rank ${r}` }))}
              value={String(rank ?? freeRank)}
              onChange={(event) => setRank(Number(event.target.value))}
            />
          </Field>
        )}
      </div>
      <Field label={t`Venue`}>
        <VenuePicker value={venue} onChange={setVenue} placeholder={t`Type a name or city`} />
      </Field>
      {isOption && (
        <Field label={t`Expires`}>
          <DatePicker value={expiresOn} onChange={setExpiresOn} />
        </Field>
      )}
      {own.controls}
      <DraftConflicts conflicts={conflicts} busy={busy} name={draft.artist.name} />
      {writing.problem && <Notice tone="red">{writing.problem}</Notice>}
      <div className="row">
        <Link className="btn ghost" {...allFields}>
          {t`More fields`} <Kbd keys="shift+enter" />
        </Link>
        <span className="push" />
        <Button kind="primary" onClick={() => void create()} disabled={writing.busy || !statusId || own.isMissing}>
          {isOption ? t`Create option` : t`Create show`} <Kbd keys="mod+enter" />
        </Button>
      </div>
    </div>
  );
}
