import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { STATUS_AREAS, type Status } from '#shared/domains/status/schemas.ts';
import { useStatuses } from '#web/domains/status/widgets/use-statuses.ts';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAreaNames } from '../parts/area-names.ts';
import { DeleteStatusDialog } from '../parts/delete-status-dialog.tsx';
import { StatusRows } from '../parts/status-rows.tsx';
import { useStatusWrites } from '../parts/use-status-writes.tsx';

const route = getRouteApi('/app/status/$mainArea');

/** The agency's own words for where something stands, in its own order. */
export function StatusListPage() {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const { mainArea } = route.useParams();
  const areas = useAreaNames();
  const { all } = useStatuses(mainArea);
  const writes = useStatusWrites(mainArea);
  const [leaving, setLeaving] = useState<Status>();
  const may = can('status.update');
  return (
    <SettingsFrame
      title={<Trans>Statuses</Trans>}
      text={<Trans>Drag them into your order, or take one with Alt and the arrow keys.</Trans>}
      actions={
        may && (
          <PageLink to={`/status/${mainArea}/new`} className={buttonClass({ kind: 'primary' })}>
            <Plus size={14} aria-hidden="true" />
            <Trans>New status</Trans>
          </PageLink>
        )
      }
    >
      <Tabs
        label={t`What the statuses are for`}
        items={STATUS_AREAS.map((value) => ({ value, label: areas[value] }))}
        value={mainArea}
        onChange={(area) => void navigate({ to: '/status/$mainArea', params: { mainArea: area } })}
      />
      {all.length === 0 && <SkeletonLines lines={8} />}
      {all.length > 0 && (
        <StatusRows
          key={mainArea}
          statuses={all}
          may={may}
          onOrder={writes.order.mutate}
          onCopy={writes.copy.mutate}
          onDefault={writes.makeDefault.mutate}
          onDelete={setLeaving}
        />
      )}
      {leaving && (
        <DeleteStatusDialog
          status={leaving}
          others={all.filter(({ id, phase }) => id !== leaving.id && phase === leaving.phase)}
          onClose={() => setLeaving(undefined)}
          onDelete={(targetId) => writes.remove.mutateAsync({ id: leaving.id, targetId })}
        />
      )}
    </SettingsFrame>
  );
}
