import { useLingui } from '@lingui/react';
import { fold } from '#shared/kernel/text/text.ts';
import { useMe } from '#web/platform/me.ts';
import { usePages } from '#web/platform/pages.ts';
import { SETTINGS, type SettingsEntry, type SettingsGroup } from './settings-pages.ts';

/** Only pages that are there and that the user may open; groups without any disappear. */
export function useSettings(keyword = ''): readonly SettingsGroup[] {
  const { i18n } = useLingui();
  const { user } = useMe();
  const { allowed } = usePages();
  const word = fold(keyword);
  const shown = ({ route, to, label }: SettingsEntry) => allowed(route ?? to) && fold(i18n._(label)).includes(word);
  return SETTINGS.filter((group) => !group.operator || user.isOperator)
    .map((group) => ({ ...group, entries: group.entries.filter(shown) }))
    .filter(({ entries }) => entries.length > 0);
}
