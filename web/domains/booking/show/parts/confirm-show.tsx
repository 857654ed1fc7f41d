import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Conflict, ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { openStatuses, statusOfPhase } from '#web/domains/reference/status/widgets/status-menu.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { formatDay } from '#web/platform/format.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dayOf } from '../model/when.ts';
import type { ConfirmShowProps } from '../widgets/confirm-show-dialog.tsx';
import { showQuery } from '../widgets/show-queries.ts';
import { MAX_RELEASED, rivalsIn, useConflicts } from '../widgets/use-rivals.ts';
import { useStatusActions } from '../widgets/use-show-actions.ts';
import '../widgets/show-widgets.css';
import type { Status } from '#shared/domains/reference/status/schemas.ts';

const Rival = ({ rival, ticked, onToggle }: Readonly<{ rival: Conflict; ticked: boolean; onToggle: () => void }>) => (
  <li className="row">
    <Checkbox checked={ticked} onChange={onToggle}>
      <b className="strong">{rival.title}</b>
      {rival.city && <span className="dim">, {rival.city}</span>}
    </Checkbox>
    <span className="push row">
      <span className="meta num">{formatDay({ date: dayOf(rival) })}</span>
      <StatusMark area="show" statusId={rival.statusId} phase={rival.phase} rank={rival.rank} />
    </span>
  </li>
);

function useConfirm(show: ShowRow, onClose: () => void) {
  const client = useQueryClient();
  const { confirm } = useStatusActions();
  const [busy, setBusy] = useState(false);
  const send = async (statusId: string, rivals: readonly Conflict[]) => {
    setBusy(true);
    // Undo gives each rival back what it has now, its expiry too.
    const shows = await Promise.all(rivals.map(({ showId }) => client.fetchQuery(showQuery(showId))));
    const done = await confirm(show, statusId, shows);
    setBusy(false);
    if (done) onClose();
  };
  return { busy, send };
}

interface ConfirmFootProps extends Pick<ConfirmShowProps, 'onClose'> {
  readonly kept: ReadonlySet<string>;
  readonly busy: boolean;
  readonly send: (statusId: string, rivals: readonly Conflict[]) => Promise<void>;
  readonly target: string;
  readonly rivals: Conflict[];
}
function ConfirmFoot({ onClose, kept, busy, send, target, rivals }: ConfirmFootProps) {
  const released = rivals.filter(({ showId }) => !kept.has(showId));
  const count = released.length;
  return (
    <DialogFoot
      onCancel={onClose}
      data-autofocus
      busy={busy}
      disabled={!target}
      onClick={() => void send(target, released)}
    >
      <Plural
        value={count}
        _0="Confirm show"
        one="Confirm and release # option"
        other="Confirm and release # options"
      />
    </DialogFoot>
  );
}

function ShowLine({ show }: Pick<ConfirmShowProps, 'show'>) {
  return (
    <p>
      <b className="strong">{show.artists.map(({ name }) => name).join(', ')}</b>
      {show.venue && `, ${show.venue.name}, ${show.venue.city}`}
      <span className="dim">, {formatDay({ date: dayOf(show) }, { year: true })}</span>
    </p>
  );
}

function Clash({ clash }: { readonly clash: Conflict }) {
  return (
    <Notice tone="red" fact={<Trans>Already confirmed at that time.</Trans>}>
      {clash.title}
      {clash.city && `, ${clash.city}`}
    </Notice>
  );
}

interface StatusFieldProps {
  readonly all: readonly Status[];
  readonly setChosen: (next: string | undefined) => void;
  readonly target: string;
}
function StatusField({ all, setChosen, target }: StatusFieldProps) {
  const { t } = useLingui();
  const confirmed = openStatuses(all).filter(({ phase }) => phase === 'confirmed');
  return (
    <Field label={t`Status`}>
      <Select
        value={target}
        options={confirmed.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setChosen(event.target.value)}
      />
    </Field>
  );
}

interface RivalsProps {
  readonly kept: ReadonlySet<string>;
  readonly setKept: Dispatch<SetStateAction<ReadonlySet<string>>>;
  readonly rivals: Conflict[];
}
function Rivals({ kept, setKept, rivals }: RivalsProps) {
  const toggle = (id: string) =>
    setKept((was) => (was.has(id) ? new Set([...was].filter((one) => one !== id)) : new Set([...was, id])));
  return (
    <fieldset className="sh-rivals">
      <legend className="lab">
        <Trans>Also release these options</Trans>
      </legend>
      <ul>
        {rivals.map((rival) => (
          <Rival
            key={rival.showId}
            rival={rival}
            ticked={!kept.has(rival.showId)}
            onToggle={() => toggle(rival.showId)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

/** Confirms a show; options of the same artist and date are ticked for release. */
export function ConfirmShow({ show, statusId, onClose }: ConfirmShowProps) {
  const { all } = useStatuses('show');
  const conflicts = useConflicts(show);
  const [chosen, setChosen] = useState(statusId);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { busy, send } = useConfirm(show, onClose);
  const target = chosen ?? statusOfPhase(all, 'confirmed', 'Confirmed')?.id ?? '';
  const rivals = rivalsIn(conflicts).slice(0, MAX_RELEASED);
  const clash = conflicts.find(({ phase, kind }) => phase === 'confirmed' && kind === 'overlap');

  return (
    <Dialog
      open
      size="question"
      title={<Trans>Confirm show</Trans>}
      onClose={onClose}
      actions={<ConfirmFoot onClose={onClose} kept={kept} busy={busy} send={send} target={target} rivals={rivals} />}
    >
      <div className="sh-confirm">
        <ShowLine show={show} />
        {clash && <Clash clash={clash} />}
        <StatusField all={all} setChosen={setChosen} target={target} />
        {rivals.length > 0 && <Rivals kept={kept} setKept={setKept} rivals={rivals} />}
      </div>
    </Dialog>
  );
}
