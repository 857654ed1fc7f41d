import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { PERMISSIONS, type Permission } from '#shared/kernel/access/permission.ts';
import { mayHold, ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useLeave } from '#web/ui/use-leave.ts';
import { isSameRights } from '../widgets/permission-words.ts';
import { RightGroups } from '../widgets/right-groups.tsx';
import { useUserWrite } from './use-user-write.ts';

function OffFromRole({ off }: { readonly off: number }) {
  return (
    <span className="meta">
      {off === 0 ? (
        <Trans>Role defaults</Trans>
      ) : (
        <Plural value={off} one="# differs from the role" other="# differ from the role" />
      )}
    </span>
  );
}

interface ResetButtonProps {
  readonly setDraft: (next: readonly Permission[]) => void;
  readonly mine: readonly Permission[];
  readonly preset: readonly Permission[];
  readonly off: number;
}
function ResetButton({ setDraft, mine, preset, off }: ResetButtonProps) {
  return (
    <Button
      size="sm"
      disabled={off === 0 || !preset.every((right) => mine.includes(right))}
      onClick={() => setDraft(preset)}
    >
      <Trans>Reset to role</Trans>
    </Button>
  );
}

function useRightsDraft(user: User) {
  const [draft, setDraft] = useState<readonly Permission[]>(user.permissions);
  const save = useUserWrite((permissions: readonly Permission[]) =>
    call(userContract.routes.updatePermissions, {
      body: { id: user.id, rev: user.rev, permissions: [...permissions] },
    }),
  );
  return { draft, setDraft, save };
}

/** Edits the rights of a user. The role gives a set, which can be changed for this user. */
export function RightsCard({ user, isMe }: { readonly user: User; readonly isMe: boolean }) {
  const { t } = useLingui();
  const { draft, setDraft, save } = useRightsDraft(user);
  const { user: me, permissions } = useMe();
  const all = me.role === 'administrator' ? PERMISSIONS : permissions;
  const mine = isMe ? [] : all;
  const preset = ROLE_PRESETS[user.role];
  const change = (rights: readonly Permission[], on: boolean) =>
    setDraft(on ? [...new Set([...draft, ...rights])] : draft.filter((right) => !rights.includes(right)));
  const dirty = !isSameRights(draft, user.permissions);
  useLeave(dirty);
  const off = draft.filter((right) => !preset.includes(right)).length + preset.filter((r) => !draft.includes(r)).length;
  const onSave = () => save.mutate(draft, { onSuccess: ({ name }) => toast(<Trans>{name}'s rights saved</Trans>) });
  return (
    <Card
      title={t`Rights`}
      count={draft.length}
      action={
        <>
          <OffFromRole off={off} />
          <ResetButton setDraft={setDraft} mine={mine} preset={preset} off={off} />
          <Button size="sm" kind="primary" disabled={!dirty || isMe} busy={save.isPending} onClick={onSave}>
            {t`Save rights`}
          </Button>
        </>
      }
    >
      <div className="card-b">
        <RightGroups
          shown={PERMISSIONS.filter((right) => mayHold(user.role, right))}
          chosen={draft}
          mine={mine}
          onChange={change}
        />
      </div>
    </Card>
  );
}
