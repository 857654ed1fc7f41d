import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { RecordPicker } from '#web/ui/record/record-picker.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { useTimetable } from './use-timetable.ts';

const searchShows = pickerSearch(showContract.routes.picker);

type CopyDialogProps = Readonly<{ showId: string; copy: ReturnType<typeof useTimetable>['copy']; onClose: () => void }>;

/** The whole timetable for another show, or for another day of this one. */
export function CopyDialog({ showId, copy, onClose }: CopyDialogProps) {
  const { t } = useLingui();
  const [show, setShow] = useState<PickerItem | null>(null);
  const [toDate, setToDate] = useState('');
  const { busy, problem, submit } = useSubmit();
  const id = useId();
  const send = () =>
    submit(async () => {
      await copy({ ...(show ? { toShowId: show.key } : {}), ...(toDate ? { toDate } : {}) });
      toast(show ? t`Times copied to ${show.value}` : t`Times copied`);
      onClose();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Copy timetable`}
      size="question"
      actions={
        <DialogFoot onCancel={onClose} disabled={!show && !toDate} busy={busy} onClick={() => void send()}>
          {t`Copy timetable`}
        </DialogFoot>
      }
    >
      <div className="tt-copy">
        {problem && <Notice tone="amber" fact={problem} />}
        <Field label={t`Copy to show`} help={t`Empty: this show`} id={id}>
          <RecordPicker search={searchShows} value={show} onChange={setShow} excludeKeys={[showId]} />
        </Field>
        <Field label={t`Starting on`} help={t`Empty: same distance from the show as here`}>
          <DatePicker value={toDate} onChange={setToDate} />
        </Field>
      </div>
    </Dialog>
  );
}
