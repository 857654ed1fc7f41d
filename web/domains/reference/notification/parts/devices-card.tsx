import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, Smartphone, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import type { Device } from '#shared/domains/reference/notification/device-routes.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { forgetPush } from '#web/platform/push-scope.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { canPush, keepWords, thisDevice, turnOn } from '../model/device.ts';

const { devices, removeDevices } = notificationContract.routes;
const devicesQuery = queryOf(devices, {});
const OWN = { queryKey: ['this device'], queryFn: thisDevice, staleTime: 0 } as const;

function useDevices() {
  const queries = useQueryClient();
  const { data } = useQuery(devicesQuery);
  const { data: own } = useQuery(OWN);
  const onSettled = () => Promise.all([queries.invalidateQueries(devicesQuery), queries.invalidateQueries(OWN)]);
  const adding = useMutation({ mutationFn: () => turnOn(data?.publicKey ?? ''), onSettled });
  const removing = useMutation({
    mutationFn: async ({ id }: Device) => {
      await call(removeDevices, { query: { id } });
      if (id === own) await forgetPush();
    },
    onSettled,
  });
  const rows = data?.rows ?? [];
  // A browser may hold a registration that the server has dropped.
  return { rows, own, isOn: rows.some(({ id }) => id === own), adding, removing, isReady: data !== undefined };
}
type Devices = ReturnType<typeof useDevices>;

/** Why this device shows nothing, or how to change that. */
function ThisDevice({ adding, isOn, isReady }: Devices) {
  const { impersonatedBy } = useMe();
  if (!canPush())
    return (
      <p className="meta">
        <Trans>
          This browser can't show notifications. On an iPhone or iPad, add Backline to the home screen first.
        </Trans>
      </p>
    );
  if (isOn || impersonatedBy) return null;
  const isBlocked = adding.data === false || Notification.permission === 'denied';
  return (
    <>
      <Button icon={<BellRing size={14} />} busy={adding.isPending} disabled={!isReady} onClick={() => adding.mutate()}>
        <Trans>Turn on for this device</Trans>
      </Button>
      {isBlocked && (
        <p className="meta" role="status">
          <Trans>The browser blocks notifications of this site. Allow them in its settings, then try again.</Trans>
        </p>
      )}
      <Problem error={adding.error} />
    </>
  );
}

function DeviceLine({ device, all: { own, removing } }: { readonly device: Device; readonly all: Devices }) {
  const { t } = useLingui();
  const { near } = useFormat();
  const { id, label, createdAt } = device;
  return (
    <li>
      <Smartphone size={15} aria-hidden="true" />
      <span>
        {label} {id === own && <Trans>(this device)</Trans>}
      </span>
      <span className="meta">{near(createdAt)}</span>
      <Button
        kind="ghost"
        aria-label={t`Remove ${label}`}
        icon={<Trash2 size={14} />}
        onClick={() => removing.mutate(device)}
      />
    </li>
  );
}

/** The devices that show the notifications of the inbox, also while Backline is closed. */
export function DevicesCard({ words }: { readonly words: Readonly<Record<string, string>> }) {
  const { t } = useLingui();
  const all = useDevices();
  const { isOn, rows, removing } = all;
  useEffect(() => {
    if (isOn) void keepWords(words);
  }, [isOn, words]);
  return (
    <Card title={t`On your devices`}>
      <div className="card-b ns-this">
        <p className="meta">
          <Trans>What the inbox tells you appears on these devices too, even while Backline is closed.</Trans>
        </p>
        <ThisDevice {...all} />
        <Problem error={removing.error} />
      </div>
      {rows.length > 0 && (
        <ul className="lines ns-devices">
          {rows.map((device) => (
            <DeviceLine key={device.id} device={device} all={all} />
          ))}
        </ul>
      )}
    </Card>
  );
}
