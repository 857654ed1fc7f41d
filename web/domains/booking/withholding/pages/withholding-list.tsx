import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  WITHHOLDING_LIST,
  type WithholdingRow,
  withholdingContract,
} from '#shared/domains/booking/withholding/contract.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { ExcelButton } from '#web/domains/attached/file/widgets/excel-button.tsx';
import { CertificateFile, EditCertificate } from '#web/domains/booking/deal/widgets/certificate.tsx';
import { useCertificateWords } from '#web/domains/booking/deal/widgets/certificate-words.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { formatMoney, useFormat } from '#web/platform/format.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { MoneySums, summed } from '#web/ui/list/money-sums.tsx';
import type { ListState } from '#web/ui/list/search.ts';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { LineCard } from '#web/ui/record/line-card.tsx';
import { listSource } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { requestOf } from '#web/ui/record/request-of.ts';
import { useWithholdingColumns } from '../parts/columns.tsx';
import { useWithholdingFilters } from '../parts/filters.tsx';

const page = getRouteApi('/app/money/withholding');
const DEFAULT_SORT = '-waiting';
const { list, sums, export: exportRoute } = withholdingContract.routes;
const asked = (at: ListState) => requestOf(WITHHOLDING_LIST, at, { defaultSort: DEFAULT_SORT });
const SOURCE = listSource(list, asked);
type Search = ReturnType<typeof page.useSearch>;

function WithheldSum({ search, total }: { readonly search: Search; readonly total: number | undefined }) {
  const query = queryOf(sums, { body: summed(asked(search)) });
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  const rows = data?.rows ?? [];
  const missing = rows.reduce((sum, row) => sum + row.missing, 0);
  return (
    <MoneySums
      count={
        total !== undefined && (
          <>
            <Plural value={total} one="# show" other="# shows" />, <Trans>{missing} without a certificate</Trans>
          </>
        )
      }
      rows={rows}
      say={(row) => formatMoney(row.withheld, row.currency)}
      short={(row) => formatMoney(row.withheld, row.currency)}
    />
  );
}

const excelOf = (request: ListRequest) =>
  call(exportRoute, { body: { ...(request as ReturnType<typeof asked>), locale: currentLocale() } });

function Preview({ row }: { readonly row: WithholdingRow }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const columns = useWithholdingColumns();
  const { id, title, rev, certificate } = row;
  const dayOf = (date: string | undefined) => date && day({ date }, { year: true });
  return (
    <>
      <h2 className="strong">{title}</h2>
      <Facts
        items={[
          ...columns.map((column) => ({ id: column.id, label: column.header, value: column.cell(row) })),
          { id: 'requested', label: t`Requested on`, value: dayOf(certificate.requestedOn) },
          { id: 'received', label: t`Received on`, value: dayOf(certificate.receivedOn) },
          { id: 'reclaimed', label: t`Reclaimed on`, value: dayOf(certificate.reclaimedOn) },
          { id: 'file', label: t`File`, value: certificate.file && <CertificateFile file={certificate.file} /> },
        ]}
      />
      <EditCertificate showId={id} title={title} rev={rev} certificate={certificate} />
    </>
  );
}

function Card({ row }: { readonly row: WithholdingRow }) {
  const { day } = useFormat();
  const words = useCertificateWords();
  return (
    <LineCard
      title={row.title}
      side={<span className="num">{formatMoney(row.withheld, row.currency)}</span>}
      text={`${day(row)} · ${words[row.state]}`}
    />
  );
}

/** The taxes withheld from played shows, those whose certificate waits longest first. A row opens its show. */
export function WithholdingPage() {
  const { t } = useLingui();
  const address = useListSearch(page);
  return (
    <RecordList<WithholdingRow, Search>
      id="withholding"
      base="/money/withholding"
      pathOf={({ id }) => `/show/${id}`}
      title={t`Withholding tax`}
      query={SOURCE}
      summary={(total) => <WithheldSum search={address.search} total={total} />}
      tools={(request) => <ExcelButton make={() => excelOf(request)} />}
      columns={useWithholdingColumns()}
      filters={useWithholdingFilters(address.search.artist)}
      rowLabel={({ title }) => title}
      {...address}
      searchLabel={t`Search withholding tax`}
      defaultSort={DEFAULT_SORT}
      emptyTitle={t`No withholding tax yet`}
      emptyText={t`A show is listed here once it is played, if its deal withholds tax.`}
      preview={(row) => <Preview row={row} />}
      card={(row) => <Card row={row} />}
    />
  );
}
