import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Status } from '#shared/domains/status/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';

interface DeleteStatusDialogProps {
  readonly status: Status;
  /** Of the same phase: what stands in the status moves to one of them. */
  readonly others: readonly Status[];
  readonly onClose: () => void;
  readonly onDelete: (targetId: string) => Promise<unknown>;
}
/** A status in use cannot just go: its records move to another of its phase. */
export function DeleteStatusDialog({ status, others, onClose, onDelete }: DeleteStatusDialogProps) {
  const { t } = useLingui();
  const [targetId, setTargetId] = useState(others[0]?.id ?? '');
  const [busy, setBusy] = useState(false);
  const { name } = status;
  const run = async () => {
    setBusy(true);
    try {
      await onDelete(targetId);
      toast(<Trans>{name} is deleted</Trans>);
      onClose();
    } catch {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={<Trans>Delete {name}?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep</Trans>
          </Button>
          <Button kind="danger" disabled={!targetId} busy={busy} onClick={() => void run()}>
            <Trans>Delete and move</Trans>
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <p>
          <Trans>This is the last status of its phase. Make another one first.</Trans>
        </p>
      ) : (
        <Field label={t`What stands in it moves to`}>
          <Select
            value={targetId}
            options={others.map((other) => ({ value: other.id, label: other.name }))}
            onChange={(event) => setTargetId(event.target.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}
