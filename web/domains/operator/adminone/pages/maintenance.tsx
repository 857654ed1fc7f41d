import { useLingui } from '@lingui/react/macro';
import { SettingsBody } from '#web/kits/settings/settings-frame.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { JobsCard } from '../parts/jobs-card.tsx';
import { ProblemsCard } from '../parts/problems-card.tsx';
import { ServicesCard } from '../parts/services-card.tsx';

/** The service as its operator watches it: problems first, then the services and the jobs. */
export function MaintenancePage() {
  const { t } = useLingui();
  const letters = (
    <PageLink to="/adminone/deadletter" className="link">
      {t`Dead letters`}
    </PageLink>
  );
  return (
    <SettingsBody title={t`Maintenance`} text={t`The state of the service and its scheduled work.`} actions={letters}>
      <ProblemsCard />
      <ServicesCard />
      <JobsCard />
    </SettingsBody>
  );
}
