import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { salesExportMessages } from '#shared/domains/agreements/sales-export/messages.ts';
import type { ExportSettings, ShownSettings } from '#shared/domains/agreements/sales-export/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useZodForm, type ZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { valuesOf } from '../model/settings.ts';

const { settings, updateSettings, months } = salesExportContract.routes;
const schema = () => import('#shared/domains/agreements/sales-export/schemas.ts').then((all) => all.ExportSettings);

interface Coded {
  readonly code: string;
}
/** The form of a bookkeeping's export settings. It stays open after saving. */
export function useSettingsForm(
  id: string,
  opened: ShownSettings,
  cases: readonly Coded[],
): ZodForm<ExportSettings, ExportSettings> {
  const queries = useQueryClient();
  const rev = useRef(opened.rev);
  const codes = cases.map(({ code }) => code);
  const take = (saved: ShownSettings) => {
    rev.current = saved.rev;
    queries.setQueryData(queryOf(settings, { params: { id } }).queryKey, saved);
  };
  const form: ZodForm<ExportSettings, ExportSettings> = useZodForm<ExportSettings, ExportSettings>({
    schema,
    defaultValues: valuesOf(opened, codes),
    messages: salesExportMessages,
    onSubmit: async (values) => {
      const saved = await call(updateSettings, { params: { id }, body: { ...values, rev: rev.current } });
      take(saved);
      form.form.reset(valuesOf(saved, codes));
      void queries.invalidateQueries({ queryKey: [months.id] });
      toast(<Trans>Export settings saved</Trans>);
    },
    stale: {
      values: (current) => valuesOf(current as ShownSettings, codes),
      onAccepted: (current) => take(current as ShownSettings),
    },
  });
  return form;
}
