import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';

interface MoveActsProps extends Pick<MoveDialogProps, 'onClose' | 'onMove' | 'onRemove'> {
  readonly targetId: string;
  readonly busy: boolean;
  readonly setBusy: (next: boolean) => void;
}
function MoveActs({ onClose, onMove, onRemove, targetId, busy, setBusy }: MoveActsProps) {
  const move = async () => {
    setBusy(true);
    try {
      await onMove(targetId);
      onClose();
    } catch {
      setBusy(false);
    }
  };
  const remove = () => {
    onClose();
    void onRemove?.();
  };
  return (
    <>
      <Button onClick={onClose}>
        <Trans>Keep</Trans>
      </Button>
      {onRemove && (
        <Button onClick={remove}>
          <Trans>Delete without moving</Trans>
        </Button>
      )}
      <Button kind="danger" disabled={!targetId} busy={busy} onClick={() => void move()}>
        <Trans>Delete and move</Trans>
      </Button>
    </>
  );
}

interface MoveTargetProps extends Pick<MoveDialogProps, 'targets'> {
  readonly targetId: string;
  readonly setTargetId: (next: string) => void;
}
function MoveTarget({ targets, targetId, setTargetId }: MoveTargetProps) {
  const { t } = useLingui();
  return targets.length === 0 ? (
    <p>{t`There is nothing to move to. Create another record of this type first.`}</p>
  ) : (
    <Field label={t`Its records move to`}>
      <Select
        value={targetId}
        options={targets.map((target) => ({ value: target.id, label: target.name }))}
        onChange={(event) => setTargetId(event.target.value)}
      />
    </Field>
  );
}

interface MoveDialogProps {
  readonly name: string;
  /** The rows to which the records can move. */
  readonly targets: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
  readonly onMove: (targetId: string) => Promise<unknown>;
  /** Deletes without a move, if that is allowed; it asks for confirmation itself. */
  readonly onRemove?: (() => Promise<unknown>) | undefined;
}

/** Asks for the row to which records move, since a row in use cannot simply be deleted. */
export function MoveDialog({ name, targets, onClose, onMove, onRemove }: MoveDialogProps) {
  const [targetId, setTargetId] = useState(targets[0]?.id ?? '');
  const [busy, setBusy] = useState(false);

  return (
    <Dialog
      open
      title={<Trans>Delete {name}?</Trans>}
      onClose={onClose}
      actions={
        <MoveActs
          onClose={onClose}
          onMove={onMove}
          onRemove={onRemove}
          targetId={targetId}
          busy={busy}
          setBusy={setBusy}
        />
      }
    >
      <MoveTarget targets={targets} targetId={targetId} setTargetId={setTargetId} />
    </Dialog>
  );
}
