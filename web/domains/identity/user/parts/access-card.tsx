import { Trans, useLingui } from '@lingui/react/macro';
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { useUserWrite } from './use-user-write.ts';

const { deactivate, reactivate, resetPassword, usage } = userContract.routes;

/** A password that works once goes to the user's own address; who is invited gets the invitation again so. */
function PasswordButton({ user: { id, name, state } }: { readonly user: User }) {
  const { t } = useLingui();
  const isInvited = state === 'invited';
  const send = useMutation({
    mutationFn: () => call(resetPassword, { body: { id } }),
    onSuccess: () =>
      toast(
        isInvited ? (
          <Trans>{name} invited by email</Trans>
        ) : (
          <Trans>We've emailed {name} a password that works once</Trans>
        ),
      ),
  });
  const onSend = async () => {
    const sure = await dialogs.confirm({
      title: isInvited ? t`Invite ${name} again?` : t`Send ${name} a new password?`,
      text: isInvited
        ? t`We'll send the invitation again. Users without a password get a new one that works once.`
        : t`We'll email a password that works once. The current password stops working.`,
      action: isInvited ? t`Invite again` : t`Send new password`,
    });
    if (sure) send.mutate();
  };
  return (
    <Button busy={send.isPending} onClick={() => void onSend()}>
      {isInvited ? t`Invite again` : t`New password`}
    </Button>
  );
}

/** Their sessions say so, which are kept for a month. */
function LastActive({ id }: { readonly id: string }) {
  const { near } = useFormat();
  const { data } = useQuery(queryOf(usage, { params: { id } }));
  if (!data) return null;
  return (
    <span className="meta">
      {' '}
      {data.lastActiveAt ? (
        <Trans>Last active {near(data.lastActiveAt)}.</Trans>
      ) : (
        <Trans>Not active in the last month.</Trans>
      )}
    </span>
  );
}

interface TurnButtonProps {
  readonly isMe: boolean;
  readonly name: string;
  readonly turn: UseMutationResult<User, Error, boolean, unknown>;
  readonly isOff: boolean;
}
function TurnButton({ isMe, name, turn, isOff }: TurnButtonProps) {
  const { t } = useLingui();
  const onTurnOff = async () => {
    const sure = await dialogs.confirm({
      title: t`Deactivate ${name}?`,
      text: t`Their sessions end immediately. Everything they did is kept.`,
      action: t`Deactivate user`,
      danger: true,
    });
    if (!sure) return;
    turn.mutate(false, { onSuccess: () => toast(<Trans>{name} no longer has access</Trans>) });
  };
  const onTurnOn = () => turn.mutate(true, { onSuccess: () => toast(<Trans>{name} can sign in again</Trans>) });
  return isOff ? (
    <Button busy={turn.isPending} onClick={onTurnOn}>
      {t`Reactivate user`}
    </Button>
  ) : (
    <Button kind="danger" disabled={isMe} busy={turn.isPending} onClick={() => void onTurnOff()}>
      {t`Deactivate user`}
    </Button>
  );
}

/** Whether a user gets in at all. Work done stays under the name. */
export function AccessCard({ user, isMe }: { readonly user: User; readonly isMe: boolean }) {
  const { t } = useLingui();
  const { id, rev, name, state } = user;
  const turn = useUserWrite((on: boolean) => call(on ? reactivate : deactivate, { body: { id, rev } }));
  const isOff = state === 'deactivated';

  return (
    <Card title={t`Access`}>
      <div className="card-b row">
        <span className="grow">
          {isOff ? <Trans>{name} cannot sign in.</Trans> : <Trans>{name} can sign in.</Trans>}
          <LastActive id={id} />
          {isMe && <span className="meta"> {t`You can't remove your own access.`}</span>}
        </span>
        {!isOff && !isMe && <PasswordButton user={user} />}
        <TurnButton isMe={isMe} name={name} turn={turn} isOff={isOff} />
      </div>
    </Card>
  );
}
