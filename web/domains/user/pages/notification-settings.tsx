import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  MAILED_KINDS,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationSettings,
  notificationContract,
} from '#shared/domains/notification/contract.ts';
import { KIND_ICONS } from '#web/domains/notification/widgets/notification-words.tsx';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import '../parts/user.css';

type Kind = Notification['kind'];
const { settings, saveSettings } = notificationContract.routes;

function useKindNames(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return {
    optionExpires: t`An option of mine is about to expire`,
    optionEnded: t`An option of mine has ended`,
    optionMovedUp: t`An option of mine moves up`,
    optionChallenged: t`An option of mine is challenged`,
    showAssigned: t`A show becomes mine`,
    linkOpened: t`A link I sent is opened`,
    linkAsked: t`Somebody asks for a new link`,
    documentReady: t`A document is ready`,
    mailBounced: t`A mail did not arrive`,
    noteMention: t`I am mentioned in a note`,
    taskAssigned: t`I am given a task`,
    taskReminder: t`A reminder of a task`,
    webformReceived: t`A request comes in by a web form`,
    dateAsked: t`Somebody outside asks for a date`,
  };
}

const isMailed = (kind: Kind): kind is (typeof MAILED_KINDS)[number] =>
  (MAILED_KINDS as readonly string[]).includes(kind);
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

/** What is told, and how; saved at once. */
export function NotificationSettingsPage() {
  const { t } = useLingui();
  const names = useKindNames();
  const [chosen, save] = useSettings();
  return (
    <SettingsFrame
      title={<Trans>Notifications</Trans>}
      text={<Trans>What you want to be told in the inbox, and what by mail too. It is saved at once.</Trans>}
    >
      <Card title={t`Tell me when`}>
        <ul className="lines us-note">
          <li className="meta" aria-hidden="true">
            <span />
            <span />
            <span>
              <Trans>Inbox</Trans>
            </span>
            <span>
              <Trans>Email</Trans>
            </span>
          </li>
          {NOTIFICATION_KINDS.map((kind) => {
            const Icon = KIND_ICONS[kind];
            return (
              <li key={kind}>
                <Icon size={15} aria-hidden="true" />
                <span className="strong">{names[kind]}</span>
                <Checkbox
                  aria-label={t`${names[kind]}: in the inbox`}
                  checked={!chosen.inboxOff.includes(kind)}
                  onChange={({ target }) =>
                    save({ ...chosen, inboxOff: turned(chosen.inboxOff, kind, target.checked) })
                  }
                />
                {isMailed(kind) && (
                  <Checkbox
                    aria-label={t`${names[kind]}: by mail`}
                    checked={!chosen.mailOff.includes(kind)}
                    onChange={({ target }) =>
                      save({ ...chosen, mailOff: turned(chosen.mailOff, kind, target.checked) })
                    }
                  />
                )}
              </li>
            );
          })}
        </ul>
      </Card>
    </SettingsFrame>
  );
}
