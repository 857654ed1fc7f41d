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
import { Checkbox } from '#web/ui/choice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useLeave } from '#web/ui/use-leave.ts';
import { isSameRights, PERMISSION_GROUPS, useActionNames, useDomainNames } from './permission-words.ts';
import { useUserWrite } from './use-user-write.ts';
import './user.css';

interface GroupProps {
  readonly domain: string;
  readonly rights: readonly Permission[];
  readonly chosen: readonly Permission[];
  /** Those that the reader may give and take. */
  readonly mine: readonly Permission[];
  readonly onChange: (rights: readonly Permission[], on: boolean) => void;
}
function Group({ domain, rights, chosen, mine, onChange }: GroupProps) {
  const nameOf = useDomainNames();
  const actionOf = useActionNames();
  const { length } = rights.filter((right) => chosen.includes(right));
  const all = length === rights.length;
  const open = rights.filter((right) => mine.includes(right));
  return (
    <fieldset className="us-g" aria-label={nameOf(domain)}>
      <Checkbox
        checked={all}
        mixed={length > 0 && !all}
        disabled={open.length === 0}
        onChange={() => onChange(open, !open.every((right) => chosen.includes(right)))}
      >
        <b>{nameOf(domain)}</b>
      </Checkbox>
      {rights.map((right) => (
        <Checkbox
          key={right}
          checked={chosen.includes(right)}
          disabled={!open.includes(right)}
          onChange={({ target }) => onChange([right], target.checked)}
        >
          {actionOf(right)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

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
  const groups = PERMISSION_GROUPS.map(
    ([domain, rights]) => [domain, rights.filter((right) => mayHold(user.role, right))] as const,
  ).filter(([, rights]) => rights.length > 0);
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
            <Trans>Save rights</Trans>
          </Button>
        </>
      }
    >
      <div className="card-b us-rights">
        {groups.map(([domain, rights]) => (
          <Group key={domain} domain={domain} rights={rights} chosen={draft} mine={mine} onChange={change} />
        ))}
      </div>
    </Card>
  );
}
