import { Trans } from '@lingui/react/macro';
import { type ComponentProps, use } from 'react';
import { Button } from './button.tsx';
import { unlessProblem } from './controls/lead-to-problem.ts';
import { MayLeave } from './may-leave.ts';

interface DialogFootProps extends ComponentProps<typeof Button> {
  readonly onCancel: () => void;
}
/** Right of a dialog's foot: cancel, which asks as the other ways out do, then what it is for. */
export function DialogFoot({ onCancel, onClick, ...primary }: DialogFootProps) {
  const mayLeave = use(MayLeave);
  const cancel = async () => {
    if (await mayLeave()) onCancel();
  };
  return (
    <>
      <Button onClick={() => void cancel()}>
        <Trans>Cancel</Trans>
      </Button>
      <Button kind="primary" {...primary} onClick={unlessProblem(onClick)} />
    </>
  );
}
