import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { fold } from '#shared/kernel/text.ts';
import { may, useMe } from '#web/platform/me.ts';
import { SETTINGS, type SettingsEntry, type SettingsGroup } from './settings-pages.ts';

/** Only pages that are there and that the user may open; groups without any disappear. */
export function useSettings(keyword = ''): readonly SettingsGroup[] {
  const { i18n } = useLingui();
  const me = useMe();
  const pages = useRouter().routesByPath as Readonly<
    Record<string, { readonly options: { readonly staticData?: { readonly permission?: never } } } | undefined>
  >;
  const word = fold(keyword);
  const shown = (entry: SettingsEntry) => {
    const page = pages[entry.route ?? entry.to];
    if (!page || !may(me, page.options.staticData?.permission)) return false;
    return fold(i18n._(entry.label)).includes(word);
  };
  return SETTINGS.filter((group) => !group.operator || me.user.isOperator)
    .map((group) => ({ ...group, entries: group.entries.filter(shown) }))
    .filter(({ entries }) => entries.length > 0);
}
