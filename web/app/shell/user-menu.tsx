import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { HangingAway } from '#web/ui/layer-away.tsx';
import { partOf } from '#web/ui/part-of.tsx';
import { useArming } from '#web/ui/use-arming.ts';

const Layer = partOf(async () => (await import('./user-menu-layer.tsx')).UserMenuLayer, HangingAway);

/** What it offers is fetched with its layer, when it is first opened. */
export function UserMenu() {
  const { t } = useLingui();
  const { user } = useMe();
  const trigger = (
    <button type="button" className="nav" aria-label={t`${user.name}, your account`}>
      <Avatar name={user.name} userId={user.id} round />
      <span className="cut">{user.name}</span>
    </button>
  );
  const waiting = useArming({ trigger }, 'menu');
  return (
    waiting ?? (
      <Suspense fallback={trigger}>
        <Layer trigger={trigger} />
      </Suspense>
    )
  );
}
