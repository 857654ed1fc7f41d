import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { headsOf } from '#shared/domains/journeys/guest-list/rules.ts';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import type { SeenPass } from '#shared/domains/journeys/guest-list-link/pass.ts';
import { OpenedPage } from '#web/domains/relations/link/widgets/opened-page.tsx';
import {
  PublicPage,
  UnknownLink,
  useNoReferrer,
  useReaderLocale,
} from '#web/domains/relations/link/widgets/public-page.tsx';
import { queryOf } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-error.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { NightHead } from './night-head.tsx';
import { PassState } from './pass-state.tsx';
import './guest.css';
import './pass.css';

/** A guest who waits looks again. */
const AGAIN_MS = 60_000;

/** The place and the time to collect, on the clock of the venue. */
function Collect({ pass: { collectAt, collectFrom, night } }: { readonly pass: SeenPass }) {
  const { day } = useFormat();
  if (!collectAt && !collectFrom) return null;
  return (
    <p>
      {collectAt && (
        <>
          <Trans>Collect at: {collectAt}</Trans>
          <br />
        </>
      )}
      {collectFrom && (
        <Trans>
          From {day({ date: collectFrom.slice(0, 10) })}, {collectFrom.slice(11, 16)}
        </Trans>
      )}
      {collectFrom && <span className="meta"> {night.city}</span>}
    </p>
  );
}

/** The code on white, as large as a phone is wide, so that a door reads it in the dark. */
function Code({ code, name }: { readonly code: string; readonly name: string }) {
  const { t } = useLingui();
  return (
    <figure className="gp-code">
      <QrCode text={code} label={t`QR code of ${name}`} />
      <figcaption>{code}</figcaption>
    </figure>
  );
}

const Foot = () => <Trans>Sent with Backline. Reading this page is not recorded.</Trans>;

function Pass({ pass }: { readonly pass: SeenPass }) {
  const { t } = useLingui();
  const { agency, name, plusOnes, code, night, place, hasMoved, senderName } = pass;
  const heads = headsOf({ plusOnes });
  return (
    <OpenedPage agency={agency} isPreview={false} foot={<Foot />}>
      <NightHead night={night} />
      {hasMoved && (
        <Notice tone="amber" fact={t`Date, time or venue changed after our email.`}>
          {t`This page shows what holds now.`}
        </Notice>
      )}
      <section className="gp-card">
        <p className="gp-name strong">
          {name} {plusOnes > 0 && <span className="num">+{plusOnes}</span>}
        </p>
        <p className="meta num">
          <Plural value={heads} one="# person" other="# people" /> · {place}
        </p>
        <PassState pass={pass} />
        {code && <Code code={code} name={name} />}
        <Collect pass={pass} />
      </section>
      {code && (
        <div className="gg-print">
          <Button size="lg" icon={<Printer size={15} />} onClick={() => print()}>
            {t`Print`}
          </Button>
        </div>
      )}
      <p className="meta">
        <Trans>
          Questions? Ask {senderName} of {agency}.
        </Trans>
      </p>
    </OpenedPage>
  );
}

/** A guest who was taken off the list, or whose mail went to another address since. */
const Ended = () => (
  <>
    <h1>
      <Trans>This page has ended</Trans>
    </h1>
    <p className="mut">
      <Trans>You are no longer on this guest list, or you have a newer email with another link.</Trans>
    </p>
  </>
);

/** The page of one guest: the decision, and the code that the door reads. It shows by reading alone. */
export function GuestPass({ secret }: { readonly secret: string }) {
  useNoReferrer();
  const { data, error } = useQuery({
    ...queryOf(guestListLinkContract.routes.pass, { params: { secret } }),
    retry: false,
    refetchInterval: AGAIN_MS,
  });
  useReaderLocale(data?.locale);
  const hasEnded = isApiError(error, 'link.ended');
  if (data && !hasEnded) return <Pass pass={data} />;
  return (
    <PublicPage agency={undefined} foot={<Foot />}>
      {hasEnded ? <Ended /> : error ? <UnknownLink error={error} /> : <SkeletonLines lines={8} />}
    </PublicPage>
  );
}
