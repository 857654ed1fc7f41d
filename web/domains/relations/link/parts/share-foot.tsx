import { Trans } from '@lingui/react/macro';

export const ShareFoot = () => (
  <Trans>Sent with Backline. We only record that the link was opened, and count the downloads.</Trans>
);
