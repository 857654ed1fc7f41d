import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { headsOf } from '#shared/domains/journeys/guest-list/rules.ts';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import type { SeenGuestLink } from '#shared/domains/journeys/guest-list-link/view.ts';
import { OpenedPage } from '#web/domains/relations/link/widgets/opened-page.tsx';
import {
  PublicPage,
  UnknownLink,
  useNoReferrer,
  useReaderLocale,
} from '#web/domains/relations/link/widgets/public-page.tsx';
import { queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/status.tsx';
import { NightHead } from './night-head.tsx';
import './guest.css';

/** Guests come and go until the doors open. */
const AGAIN_MS = 60_000;

type Place = NonNullable<SeenGuestLink['list']>['places'][number];
type Guest = Place['guests'][number];

const Row = ({ guest: { name, plusOnes, note, status } }: { readonly guest: Guest }) => (
  <li className="gg-row">
    <span className="grow gl-words">
      <span className="strong">{name}</span>
      {plusOnes > 0 && <b className="num gl-plus"> +{plusOnes}</b>}
      {note && <span className="meta"> {note}</span>}
    </span>
    {status === 'collected' && (
      <Tag tone="green">
        <Trans>Checked in</Trans>
      </Tag>
    )}
  </li>
);

function PlaceCard({ place: { name, guests } }: { readonly place: Place }) {
  const heads = guests.reduce((sum, guest) => sum + headsOf(guest), 0);
  return (
    <Card title={name} count={guests.length}>
      <p className="card-b meta num">
        <Plural value={heads} one="# person with plus ones" other="# people with plus ones" />
      </p>
      <ul>
        {[...guests.entries()].map(([at, guest]) => (
          <Row key={at} guest={guest} />
        ))}
      </ul>
    </Card>
  );
}

/** A guest list to read and to print. It shows by reading alone, because reading is its whole purpose. */
export function ReadLink({ secret }: { readonly secret: string }) {
  const { t } = useLingui();
  useNoReferrer();
  const { data, error } = useQuery({
    ...queryOf(guestListLinkContract.routes.list, { params: { secret } }),
    refetchInterval: AGAIN_MS,
  });
  useReaderLocale(data?.locale);
  if (!data)
    return (
      <PublicPage agency={undefined}>{error ? <UnknownLink error={error} /> : <SkeletonLines lines={8} />}</PublicPage>
    );
  const places = data.list?.places ?? [];
  return (
    <OpenedPage
      agency={data.agency}
      isPreview={data.isPreview}
      foot={t`Sent with Backline. Reading the list is not recorded.`}
    >
      <NightHead night={data.night} />
      <div className="gg-print">
        <Button size="lg" icon={<Printer size={15} />} onClick={() => print()}>
          {t`Print`}
        </Button>
      </div>
      {places.map((place) => (
        <PlaceCard key={place.name} place={place} />
      ))}
      {places.every(({ guests }) => guests.length === 0) && (
        <p className="meta" role="status">
          {t`No one is on the list yet.`}
        </p>
      )}
    </OpenedPage>
  );
}
