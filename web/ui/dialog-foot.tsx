import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface DialogFootProps extends ComponentProps<typeof Button> {
  readonly onCancel: () => void;
}
/** Right of a dialog's foot: cancel, then what it is for. */
export const DialogFoot = ({ onCancel, ...primary }: DialogFootProps) => (
  <>
    <Button onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
    <Button kind="primary" {...primary} />
  </>
);
