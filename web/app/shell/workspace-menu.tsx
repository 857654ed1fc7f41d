import { useLingui } from '@lingui/react/macro';
import { ChevronDown, LogOut, PanelLeft, Repeat2 } from 'lucide-react';
import { useMe } from '#web/platform/me.ts';
import { signOut } from '#web/platform/session.ts';
import { Menu } from '#web/ui/menu.tsx';
import { Logo } from './logo.tsx';
import { useGo } from './use-pages.ts';

export function WorkspaceMenu({ rail, onToggle }: { readonly rail: boolean; readonly onToggle: () => void }) {
  const { t } = useLingui();
  const { tenant } = useMe();
  const go = useGo();
  const switchWorkspace = () => go('/externalidentity/chooseuser');
  return (
    <Menu
      trigger={
        <button type="button" className="ws-b" aria-label={t`${tenant.name}, workspace`}>
          <Logo />
          <span className="cut">{tenant.name}</span>
          <ChevronDown size={13} aria-hidden="true" />
        </button>
      }
      groups={[
        {
          id: 'workspace',
          label: tenant.name,
          items: [
            {
              id: 'fold',
              label: rail ? t`Expand navigation` : t`Collapse navigation`,
              icon: <PanelLeft size={15} />,
              keys: '[',
              onSelect: onToggle,
            },
            { id: 'switch', label: t`Switch workspace`, icon: <Repeat2 size={15} />, onSelect: switchWorkspace },
            { id: 'out', label: t`Sign out`, icon: <LogOut size={15} />, onSelect: () => void signOut() },
          ],
        },
      ]}
    />
  );
}
