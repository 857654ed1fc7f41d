import { Trans, useLingui } from '@lingui/react/macro';
import { type UseMutationResult, useQueries } from '@tanstack/react-query';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { lackOf, type Rights } from '#shared/domains/identity/user/rules.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ArtistsPanel } from '#web/domains/identity/roster/widgets/artists-panel.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { Switch } from '#web/ui/choice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useMyRights } from './use-my-rights.ts';
import { useUserWrite } from './use-user-write.ts';

const { linkArtist, unlinkArtist, setAccessAllArtists } = userContract.routes;

function useLinked({ artistIds }: User) {
  const found = useQueries({
    queries: artistIds.map((id) => queryOf(artistContract.routes.get, { params: { id } })),
  });
  return artistIds.map((artistId, i) => ({ artistId, name: found[i]?.data?.name ?? '…' }));
}

/** One after the other: each link is a write of the same user. */
async function linkAll(user: User, artistIds: readonly string[]): Promise<User> {
  let saved = user;
  for (const artistId of artistIds) saved = await call(linkArtist, { params: { id: user.id, artistId } });
  return saved;
}

interface AllArtistsProps {
  readonly user: User;
  readonly isMe: boolean;
  readonly setAll: UseMutationResult<User, Error, boolean, unknown>;
  readonly mine: Rights;
  readonly busy: boolean;
  readonly told: { onSuccess: ({ name }: User) => void };
}
function AllArtists({ user, isMe, setAll, mine, busy, told }: AllArtistsProps) {
  const mayNotAll = !user.allArtists && lackOf(mine, { ...user, allArtists: true }) !== undefined;
  return (
    <div className="card-b">
      <Switch
        checked={user.allArtists}
        disabled={isMe || busy || mayNotAll}
        onChange={({ target }) => setAll.mutate(target.checked, told)}
      >
        <Trans>Can see all artists</Trans>
      </Switch>
    </div>
  );
}

/** Which artists a user sees; every change is saved at once. */
export function ArtistsCard({ user, isMe }: { readonly user: User; readonly isMe: boolean }) {
  const { t } = useLingui();
  const linked = useLinked(user);
  const link = useUserWrite((artistIds: readonly string[]) => linkAll(user, artistIds));
  const unlink = useUserWrite((artistId: string) => call(unlinkArtist, { params: { id: user.id, artistId } }));
  const setAll = useUserWrite((allArtists: boolean) =>
    call(setAccessAllArtists, { body: { id: user.id, rev: user.rev, allArtists } }),
  );
  const mine = useMyRights();
  const busy = link.isPending || unlink.isPending || setAll.isPending;
  const told = { onSuccess: ({ name }: User) => toast(<Trans>{name}'s artists saved</Trans>) };

  const choose = (items: readonly PickerItem[]) => {
    const artistIds = items.map(({ key }) => key);
    link.mutate(artistIds, told);
  };
  return (
    <ArtistsPanel
      artists={user.allArtists ? undefined : linked}
      count={user.allArtists ? t`all` : linked.length}
      readOnly={isMe}
      empty={t`No artists assigned yet.`}
      dropName={(name) => t`Remove ${name}`}
      busy={busy}
      onAdd={choose}
      onDrop={({ artistId }) => unlink.mutate(artistId, told)}
    >
      {user.environment === 'internal' && (
        <AllArtists user={user} isMe={isMe} setAll={setAll} mine={mine} busy={busy} told={told} />
      )}
    </ArtistsPanel>
  );
}
