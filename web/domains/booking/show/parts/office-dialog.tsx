import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  showExportContract,
  TS_EXPORT_TYPES,
  type TsExportType,
} from '#shared/domains/booking/show-export/contract.ts';
import { addMonths } from '#shared/kernel/time/date.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import '#web/ui/totals/totals.css';

const useTypeNames = wordsHook<TsExportType>({
  schedule: msg`Schedule: times, venues, status`,
  contacts: msg`Contacts: promoters and their contacts`,
  production: msg`Production: rooms, capacity, tickets, on sale`,
  deals: msg`Deals: fees and payers`,
});

interface ExportFieldsProps {
  readonly names: Record<TsExportType, string>;
  readonly asked: { tsExportType: TsExportType; from: string; to: string };
  readonly setAsked: (next: { tsExportType: TsExportType; from: string; to: string }) => void;
  readonly isBackwards: boolean;
}
function ExportFields({ names, asked, setAsked, isBackwards }: ExportFieldsProps) {
  const { t } = useLingui();
  const can = useCan();
  const types = TS_EXPORT_TYPES.filter((type) => type !== 'deals' || can('show.readDeal'));
  return (
    <div className="tt-o">
      <Field label={t`Contents`}>
        <Select
          options={types.map((value) => ({ value, label: names[value] }))}
          value={asked.tsExportType}
          onChange={({ target }) =>
            setAsked({ ...asked, tsExportType: types.find((type) => type === target.value) ?? 'schedule' })
          }
        />
      </Field>
      <Field label={t`First day`}>
        <DatePicker value={asked.from} onChange={(from) => from && setAsked({ ...asked, from })} />
      </Field>
      <Field label={t`Last day`} error={isBackwards ? t`The end date is before the begin date` : undefined}>
        <DatePicker value={asked.to} onChange={(to) => to && setAsked({ ...asked, to })} />
      </Field>
    </div>
  );
}

/** A text of a period's shows, with the columns an office or a temporary help needs for one purpose. */
export function OfficeDialog({ onClose }: { readonly onClose: () => void }) {
  const names = useTypeNames();
  const [asked, setAsked] = useState(() => {
    const from = localToday();
    return { tsExportType: 'schedule' as TsExportType, from, to: addMonths(from, 1) };
  });
  const isBackwards = asked.to < asked.from;
  const saving = useMutation({
    mutationFn: () =>
      call(showExportContract.routes.temporarySecretary, { query: { ...asked, locale: currentLocale() } }),
    onSuccess: (file) => {
      saveAs(file);
      onClose();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Office exports</Trans>}
      hint={<Trans>A CSV file for Excel. Cancelled shows are left out.</Trans>}
      actions={
        <Button kind="primary" busy={saving.isPending} disabled={isBackwards} onClick={() => saving.mutate()}>
          <Trans>Download</Trans>
        </Button>
      }
    >
      <ExportFields names={names} asked={asked} setAsked={setAsked} isBackwards={isBackwards} />
    </Dialog>
  );
}
