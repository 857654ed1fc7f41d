import { Trans } from '@lingui/react/macro';
import { RequestAccess, TemporaryAccess } from '#web/domains/identity/access-grant/widgets/temporary-access.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';

/** Access for a while: who asks for it, who has it, and until when. */
export const TemporaryAccessPage = () => (
  <SettingsFrame
    title={<Trans>Temporary access</Trans>}
    text={<Trans>An administrator decides. Access ends by itself, and the log marks what the person does.</Trans>}
    actions={<RequestAccess />}
  >
    <TemporaryAccess />
  </SettingsFrame>
);
