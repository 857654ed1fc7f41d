import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { MANUAL_FILES_MAX } from '#shared/domains/agreements/esign/limits.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { call } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { ReasonField } from '#web/ui/reason-field.tsx';
import { useAct } from '../queries.ts';

type EndDialogProps = Readonly<{ view: EsignView; onClose: () => void }>;
const { upload, completeManually, extend } = esignContract.routes;

/** Files scans of what was signed on paper. It is shown as signed outside, never as e-signed. */
export function PaperDialog({ view, onClose }: EndDialogProps) {
  const { t } = useLingui();
  const [files, setFiles] = useState<readonly { key: string; name: string }[]>([]);
  const [date, setDate] = useState<string>(localToday());
  const [reason, setReason] = useState('');
  const completing = useAct(completeManually, { id: view.id, quiet: true, onDone: onClose });
  return (
    <Dialog
      open
      title={t`Signed on paper`}
      dirty={files.length > 0}
      onClose={onClose}
      hint={t`Links that are out stop working.`}
      actions={
        <DialogFoot
          onCancel={onClose}
          busy={completing.isPending}
          disabled={files.length === 0 || date === '' || reason.trim() === ''}
          onClick={() => completing.mutate({ files: [...files], date, reason: reason.trim() })}
        >
          {t`File as signed`}
        </DialogFoot>
      }
    >
      <div className="form-stack">
        <Problem error={completing.error} />
        <FileUpload
          label={t`Scans`}
          purpose="esignManual"
          multiple
          disabled={files.length >= MANUAL_FILES_MAX}
          presign={(request, signal) => call(upload, { body: { ...request, purpose: 'esignManual' } }, { signal })}
          onUploaded={({ key, name }) => setFiles((now) => [...now, { key, name }])}
        />
        <Field label={t`Signed on`} must>
          <DatePicker value={date} onChange={setDate} />
        </Field>
        <ReasonField value={reason} onChange={setReason} />
      </div>
    </Dialog>
  );
}

/** Gives an expired document, or one that is out, a new end or none. */
export function ExtendDialog({ view, onClose }: EndDialogProps) {
  const { t } = useLingui();
  const [date, setDate] = useState('');
  const [isEndless, setEndless] = useState(false);
  const extending = useAct(extend, { id: view.id, quiet: true, onDone: onClose });
  const expiresAt = isEndless ? null : date && new Date(`${date}T23:59:00`).toISOString();
  return (
    <Dialog
      open
      title={t`Extend`}
      onClose={onClose}
      hint={t`Signatures that were given stay valid.`}
      actions={
        <DialogFoot
          onCancel={onClose}
          busy={extending.isPending}
          disabled={expiresAt === ''}
          onClick={() => expiresAt !== '' && extending.mutate({ expiresAt })}
        >
          {t`Extend`}
        </DialogFoot>
      }
    >
      <div className="form-stack">
        <Problem error={extending.error} />
        {!isEndless && (
          <Field label={t`Can be signed until`} must>
            <DatePicker value={date} onChange={setDate} />
          </Field>
        )}
        <Checkbox checked={isEndless} onChange={({ target }) => setEndless(target.checked)}>
          {t`No end`}
        </Checkbox>
      </div>
    </Dialog>
  );
}
