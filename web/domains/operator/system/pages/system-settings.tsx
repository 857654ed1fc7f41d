import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { lastSetting } from '#web/kits/settings/last-setting.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { YOURS } from '#web/kits/settings/settings-pages.ts';
import { useSettings } from '#web/kits/settings/use-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useMedia } from '#web/ui/use-media.ts';

/** Below this width the list of settings is a page of its own. */
const NARROW = '(max-width: 899px)';

/** All settings there are for this user, group by group. A wide window lists them at the left: it opens the last one. */
export function SystemSettingsPage() {
  const { i18n } = useLingui();
  const isNarrow = useMedia(NARROW);
  const groups = useSettings().filter(({ id }) => id !== YOURS);
  const all = groups.flatMap(({ entries }) => entries);
  const open = all.find(({ to }) => to === lastSetting()) ?? all[0];
  if (!isNarrow && open) return <Navigate to={open.to} replace />;
  return (
    <SettingsFrame title={<Trans>Settings</Trans>} text={<Trans>How your agency works with Backline.</Trans>}>
      {groups.map((group) => (
        <Card key={group.id} title={i18n._(group.label)}>
          <ul className="lines set-all">
            {group.entries.map((entry) => (
              <li key={entry.to}>
                <PageLink to={entry.to} className="strong">
                  {i18n._(entry.label)}
                </PageLink>
                <ChevronRight size={14} aria-hidden="true" />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </SettingsFrame>
  );
}
