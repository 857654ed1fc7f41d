import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { lackOf } from '#shared/domains/user/rules.ts';
import type { User } from '#shared/domains/user/schemas.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { ArtistChooser } from '#web/domains/artist/widgets/artist-picker.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useMyRights } from './use-my-rights.ts';
import { useUserWrite } from './use-user-write.ts';

const { linkArtist, unlinkArtist, setAccessAllArtists } = userContract.routes;

function useLinked({ artistIds }: User): readonly PickerItem[] {
  const found = useQueries({
    queries: artistIds.map((id) => queryOf(artistContract.routes.get, { params: { id } })),
  });
  return artistIds.map((key, i) => ({
    key,
    value: found[i]?.data?.name ?? '…',
    sublabel: found[i]?.data?.genre ?? '',
    defaultSelect: false,
  }));
}

/** Which artists a user sees; every change is saved at once. */
export function ArtistsCard({ user, isMe }: { readonly user: User; readonly isMe: boolean }) {
  const { t } = useLingui();
  const linked = useLinked(user);
  const link = useUserWrite(async (artistIds: readonly string[]) => {
    let saved = user;
    for (const artistId of artistIds) saved = await call(linkArtist, { params: { id: user.id, artistId } });
    return saved;
  });
  const unlink = useUserWrite((artistId: string) => call(unlinkArtist, { params: { id: user.id, artistId } }));
  const setAll = useUserWrite((allArtists: boolean) =>
    call(setAccessAllArtists, { body: { id: user.id, rev: user.rev, allArtists } }),
  );
  const isInternal = user.environment === 'internal';
  const mine = useMyRights();
  const busy = isMe || link.isPending || unlink.isPending || setAll.isPending;
  const told = { onSuccess: ({ name }: User) => toast(<Trans>The artists of {name} are saved</Trans>) };
  const change = (items: readonly PickerItem[]) => {
    const keys = items.map(({ key }) => key);
    const added = keys.filter((key) => !user.artistIds.includes(key));
    const removed = user.artistIds.find((id) => !keys.includes(id));
    if (added.length > 0) link.mutate(added, told);
    else if (removed) unlink.mutate(removed, told);
  };
  return (
    <Card title={t`Artists`} count={user.allArtists ? t`all` : user.artistIds.length}>
      <div className="card-b">
        {isInternal && (
          <Switch
            checked={user.allArtists}
            disabled={busy || (!user.allArtists && lackOf(mine, { ...user, allArtists: true }) !== undefined)}
            onChange={({ target }) => setAll.mutate(target.checked, told)}
          >
            <Trans>Sees all artists</Trans>
          </Switch>
        )}
        {!user.allArtists && (
          <Field label={t`Sees these artists`}>
            <ArtistChooser label={t`Sees these artists`} value={linked} onChange={change} disabled={busy} />
          </Field>
        )}
      </div>
    </Card>
  );
}
