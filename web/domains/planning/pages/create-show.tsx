import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { showContract } from '#shared/domains/show/contract.ts';
import { MAX_DATES } from '#shared/domains/show/parts.ts';
import { isSameDate } from '#shared/domains/show/rules.ts';
import { MAX_RANK, type Show } from '#shared/domains/show/schemas.ts';
import type { Status } from '#shared/domains/status/schemas.ts';
import { venueContract } from '#shared/domains/venue/contract.ts';
import { addDays, diffDays } from '#shared/kernel/date.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { ConflictList } from '#web/domains/show/widgets/conflict-notice.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { SearchPicker } from '#web/ui/controls/search-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import type { Draft } from '../model/draft.ts';
import { DraftHead } from '../parts/draft-head.tsx';
import { planningKey } from '../queries.ts';

/** When a show starts and ends until somebody says otherwise. */
const START = '20:00';
const END = '23:00';
/** One show over all the days, or one on each of them: a residency. */
type Spread = 'over' | 'each';
const daysOf = ({ first, last }: Draft): string[] =>
  Array.from({ length: diffDays(first, last) + 1 }, (_, i) => addDays(first, i));

const timesOf = ({ first, last, hours }: Draft) => hours ?? { start: `${first}T${START}`, end: `${last}T${END}` };

/** Days an option lives unless its agent says otherwise. */
const OPTION_DAYS = 14;
const RANKS = Array.from({ length: MAX_RANK }, (_, i) => i + 1);

const { insert, insertRun, listConflicts, remove } = showContract.routes;
const searchVenues = (body: { keyword: string; excludeKeys: readonly string[] }, signal: AbortSignal) =>
  call(venueContract.routes.picker, { body: { ...body, excludeKeys: [...body.excludeKeys] } }, { signal });

interface Props {
  readonly draft: Draft;
  readonly statuses: readonly Status[];
  readonly today: string;
  readonly onClose: () => void;
}

type NewShow = Parameters<typeof call<typeof insert>>[1]['body'];
/** One show, or the same show on each of these days. */
async function send(
  body: NewShow,
  days: readonly string[] | undefined,
): Promise<readonly Pick<Show, 'id' | 'number'>[]> {
  if (!days) return [await call(insert, { body })];
  const end = `${days[0]}T${END}`;
  return (await call(insertRun, { body: { ...body, end, dates: [...days] } })).shows;
}

/** The box beside the chosen days: enough to hold the date; everything else can follow. */
export function CreateShow({ draft, statuses, today, onClose }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const may = useCan()('show.delete');
  const open = statuses.filter((s) => s.phase !== 'cancelled');
  const [statusId, setStatusId] = useState(() => (open.find((s) => s.isDefault) ?? open[0])?.id ?? '');
  const [venue, setVenue] = useState<PickerItem | null>(null);
  const [rank, setRank] = useState<number>();
  const [expiresOn, setExpiresOn] = useState(() => addDays(today, OPTION_DAYS));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [spread, setSpread] = useState<Spread>('over');
  const days = daysOf(draft);

  const question = { ...timesOf(draft), artistIds: [draft.artist.id], ...(venue ? { venueId: venue.key } : {}) };
  const conflicts = useQuery(queryOf(listConflicts, { body: question })).data?.rows ?? [];
  const isOption = statuses.find((s) => s.id === statusId)?.phase === 'options';
  const sameDate = conflicts.filter(isSameDate);
  const taken = sameDate.filter((c) => c.phase === 'options').map((c) => c.rank);
  const nextRank = Math.min(MAX_RANK, Math.max(0, ...taken) + 1);

  const undo = async (made: readonly Pick<Show, 'id'>[]) => {
    await Promise.all(made.map(({ id }) => call(remove, { params: { id } })));
    await client.invalidateQueries({ queryKey: planningKey });
  };
  const tell = (made: readonly Pick<Show, 'id' | 'number'>[]) => {
    const words = made.length > 1 ? t`${made.length} shows created` : t`${made[0]?.number} created`;
    toast(words, may ? { undo: () => void undo(made) } : {});
  };
  const create = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const option = isOption ? { rank: rank ?? nextRank, expiresOn } : {};
    try {
      const body = { ...question, ...option, statusId };
      const made = await send(body, spread === 'each' ? days : undefined);
      await client.invalidateQueries({ queryKey: planningKey });
      tell(made);
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t`Something unexpected happened`);
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void create();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the whole box; every field in it has its own control.
    <div className="plan-draft" onKeyDown={onKeyDown}>
      <DraftHead draft={draft} />
      {days.length > 1 && days.length <= MAX_DATES && (
        <Segmented
          label={t`Over several days`}
          items={[
            { value: 'over', label: t`One show over these days` },
            { value: 'each', label: t`One show a day` },
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
              value={String(rank ?? nextRank)}
              onChange={(event) => setRank(Number(event.target.value))}
            />
          </Field>
        )}
      </div>
      <Field label={t`Venue`}>
        <SearchPicker search={searchVenues} value={venue} onChange={setVenue} placeholder={t`Type a name or a city`} />
      </Field>
      {isOption && (
        <Field label={t`Expires`}>
          <Input type="date" value={expiresOn} onChange={(event) => setExpiresOn(event.target.value)} />
        </Field>
      )}
      <ConflictList conflicts={conflicts.filter((conflict) => !isSameDate(conflict))} />
      {sameDate.length > 0 && (
        <Notice
          tone={sameDate.some((c) => c.phase === 'confirmed') ? 'red' : 'amber'}
          fact={t`${draft.artist.name} has other shows then.`}
        >
          {sameDate.map((c) => [c.number, c.title, c.city].filter(Boolean).join(', ')).join('; ')}
        </Notice>
      )}
      {problem && <Notice tone="red">{problem}</Notice>}
      <div className="row">
        <Link
          className="btn ghost"
          to="/show/new"
          search={{ date: draft.first, artistId: draft.artist.id }}
        >{t`More fields`}</Link>
        <span className="push" />
        <Button kind="primary" onClick={() => void create()} disabled={busy || !statusId}>
          {isOption ? t`Create option` : t`Create show`} <Kbd keys="mod+enter" />
        </Button>
      </div>
    </div>
  );
}
