import { Trans } from '@lingui/react/macro';
import { useCan, useMe } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** Leads to the e-invoices that artists sent. */
export function ReceivedLink() {
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  if (!isInternal || !can('purchaseAgreement.update')) return null;
  return (
    <PageLink to="/purchaseagreement/received" className={buttonClass()}>
      <Trans>Received e-invoices</Trans>
    </PageLink>
  );
}
