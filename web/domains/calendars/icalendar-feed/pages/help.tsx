import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { PublicPage, UnknownLink, useNoReferrer } from '#web/domains/relations/link/widgets/public-page.tsx';
import { queryOf, type Reply } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { Programs } from '../parts/programs.tsx';
import { webcalOf } from '../parts/webcal.ts';
import '../icalendar-feed.css';

const page = getRouteApi('/public/ical/$secret/help');
const { help } = icalendarFeedContract.routes;
type Found = Reply<typeof help>;

function Live({ found }: { readonly found: Found }) {
  const { t } = useLingui();
  const { url, title, owner } = found;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast(t`Address copied`);
  };
  return (
    <>
      <h1 className="sentence">
        <Trans>Add “{title}” to your calendar</Trans>
      </h1>
      <p className="mut">
        <Trans>A calendar of {owner}. It updates automatically; most apps check every few hours.</Trans>
      </p>
      <div className="row">
        <Input aria-label={t`Address`} readOnly value={url} onFocus={(event) => event.target.select()} />
        <Button icon={<Copy size={14} />} onClick={() => void copy()}>
          {t`Copy`}
        </Button>
      </div>
      <Programs webcal={webcalOf(url)} />
      <p className="meta">
        <Trans>
          Anyone with this address can read the calendar. Ask {owner} for a separate one instead of sharing it.
        </Trans>
      </p>
    </>
  );
}

/** For who holds an address and wonders where it goes. */
export function HelpPage() {
  const { secret } = page.useParams();
  useNoReferrer();
  const { data, error } = useQuery({ ...queryOf(help, { params: { secret } }), retry: false });
  return (
    <PublicPage agency={data?.agency}>
      {!data && !error && <SkeletonLines lines={5} />}
      {error && <UnknownLink error={error} />}
      {data?.state === 'live' && <Live found={data} />}
      {data?.state === 'ended' && (
        <>
          <h1 className="sentence">
            <Trans>This calendar address has expired</Trans>
          </h1>
          <p className="mut">
            <Trans>It was withdrawn, or unused for 180 days. Ask {data.owner} for a new one.</Trans>
          </p>
        </>
      )}
    </PublicPage>
  );
}
