import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { lackOf } from '#shared/domains/identity/user/rules.ts';
import { AvatarCard } from '#web/domains/identity/user/parts/avatar-card.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { keyedPage } from '#web/ui/record/keyed-page.tsx';
import { Status } from '#web/ui/status.tsx';
import { ProfileCard } from '../parts/profile-card.tsx';
import { useMyRights } from '../parts/use-my-rights.ts';
import { STATE_TONES, useStateNames } from '../parts/user-words.ts';

const MoreCards = part(async () => (await import('../parts/more-cards.tsx')).MoreCards);

function RightsNotices({ isMe, isAbove }: { readonly isMe: boolean; readonly isAbove: boolean }) {
  return (
    <>
      {isMe && (
        <Notice tone="blue">
          <Trans>You can't change your own role and rights. Ask another administrator.</Trans>
        </Notice>
      )}
      {isAbove && (
        <Notice tone="blue">
          <Trans>This user has more rights than you. Only someone with the same rights can make changes here.</Trans>
        </Notice>
      )}
    </>
  );
}

function UserPage({ id }: { readonly id: string }) {
  const { data: user } = useSuspenseQuery(queryOf(userContract.routes.get, { params: { id } }));
  const me = useMe();
  const states = useStateNames();
  const isMe = me.user.id === id;
  const mine = useMyRights();
  const isAbove = !isMe && lackOf(mine, user) !== undefined;
  return (
    <SettingsFrame
      title={user.name}
      text={
        <span className="row">
          {user.email}
          <Status tone={STATE_TONES[user.state]}>{states[user.state]}</Status>
        </span>
      }
      actions={
        <PageLink to={`/user/${user.environment}`} className="link">
          <Trans>All users</Trans>
        </PageLink>
      }
    >
      <RightsNotices isMe={isMe} isAbove={isAbove} />
      {/* Every card writes the same record: what another one saved starts the forms anew. */}
      <fieldset className="us-all" disabled={isAbove}>
        <ProfileCard key={`profile-${user.rev}`} user={user} isMe={isMe} />
        <AvatarCard user={user} />
        <Later lines={10}>
          <MoreCards user={user} isMe={isMe} />
        </Later>
      </fieldset>
    </SettingsFrame>
  );
}

export const EditInternalUserPage = keyedPage(getRouteApi('/app/user/internal/$key/edit'), UserPage);
export const EditExternalUserPage = keyedPage(getRouteApi('/app/user/external/$key/edit'), UserPage);
