import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { REASON_MIN } from '#shared/domains/journeys/advancing/limits.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';

interface ReasonFormProps {
  readonly action: ReactNode;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly isReady?: boolean;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}
/** A reason below a question, for what is not done without one. */
export function ReasonForm({ action, busy, error, isReady = true, onReason, onCancel, children }: ReasonFormProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const isWhole = isReady && reason.trim().length >= REASON_MIN;
  return (
    <div className="ag-form">
      {children}
      <Field label={t`Reason`} must>
        <Textarea
          rows={2}
          maxLength={REASON_MAX}
          autoFocus={!children}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Problem error={error} />
      <div className="row wrap">
        <Button kind="primary" busy={busy} disabled={!isWhole} onClick={() => onReason(reason.trim())}>
          {action}
        </Button>
        <Button onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </div>
  );
}
