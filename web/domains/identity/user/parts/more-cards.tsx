import type { User } from '#shared/domains/identity/user/schemas.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import { useCan } from '#web/platform/me.ts';
import { AccessCard } from './access-card.tsx';
import { ArtistsCard } from './artists-card.tsx';
import { BookkeepingCard } from './bookkeeping-card.tsx';
import { CompaniesCard } from './companies-card.tsx';
import { FreeProfileCard } from './free-profile-card.tsx';
import { RightsCard } from './rights-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { WorkCard } from './work-card.tsx';

/** Everything of a user below the profile; fetched after it. */
export function MoreCards({ user, isMe }: { readonly user: User; readonly isMe: boolean }) {
  const can = useCan();
  const isInternal = user.environment === 'internal';
  return (
    <>
      <ArtistsCard user={user} isMe={isMe} />
      {seesPartiesOnly(user.role) && <CompaniesCard user={user} isMe={isMe} />}
      <RightsCard key={`rights-${user.rev}`} user={user} isMe={isMe} />
      <FreeProfileCard user={user} />
      {isInternal && <BookkeepingCard user={user} />}
      {isInternal && <WorkCard user={user} />}
      {!isMe && <SignInCard user={user} />}
      {can('user.deactivate') && <AccessCard user={user} isMe={isMe} />}
    </>
  );
}
