import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { artistContract } from '#shared/domains/artist/contract.ts';
import type { Artist } from '#shared/domains/artist/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { WebLink } from '#web/ui/record/links.tsx';
import { Tag } from '#web/ui/status.tsx';
import { useRateText } from './artist-facts.tsx';
import './artist.css';

function People({ artist: { id, members = [], team = [], management } }: { readonly artist: Artist }) {
  const { t } = useLingui();
  const can = useCan();
  const rateText = useRateText();
  const isEmpty = members.length + team.length === 0 && !management;
  if (isEmpty && !can('artist.update')) return null;
  return (
    <Card
      title={t`Team and touring party`}
      count={members.length + team.length}
      action={
        can('artist.update') && (
          <PageLink to={`/artist/${id}/edit`} className={buttonClass({ kind: 'ghost', size: 'sm' })}>
            <Trans>Edit team</Trans>
          </PageLink>
        )
      }
    >
      {members.length === 0 && (
        <p className="card-b meta">
          <Trans>No touring party yet. Its people are offered on flights, hotels and rides.</Trans>
        </p>
      )}
      <ul className="lines rec-shows">
        {team.map(({ userId, name, commissionRate }) => (
          <li key={userId}>
            <span className="row">
              <Avatar name={name} userId={userId} round />
              <span className="strong cut">{name}</span>
            </span>
            <span className="meta">
              <Trans>Agent</Trans>
            </span>
            <span className="num">{rateText(commissionRate)}</span>
          </li>
        ))}
        {management && (
          <li>
            <PageLink to={`/company/${management.companyId}`} className="strong cut">
              {management.name}
            </PageLink>
            <span className="meta">
              <Trans>Management</Trans>
            </span>
          </li>
        )}
        {members.map(({ contactId, name, part }) => (
          <li key={contactId ?? name}>
            {contactId ? (
              <PageLink to={`/contact/${contactId}`} className="strong cut">
                {name}
              </PageLink>
            ) : (
              <span className="strong cut">{name}</span>
            )}
            <span className="meta">{part}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Press({ artist: { biography = '', pressLinks = [] } }: { readonly artist: Artist }) {
  const { t } = useLingui();
  if (!biography && pressLinks.length === 0) return null;
  return (
    <Card title={t`Press material`}>
      <div className="card-b">
        {biography && <p className="ar-text">{biography}</p>}
        <ul>
          {pressLinks.map(({ label, url }) => (
            <li key={url}>
              {label}: <WebLink address={url} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** Lists the users, of the agency and from outside, who can see the artist. */
function Access({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const can = useCan();
  const { data } = useQuery({
    ...queryOf(artistContract.routes.usersWithAccess, { body: { artistId: id } }),
    enabled: can('user.read'),
  });
  if (!data) return null;
  return (
    <Card title={t`Users with access`} count={data.rows.length}>
      <ul className="lines rec-shows">
        {data.rows.map((user) => (
          <li key={user.id}>
            <span className="row">
              <Avatar name={user.name} userId={user.id} round />
              <span className="cut">{user.name}</span>
            </span>
            <span className="micro cut">{user.email}</span>
            <span>{user.allArtists ? <Tag>{t`all artists`}</Tag> : <Tag tone="blue">{t`this artist`}</Tag>}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const PeopleCards = ({ artist }: { readonly artist: Artist }) => (
  <>
    <People artist={artist} />
    <Press artist={artist} />
    <Access id={artist.id} />
  </>
);
