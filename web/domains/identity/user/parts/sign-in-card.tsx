import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';

const { endSessions, get } = userContract.routes;
const { reset } = secondFactorContract.routes;
type OfUser = Readonly<{ user: User }>;

function ResetFactor({ user: { id, name } }: OfUser) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const taking = useMutation({
    mutationFn: (reason: string) => call(reset, { params: { id }, body: { reason } }),
    onSuccess: () => toast(<Trans>The second factor of {name} was reset</Trans>),
    onSettled: () => queries.invalidateQueries({ queryKey: [get.id] }),
  });
  const onReset = async () => {
    const reason = await dialogs.reason({ title: t`Reset the second factor of ${name}?`, action: t`Reset` });
    if (reason) taking.mutate(reason);
  };
  return (
    <Button kind="danger" busy={taking.isPending} onClick={() => void onReset()}>
      {t`Reset second factor`}
    </Button>
  );
}

function EndSessions({ user: { id, name } }: OfUser) {
  const { t } = useLingui();
  const ending = useMutation({
    mutationFn: () => call(endSessions, { params: { id } }),
    onSuccess: () => toast(<Trans>{name} is signed out on all devices</Trans>),
  });
  const onEnd = async () => {
    const sure = await dialogs.confirm({
      title: t`Sign ${name} out on all devices?`,
      text: t`They can sign in again at once.`,
      action: t`Sign out`,
      danger: true,
    });
    if (sure) ending.mutate();
  };
  return (
    <Button busy={ending.isPending} onClick={() => void onEnd()}>
      {t`Sign out everywhere`}
    </Button>
  );
}

/** How a user signs in: the second factor, and the devices on which they are signed in. */
export function SignInCard({ user }: OfUser) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { zone } = useMe().user;
  const { secondFactorAt } = user;
  const since = secondFactorAt && day({ instant: secondFactorAt, zone });
  return (
    <Card title={t`Sign-in`}>
      <div className="card-b row us-in">
        <span className="grow">{since ? <Trans>Second factor on since {since}.</Trans> : t`No second factor.`}</span>
        {secondFactorAt && <ResetFactor user={user} />}
        <EndSessions user={user} />
      </div>
    </Card>
  );
}
