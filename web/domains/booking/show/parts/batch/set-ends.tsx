import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { call } from '#web/platform/api.ts';
import { formatDay } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import { showWritten } from '../../widgets/show-writes.ts';
import { useAttempt } from '../../widgets/use-attempt.ts';
import { nameOfShow, type Outcome, Outcomes } from './outcomes.tsx';
import './batch.css';

const { optionEnds } = showContract.routes;
const WEEK = 7;

/** Sets the last day of options. One Undo gives each the day it had. */
function useSetEnds() {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  return async (options: readonly ShowRow[], expiresOn: LocalDate) => {
    const body = { shows: options.map(({ id, rev }) => ({ id, rev, expiresOn })) };
    const { shows, refused } = await call(optionEnds, { body });
    showWritten(client, shows);
    const undo = () =>
      void attempt(shows[0]?.id ?? '', async () => {
        const back = shows.map(({ id, rev }) => {
          const was = options.find((option) => option.id === id)?.expiresOn;
          return { id, rev, ...(was ? { expiresOn: was } : {}) };
        });
        const undone = await call(optionEnds, { body: { shows: back } });
        showWritten(client, undone.shows);
        const [first] = undone.refused;
        toast(first ? first.message : t`Undone`);
      });
    const words = plural(shows.length, { one: '# option end changed', other: '# option ends changed' });
    if (shows.length > 0) toast(words, { undo });
    return refused;
  };
}

function Skipped({ skipped }: { readonly skipped: number }) {
  return (
    <Notice tone="blue">
      <Plural
        value={skipped}
        one="# show is no option and is skipped."
        other="# shows are no options and are skipped."
      />
    </Notice>
  );
}

function OptionLines({ options }: { readonly options: ShowRow[] }) {
  return (
    <ul className="bt-list">
      {options.map((show) => (
        <li key={show.id} className="row">
          <span className="grow cut">{nameOfShow(show)}</span>
          <span className="mut">
            {show.expiresOn ? formatDay({ date: show.expiresOn }) : <Trans>no expiry date</Trans>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useSettingEnds(shows: SetEndsProps['shows'], onClose: SetEndsProps['onClose']) {
  const setEnds = useSetEnds();
  const { busy, problem, submit } = useSubmit();
  const [day, setDay] = useState<LocalDate | ''>(addDays(localToday(), WEEK));
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const options = shows.filter(({ phase }) => phase === 'options');
  const skipped = shows.length - options.length;
  const run = () =>
    submit(async () => {
      if (!day) return;
      const refused = await setEnds(options, day);
      if (refused.length === 0) return onClose();
      setOutcomes(
        options.flatMap((show) => {
          const reason = refused.find(({ id }) => id === show.id)?.message;
          return reason ? [{ show, reason }] : [];
        }),
      );
    });
  return { busy, problem, day, setDay, outcomes, options, skipped, run };
}

type SetEndsProps = Readonly<{ shows: readonly ShowRow[]; onClose: () => void }>;
/** Asks for the last day of the chosen options. Other shows are skipped. */
export function SetEnds({ shows, onClose }: SetEndsProps) {
  const { t } = useLingui();
  const { busy, problem, day, setDay, outcomes, options, skipped, run } = useSettingEnds(shows, onClose);
  if (outcomes)
    return (
      <Outcomes
        title={<Plural value={outcomes.length} one="# option was skipped" other="# options were skipped" />}
        outcomes={outcomes}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Set option end`}
      size="send"
      actions={
        <DialogFoot
          onCancel={onClose}
          busy={busy}
          disabled={!day || options.length === 0 || busy}
          onClick={() => void run()}
        >
          <Plural value={options.length} one="Set the end of # option" other="Set the end of # options" />
        </DialogFoot>
      }
    >
      <div className="bt">
        {problem && <Notice tone="amber" fact={problem} />}
        {skipped > 0 && <Skipped skipped={skipped} />}
        <Field label={t`Option until`}>
          <DatePicker value={day} onChange={setDay} />
        </Field>
        <OptionLines options={options} />
      </div>
    </Dialog>
  );
}
