import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SettingsFrame } from '../widgets/settings-frame.tsx';
import { YOURS } from '../widgets/settings-pages.ts';
import { useSettings } from '../widgets/use-settings.ts';

/** All settings there are for this user, group by group. */
export function SystemSettingsPage() {
  const { i18n } = useLingui();
  return (
    <SettingsFrame title={<Trans>Settings</Trans>} text={<Trans>How your agency works with Backline.</Trans>}>
      {useSettings()
        .filter(({ id }) => id !== YOURS)
        .map((group) => (
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
