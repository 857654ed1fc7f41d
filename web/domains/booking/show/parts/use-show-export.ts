import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ShowListRequest, showContract } from '#shared/domains/booking/show/contract.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { MOST_ROWS } from '#shared/kernel/contract/paging.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { saveFile } from '#web/ui/export/save-file.ts';
import { amountCell, type ExportColumn, tableOf } from '#web/ui/export/table.ts';
import { toast } from '#web/ui/toaster.ts';
import { artistNames } from '../model/names.ts';
import { dayOf, startTime } from '../model/when.ts';

type Columns = Readonly<Record<string, readonly ExportColumn<ShowRow>[]>>;

/** The columns of the list as cells: money as a figure with its currency beside it, days as dates. */
function useExportColumns(): Columns {
  const { t } = useLingui();
  const { byId } = useStatuses('show');
  return {
    date: [
      { header: t`Date`, value: (show) => ({ date: dayOf(show) }) },
      { header: t`Time`, value: startTime },
    ],
    artist: [{ header: t`Artist`, value: artistNames }],
    venue: [
      { header: t`Venue`, value: ({ venue }) => venue?.name },
      { header: t`City`, value: ({ venue }) => venue?.cityCountry },
    ],
    status: [
      { header: t`Status`, value: ({ statusId }) => byId.get(statusId)?.name },
      { header: t`Rank`, value: ({ rank }) => rank || undefined },
      { header: t`Option until`, value: ({ expiresOn }) => (expiresOn ? { date: expiresOn } : undefined) },
    ],
    promoter: [{ header: t`Promoter`, value: ({ promoter }) => promoter?.name }],
    fee: [
      { header: t`Fee`, value: ({ fee }) => fee && amountCell(fee) },
      { header: t`Currency`, value: ({ expected, fee = expected }) => fee?.currency },
    ],
    expected: [
      {
        header: t`Expected`,
        value: ({ fee, expected = fee }) => expected && amountCell(expected),
      },
    ],
    owner: [{ header: t`Owner`, value: ({ owner }) => owner.name }],
    number: [{ header: t`Number`, value: ({ number }) => number }],
    production: [{ header: t`Production`, value: ({ production }) => production?.name }],
    contact: [{ header: t`Contact`, value: ({ contact }) => contact?.fullName }],
    capacity: [{ header: t`Capacity`, value: ({ capacity, venue }) => capacity ?? venue?.capacity }],
    description: [{ header: t`Description`, value: ({ description }) => description }],
  };
}
const USUAL = ['date', 'artist', 'venue', 'status', 'promoter', 'fee', 'owner'];

async function allRows(request: ShowListRequest): Promise<ShowRow[]> {
  const rows: ShowRow[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await call(showContract.routes.list, { body: { ...request, page, perPage: MOST_ROWS } });
    rows.push(...answer.rows);
    pages = answer.pageCount;
  }
  return rows;
}

export function useShowExport(request: ShowListRequest, chosen: readonly string[] | undefined) {
  const { t } = useLingui();
  const can = useCan();
  const [busy, setBusy] = useState(false);
  const cells = useExportColumns();
  const ids = (chosen ?? USUAL).filter((id) => (id !== 'fee' && id !== 'expected') || can('show.readDeal'));
  /** Put together here, of what the list answers. */
  const saveText = async () => {
    const columns = ids.flatMap((id) => cells[id] ?? []);
    const rows = await allRows(request);
    const { csvOf } = await import('#web/ui/export/csv.ts');
    saveFile(`${t`Shows`} ${localToday()}.csv`, csvOf(tableOf(columns, rows)));
  };
  const save = async () => {
    setBusy(true);
    try {
      await saveText();
    } catch (error) {
      toast(isExpected(error) ? error.message : t`Export failed; try again`);
    } finally {
      setBusy(false);
    }
  };
  return { save, busy };
}
