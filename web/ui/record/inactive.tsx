import { Trans } from '@lingui/react/macro';
import { Tag } from '../status.tsx';

/** Beside the name of what is no longer in use. */
export const Inactive = () => (
  <Tag>
    <Trans>not active</Trans>
  </Tag>
);
