import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Artist } from '#shared/domains/relations/artist/schemas.ts';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { useFormat } from '#web/platform/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { MailLink, PhoneLink, WebLink } from '#web/ui/record/links.tsx';

export const useRateText = () => useFormat().rate;

export const Swatch = ({ color }: { readonly color: string }) => (
  <span className="rec-swatch" style={{ '--c': color } as CSSProperties} aria-hidden="true" />
);

export function OwnerName({ userId }: { readonly userId: string | undefined }) {
  const name = useColleagues().get(userId ?? '')?.value;
  if (!name) return null;
  return (
    <span className="row">
      <Avatar name={name} round />
      <span className="cut">{name}</span>
    </span>
  );
}

export function ArtistFacts({ artist }: { readonly artist: Artist }) {
  const { t } = useLingui();
  const rateText = useRateText();
  const { genre, city, zone, email, phone, website, twitter, ownerId, commissionRate, hexColor } = artist;
  return (
    <Facts
      items={[
        { id: 'genre', label: t`Genre`, value: genre },
        { id: 'owner', label: t`Agent`, value: ownerId && <OwnerName userId={ownerId} /> },
        { id: 'rate', label: t`Commission`, value: <span className="num">{rateText(commissionRate)}</span> },
        {
          id: 'color',
          label: t`Colour`,
          value: (
            <span className="row num">
              <Swatch color={hexColor} />
              {hexColor}
            </span>
          ),
        },
        { id: 'city', label: t`Based in`, value: city },
        { id: 'zone', label: t`Time zone`, value: zone.replaceAll('_', ' ') },
        { id: 'email', label: t`Email`, value: email && <MailLink email={email} /> },
        { id: 'phone', label: t`Phone`, value: phone && <PhoneLink phone={phone} /> },
        { id: 'website', label: t`Website`, value: website && <WebLink address={website} /> },
        {
          id: 'twitter',
          label: t`Twitter name`,
          value: twitter && <WebLink address={`x.com/${twitter}`} name={`@${twitter}`} />,
        },
      ]}
    />
  );
}
