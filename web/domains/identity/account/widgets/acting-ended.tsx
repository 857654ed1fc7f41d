import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ActingEndedProps {
  /** The user that the operator acted as. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}
/** Tells an operator that acting as a user has ended. Leaving is the only way: a new start needs a reason. */
export const ActingEnded = ({ name, onClose, onLeave }: ActingEndedProps) => (
  <Dialog
    open
    title={<Trans>You're no longer acting as {name}</Trans>}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>
          <Trans>Stay on this page</Trans>
        </Button>
        <Button kind="primary" onClick={onLeave}>
          <Trans>Sign in as yourself</Trans>
        </Button>
      </>
    }
  >
    <p>
      <Trans>
        The session has ended. Your entries are still here but can no longer be saved: copy what you need before you
        leave.
      </Trans>
    </p>
  </Dialog>
);
