import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, FileText, Printer, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import type { ItineraryDay, ItineraryRequest } from '#shared/domains/calendars/itinerary/schemas.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { formatLongDay } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { DaySheet } from '../parts/day-sheet.tsx';
import { ItineraryBar } from '../parts/itinerary-bar.tsx';
import { PartyLinks } from '../parts/party-links.tsx';
import { ShareDialog } from '../parts/share-dialog.tsx';
import { useWhose } from '../parts/use-whose.ts';
import { usePlaceLine } from '../parts/words.ts';
import { itineraryQuery } from '../queries.ts';

/** For document alone. */
const PrintSheets = part(async () => (await import('../parts/print-sheets.tsx')).PrintSheets);

const FORMATS = [
  { format: 'pdf', name: 'PDF', Icon: FileText },
  { format: 'xlsx', name: 'Excel', Icon: FileSpreadsheet },
] as const;

function Files({ request }: { readonly request: ItineraryRequest }) {
  const [busy, setBusy] = useState<'pdf' | 'xlsx'>();
  const save = async (format: 'pdf' | 'xlsx') => {
    setBusy(format);
    const made = call(itineraryContract.routes.export, { query: { ...request, format } });
    saveAs(await made.finally(() => setBusy(undefined)));
  };
  return (
    <>
      <Button icon={<Printer size={14} />} onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
      {FORMATS.map(({ format, name, Icon }) => (
        <Button
          key={format}
          icon={<Icon size={14} />}
          busy={busy === format}
          disabled={Boolean(busy)}
          onClick={() => void save(format)}
        >
          {name}
        </Button>
      ))}
    </>
  );
}

function Day({ day }: { readonly day: ItineraryDay }) {
  const place = usePlaceLine();
  return (
    <article className="it-block" aria-label={formatLongDay(day.date)}>
      <header>
        <h2>{formatLongDay(day.date)}</h2>
        <p className="meta">{place(day)}</p>
      </header>
      <DaySheet day={day} />
    </article>
  );
}

function Sheets({ request }: { readonly request: ItineraryRequest }) {
  const { t } = useLingui();
  const { tenant } = useMe();
  const { data, error } = useQuery({ ...itineraryQuery(request), placeholderData: keepPreviousData });
  if (error)
    return (
      <Notice
        tone="amber"
        fact={isExpected(error) ? <span className="sentence">{error.message}</span> : t`Couldn't load the itinerary.`}
      />
    );
  if (!data) return <SkeletonLines lines={8} />;
  if (data.days.length === 0)
    return (
      <EmptyState
        title={t`Nothing confirmed on these days`}
        text={t`Confirmed shows with their timetables and travel make up the day sheets. Choose other days.`}
      />
    );
  return (
    <>
      {data.days.map((day) => (
        <Day key={day.date} day={day} />
      ))}
      <Suspense>
        <PrintSheets itinerary={data} agency={tenant.name} />
      </Suspense>
    </>
  );
}

/** The road as its party sees it: a sheet a day; in print, as a table, and by a link of each one's own. */
export function ItineraryPage() {
  const { t } = useLingui();
  const can = useCan();
  const asked = useWhose();
  const [sharing, setSharing] = useState(false);
  const { request, whose } = asked;
  const mayShare = useInternal() && can('show.update');
  return (
    <>
      <PageHead title={t`Itineraries`}>
        {request && <Files request={request} />}
        {request && mayShare && (
          <Button kind="primary" icon={<Share2 size={14} />} onClick={() => setSharing(true)}>
            {t`Share itinerary`}
          </Button>
        )}
      </PageHead>
      <ItineraryBar asked={asked} />
      <div className="scroll it-page-body">
        <div className="it-blocks">
          {request && <Sheets request={request} />}
          {!request && asked.isPending && <SkeletonLines lines={8} />}
          {!request && !asked.isPending && (
            <EmptyState title={t`Whose itinerary?`} text={t`Choose an artist or a production, and the days.`} />
          )}
        </div>
        {whose && mayShare && (
          <aside className="it-side">
            <PartyLinks whose={whose} />
          </aside>
        )}
      </div>
      {sharing && request && <ShareDialog request={request} onClose={() => setSharing(false)} />}
    </>
  );
}
