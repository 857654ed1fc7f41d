import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { VenetianMask } from 'lucide-react';
import { useState } from 'react';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useRoleNames } from '#web/platform/role-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { ImpersonateDialog } from '../parts/impersonate-dialog.tsx';

const route = getRouteApi('/app/adminone/user/$key');

/** One user of an agency, as far as an operator needs to know them. */
export function ClientUserPage() {
  const { t } = useLingui();
  const roles = useRoleNames();
  const { near } = useFormat();
  const { key: id } = route.useParams();
  const { client: tenantId = '' } = route.useSearch();
  const [acting, setActing] = useState(false);
  const { data: user } = useSuspenseQuery(
    queryOf(adminoneContract.routes.getUser, { params: { id }, query: { tenantId } }),
  );
  const agency = <PageLink to={`/adminone/client/${tenantId}`}>{user.tenantName}</PageLink>;
  return (
    <SettingsFrame title={user.name} text={user.email}>
      <Card title={t`User`}>
        <div className="card-b">
          <Facts
            items={[
              { id: 'agency', label: t`Agency`, value: agency },
              { id: 'role', label: t`Role`, value: roles[user.role] },
              { id: 'phone', label: t`Phone`, value: user.phone },
              { id: 'since', label: t`Since`, value: near(user.createdAt) },
              { id: 'active', label: t`Last active`, value: user.lastActiveAt && near(user.lastActiveAt) },
            ]}
          />
          <Button
            icon={<VenetianMask size={13} />}
            disabled={user.isOperator || user.state === 'deactivated'}
            onClick={() => setActing(true)}
          >
            {t`Act as`}
          </Button>
        </div>
      </Card>
      {acting && <ImpersonateDialog tenantId={tenantId} user={user} onClose={() => setActing(false)} />}
    </SettingsFrame>
  );
}
