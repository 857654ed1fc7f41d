import { useLingui } from '@lingui/react/macro';
import { Check, Languages, LogOut, Monitor, MonitorSmartphone, Moon, Sun, UserRound } from 'lucide-react';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { chooseLocale } from '#web/platform/i18n.ts';
import { usePages } from '#web/platform/pages.ts';
import { signOut } from '#web/platform/session.ts';
import { setThemeMode, THEME_MODES, useThemeMode } from '#web/platform/theme-mode.ts';
import type { MenuGroup } from '#web/ui/menu.tsx';
import { useGo } from './use-pages.ts';

const THEME_ICONS = { system: <Monitor size={15} />, light: <Sun size={15} />, dark: <Moon size={15} /> } as const;
const tick = (on: boolean) => (on ? <Check size={14} aria-label="✓" /> : undefined);

function useSignOutGroup() {
  const { t } = useLingui();
  return [
    {
      id: 'out',
      items: [
        { id: 'out', label: t`Sign out`, icon: <LogOut size={15} />, onSelect: () => void signOut() },
        {
          id: 'everywhere',
          label: t`Sign out everywhere`,
          icon: <MonitorSmartphone size={15} />,
          onSelect: () => void signOut({ everywhere: true }),
        },
      ],
    },
  ];
}

export function useUserGroups(): readonly MenuGroup[] {
  const { t, i18n } = useLingui();
  const go = useGo();
  const { allowed } = usePages();
  const mode = useThemeMode();
  const themes = { system: t`Same as system`, light: t`Light`, dark: t`Dark` };
  const settings = '/personalsettings';
  return [
    {
      id: 'you',
      items: allowed(settings)
        ? [{ id: 'you', label: t`Personal settings`, icon: <UserRound size={15} />, onSelect: () => go(settings) }]
        : [],
    },
    {
      id: 'theme',
      label: t`Appearance`,
      items: THEME_MODES.map((value) => ({
        id: value,
        label: themes[value],
        icon: THEME_ICONS[value],
        note: tick(value === mode),
        onSelect: () => setThemeMode(value),
      })),
    },
    {
      id: 'language',
      label: t`Language`,
      items: LOCALE_OPTIONS.map(({ value, label }) => ({
        id: value,
        label,
        icon: <Languages size={15} />,
        note: tick(value === i18n.locale),
        onSelect: () => void chooseLocale(value),
      })),
    },
    ...useSignOutGroup(),
  ].filter(({ items }) => items.length > 0);
}
