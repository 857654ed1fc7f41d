import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { MAX_DATES } from '#shared/domains/booking/show/parts.ts';
import { isSameDate, nextRank, optionEnd } from '#shared/domains/booking/show/rules.ts';
import { USUAL_END, USUAL_START } from '#shared/domains/booking/show/usual-hours.ts';
import type { Status } from '#shared/domains/reference/status/schemas.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { addDays, diffDays } from '#shared/kernel/time/date.ts';
import { type Asked, useFreeAsked } from '#web/domains/identity/free-field/widgets/use-free-asked.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { leadToProblem } from '#web/ui/controls/lead-to-problem.ts';
import { Field } from '#web/ui/field.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { type Draft, optionOf } from '../model/draft.ts';
import { DraftConflicts } from '../parts/draft-conflicts.tsx';
import { RankField, type Spread, SpreadChoice, StatusField } from '../parts/draft-fields.tsx';
import { DraftHead } from '../parts/draft-head.tsx';
import { useCreateShow } from '../parts/use-create-show.ts';

const daysOf = ({ first, last }: Draft): string[] =>
  Array.from({ length: diffDays(first, last) + 1 }, (_, i) => addDays(first, i));

const timesOf = ({ first, last, hours }: Draft) =>
  hours ?? { start: `${first}T${USUAL_START}`, end: `${last}T${USUAL_END}` };

const VenuePicker = part(
  async () => (await import('#web/domains/identity/roster/widgets/venue-picker.tsx')).VenuePicker,
);

type Props = Readonly<{ draft: Draft; statuses: readonly Status[]; today: string; onClose: () => void }>;

function useShowDraft({ draft, statuses, today, onClose }: Props) {
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
  return {
    writing,
    open,
    statusId,
    setStatusId,
    venue,
    setVenue,
    rank,
    setRank,
    expiresOn,
    setExpiresOn,
    spread,
    setSpread,
    own,
    days,
    question,
    conflicts,
    busy,
    isOption,
    freeRank,
  };
}

type ShowForm = ReturnType<typeof useShowDraft>;

/** One show, or one for each day. */
function createFrom({ writing, question, own, statusId, isOption, rank, freeRank, expiresOn, spread, days }: ShowForm) {
  const isRun = spread === 'each';
  const option = isOption ? optionOf({ rank, nextRank: freeRank, expiresOn, isRun }) : {};
  return writing.create({ ...question, ...option, ...own.said, statusId }, isRun ? days : undefined);
}

/** The address of the whole form, with what was entered here. */
const allFieldsOf = ({ first, artist }: Draft, form: ShowForm) => ({
  to: '/show/new' as const,
  search: {
    date: first,
    artistId: artist.id,
    start: form.question.start,
    end: form.question.end,
    statusId: form.statusId,
    ...(form.venue ? { venueId: form.venue.key } : {}),
    ...(form.isOption ? { rank: form.rank, expiresOn: form.expiresOn || 'none' } : {}),
  },
});

interface DraftFootProps {
  readonly writing: ReturnType<typeof useCreateShow>;
  readonly statusId: string;
  readonly own: Asked;
  readonly isOption: boolean;
  readonly create: () => Promise<void> | undefined;
  readonly allFields: ReturnType<typeof allFieldsOf>;
}
function DraftFoot({ writing, statusId, own, isOption, create, allFields }: DraftFootProps) {
  const { t } = useLingui();
  return (
    <div className="row">
      <Link className="btn ghost" {...allFields}>
        {t`More fields`} <Kbd keys="shift+enter" />
      </Link>
      <span className="push" />
      <Button kind="primary" onClick={() => void create()} disabled={writing.busy || !statusId || own.isMissing}>
        {isOption ? t`Create option` : t`Create show`} <Kbd keys="mod+enter" />
      </Button>
    </div>
  );
}

/** The box beside the chosen days: enough to hold the date; everything else can follow. */
export function CreateShow(props: Props) {
  const { draft } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useShowDraft(props);
  const box = useRef<HTMLDivElement>(null);
  const create = () => {
    if (form.own.isMissing || !box.current || leadToProblem(box.current)) return undefined;
    return createFrom(form);
  };
  const allFields = allFieldsOf(draft, form);
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
      {form.days.length > 1 && form.days.length <= MAX_DATES && (
        <SpreadChoice spread={form.spread} setSpread={form.setSpread} />
      )}
      <div className="cols2">
        <StatusField open={form.open} statusId={form.statusId} setStatusId={form.setStatusId} />
        {form.isOption && <RankField rank={form.rank} setRank={form.setRank} freeRank={form.freeRank} />}
      </div>
      <Field label={t`Venue`}>
        <VenuePicker value={form.venue} onChange={form.setVenue} placeholder={t`Type a name or city`} />
      </Field>
      {form.isOption && (
        <Field label={t`Expires`}>
          <DatePicker value={form.expiresOn} onChange={form.setExpiresOn} />
        </Field>
      )}
      {form.own.controls}
      <DraftConflicts conflicts={form.conflicts} busy={form.busy} name={draft.artist.name} />
      {form.writing.problem && <Notice tone="red">{form.writing.problem}</Notice>}
      <DraftFoot
        writing={form.writing}
        statusId={form.statusId}
        own={form.own}
        isOption={form.isOption}
        create={create}
        allFields={allFields}
      />
    </div>
  );
}
