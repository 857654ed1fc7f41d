import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { type Absent, partOf } from './part-of.tsx';

interface Closing {
  readonly onClose: () => void;
}
const Away = ({ again, onClose }: Absent & Closing) => (
  <Dialog
    open
    title={<Trans>Couldn't open this</Trans>}
    onClose={onClose}
    actions={
      <DialogFoot onCancel={onClose} onClick={again}>
        <Trans>Try again</Trans>
      </DialogFoot>
    }
  >
    <p>
      <Trans>Couldn't load it: the connection is lost or weak. The page itself hasn't changed.</Trans>
    </p>
  </Dialog>
);

/** A dialog that is fetched when it first opens. */
export const dialogPart = <P extends Closing>(load: () => Promise<ComponentType<P>>) => partOf<P>(load, Away);
