import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { SettingsForm } from '#web/kits/settings/settings-form.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { SettingsFields } from '../parts/settings-fields.tsx';
import { useSettingsForm } from '../parts/use-settings-form.tsx';
import '../parts/sales-export.css';

function Settings({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const params = { id };
  const { data: book } = useSuspenseQuery(queryOf(bookkeepingContract.routes.get, { params }));
  const { data: settings } = useSuspenseQuery(queryOf(salesExportContract.routes.settings, { params }));
  const { rows: cases } = useSuspenseQuery(allMasters(vatRateContract.routes.list)).data;
  const { name } = book;
  const form = useSettingsForm(id, settings, cases);
  const may = useCan()('masterData.update');
  return (
    <SettingsForm
      form={form}
      title={<Trans>Export settings of {name}</Trans>}
      base={`/invoice/dataexport?BookkeepingId=${id}`}
      listName={t`Bookkeeping export`}
      may={may}
    >
      <SettingsFields cases={cases} />
    </SettingsForm>
  );
}

/** How the sales of a bookkeeping are exported: the package's form, its ledgers and its numbers. */
export function ExportSettingsPage() {
  const { key = '' } = useParams({ strict: false }) as { readonly key?: string };
  return <Settings key={key} id={key} />;
}
