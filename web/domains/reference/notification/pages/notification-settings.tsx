import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  isMailed,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationSettings,
  notificationContract,
} from '#shared/domains/reference/notification/contract.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { DevicesCard } from '../parts/devices-card.tsx';
import { KIND_NAMES } from '../parts/kind-names.ts';
import { KIND_ICONS } from '../widgets/notification-words.tsx';
import './notification-settings.css';

const { settings, saveSettings } = notificationContract.routes;

const turned = <K extends string>(off: readonly K[], kind: K, on: boolean): K[] =>
  on ? off.filter((one) => one !== kind) : [...off, kind];

function useSettings() {
  const queries = useQueryClient();
  const query = queryOf(settings, {});
  const { data } = useSuspenseQuery(query);
  const { mutate } = useMutation({
    mutationFn: (body: NotificationSettings) => call(saveSettings, { body }),
    onMutate: (body) => void queries.setQueryData(query.queryKey, body),
    onSettled: () => queries.invalidateQueries(query),
  });
  return [data, mutate] as const;
}

interface KindLineProps {
  readonly chosen: NotificationSettings;
  readonly save: (settings: NotificationSettings) => void;
  readonly kind: Notification['kind'];
}
function KindLine({ chosen, save, kind }: KindLineProps) {
  const { t } = useLingui();
  const name = t(KIND_NAMES[kind]);
  const Icon = KIND_ICONS[kind];
  return (
    <li>
      <Icon size={15} aria-hidden="true" />
      <span className="strong">{name}</span>
      <Checkbox
        aria-label={t`${name}: in the inbox`}
        checked={!chosen.inboxOff.includes(kind)}
        onChange={({ target }) => save({ ...chosen, inboxOff: turned(chosen.inboxOff, kind, target.checked) })}
      />
      {isMailed(kind) && (
        <Checkbox
          aria-label={t`${name}: by email`}
          checked={!chosen.mailOff.includes(kind)}
          onChange={({ target }) => save({ ...chosen, mailOff: turned(chosen.mailOff, kind, target.checked) })}
        />
      )}
    </li>
  );
}

/** Chooses the events that notify the user, and the channels; saved at once. */
export function NotificationSettingsPage() {
  const { t } = useLingui();
  const [chosen, save] = useSettings();
  const words = useMemo(() => Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, t(KIND_NAMES[kind])])), [t]);
  return (
    <SettingsFrame
      title={t`Notifications`}
      text={t`Choose notifications for the inbox and by email. Saved immediately.`}
    >
      <DevicesCard words={words} />
      <Card title={t`Notify me when`}>
        <ul className="lines ns-kinds">
          <li className="meta" aria-hidden="true">
            <span />
            <span />
            <span>{t`Inbox`}</span>
            <span>{t`Email`}</span>
          </li>
          {NOTIFICATION_KINDS.map((kind) => {
            return <KindLine key={kind} chosen={chosen} save={save} kind={kind} />;
          })}
        </ul>
      </Card>
    </SettingsFrame>
  );
}
