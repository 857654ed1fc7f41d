import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { showContract } from '#shared/domains/show/contract.ts';
import { MAX_RANK } from '#shared/domains/show/schemas.ts';
import type { Status } from '#shared/domains/status/schemas.ts';
import { venueContract } from '#shared/domains/venue/contract.ts';
import { addDays } from '#shared/kernel/date.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useFormat } from '#web/platform/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchPicker } from '#web/ui/controls/search-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import type { Draft } from '../parts/month-grid.tsx';
import { planningKey } from '../queries.ts';

/** When a show starts and ends until somebody says otherwise. */
const START = '20:00';
const END = '23:00';
/** Days an option lives unless its agent says otherwise. */
const OPTION_DAYS = 14;
const RANKS = Array.from({ length: MAX_RANK }, (_, i) => i + 1);

const { insert, listConflicts } = showContract.routes;
const searchVenues = (body: { keyword: string; excludeKeys: readonly string[] }, signal: AbortSignal) =>
  call(venueContract.routes.picker, { body: { ...body, excludeKeys: [...body.excludeKeys] } }, { signal });

interface Props {
  readonly draft: Draft;
  readonly statuses: readonly Status[];
  readonly today: string;
  readonly onClose: () => void;
}

/** The box beside the chosen days: enough to hold the date; everything else can follow. */
export function CreateShow({ draft, statuses, today, onClose }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const day = (date: string) => format.day({ date });
  const client = useQueryClient();
  const open = statuses.filter((s) => s.phase !== 'cancelled');
  const [statusId, setStatusId] = useState(() => (open.find((s) => s.isDefault) ?? open[0])?.id ?? '');
  const [venue, setVenue] = useState<PickerItem | null>(null);
  const [rank, setRank] = useState<number>();
  const [expiresOn, setExpiresOn] = useState(() => addDays(today, OPTION_DAYS));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const times = { start: `${draft.first}T${START}`, end: `${draft.last}T${END}` };
  const question = { ...times, artistIds: [draft.artist.id] };
  const conflicts = useQuery(queryOf(listConflicts, { body: question })).data?.rows ?? [];
  const isOption = statuses.find((s) => s.id === statusId)?.phase === 'options';
  const taken = conflicts.filter((c) => c.phase === 'options').map((c) => c.rank);
  const nextRank = Math.min(MAX_RANK, Math.max(0, ...taken) + 1);

  const create = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const option = isOption ? { rank: rank ?? nextRank, expiresOn } : {};
    try {
      const show = await call(insert, {
        body: { ...question, ...option, statusId, ...(venue ? { venueId: venue.key } : {}) },
      });
      await client.invalidateQueries({ queryKey: planningKey });
      toast(t`${show.number} created`);
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
    <div className="plan-create" onKeyDown={onKeyDown}>
      <div className="row">
        <Avatar name={draft.artist.name} size={32} />
        <span className="col grow">
          <b className="strong">{draft.artist.name}</b>
          <span className="meta">
            {draft.first === draft.last ? day(draft.first) : `${day(draft.first)} – ${day(draft.last)}`}
          </span>
        </span>
      </div>
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
      {conflicts.length > 0 && (
        <Notice
          tone={conflicts.some((c) => c.phase === 'confirmed') ? 'red' : 'amber'}
          fact={t`${draft.artist.name} has other shows then.`}
        >
          {conflicts.map((c) => [c.number, c.title, c.city].filter(Boolean).join(', ')).join('; ')}
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
