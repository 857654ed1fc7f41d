import { useLingui } from '@lingui/react/macro';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { hanging } from '#web/ui/hanging.tsx';

/** The user menu; its entries are fetched with its layer. */
const Account = hanging('menu', async () => (await import('./user-menu-layer.tsx')).UserMenuLayer);

export function UserMenu() {
  const { t } = useLingui();
  const { user } = useMe();
  return (
    <Account
      trigger={
        <button type="button" className="nav" aria-label={t`${user.name}, your account`}>
          <Avatar name={user.name} userId={user.id} round />
          <span className="cut">{user.name}</span>
        </button>
      }
    />
  );
}
