import { Trans } from '@lingui/react/macro';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** The sender countersigns, so nothing goes out before they have a signature. */
export const NoSignature = () => (
  <Notice tone="amber" fact={<Trans>You have no signature yet.</Trans>}>
    <PageLink to="/personalsettings/signature-settings">
      <Trans>Set your signature</Trans>
    </PageLink>
  </Notice>
);
