import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CsvColumns } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { COLUMN_ROLES, type ColumnRole } from '#shared/domains/agreements/bank-entry/states.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import type { Asked } from './use-import.tsx';
import './bank.css';

const useRoleNames = wordsHook<ColumnRole>({
  skip: msg`Skip`,
  date: msg`Date`,
  amount: msg`Amount`,
  credit: msg`Money in`,
  debit: msg`Money out`,
  direction: msg`In or out`,
  currency: msg`Currency`,
  account: msg`Own account`,
  payer: msg`Payer`,
  payerAccount: msg`Payer's account`,
  reference: msg`Reference`,
  bankReference: msg`Bank's reference`,
});

type PartProps = Readonly<{ columns: CsvColumns; onChange: (change: Partial<CsvColumns>) => void }>;
/** The facts that no column tells. */
function Reading({ columns, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <div className="bnk-reading">
      <Field label={t`Order of dates`} id="bnk-order">
        <Select
          id="bnk-order"
          value={columns.dayOrder}
          options={[
            { value: 'dmy', label: t`Day, month, year` },
            { value: 'mdy', label: t`Month, day, year` },
            { value: 'ymd', label: t`Year, month, day` },
          ]}
          onChange={({ target }) => onChange({ dayOrder: target.value as CsvColumns['dayOrder'] })}
        />
      </Field>
      <Field label={t`Decimal sign`} id="bnk-decimal">
        <Select
          id="bnk-decimal"
          value={columns.decimal}
          options={[
            { value: ',', label: '1.234,56' },
            { value: '.', label: '1,234.56' },
          ]}
          onChange={({ target }) => onChange({ decimal: target.value as CsvColumns['decimal'] })}
        />
      </Field>
      {!columns.roles.includes('account') && (
        <Field label={t`Own account`} id="bnk-account">
          <Input
            id="bnk-account"
            maxLength={34}
            value={columns.account}
            onChange={({ target }) => onChange({ account: target.value })}
          />
        </Field>
      )}
      {!columns.roles.includes('currency') && (
        <Field label={t`Currency`} id="bnk-currency">
          <Input
            id="bnk-currency"
            maxLength={3}
            value={columns.currency}
            onChange={({ target }) => onChange({ currency: target.value.toUpperCase() as CsvColumns['currency'] })}
          />
        </Field>
      )}
    </div>
  );
}

interface CsvDialogProps {
  readonly asked: Asked;
  readonly busy: boolean;
  readonly onAnswer: (columns: CsvColumns) => void;
  readonly onClose: () => void;
}
/** Asks for the meaning of the columns of a CSV file. The answer counts for all files with the same headings. */
export function CsvDialog({ asked, busy, onAnswer, onClose }: CsvDialogProps) {
  const { t } = useLingui();
  const { headings, guess } = asked.question;
  const [columns, setColumns] = useState(guess);
  const names = useRoleNames();
  const change = (next: Partial<CsvColumns>) => setColumns((now) => ({ ...now, ...next }));
  const place = (index: number, role: ColumnRole) =>
    change({ roles: columns.roles.map((one, i) => (i === index ? role : one)) });
  const has = (role: ColumnRole) => columns.roles.includes(role);
  const isWhole = has('date') && (has('amount') || (has('credit') && has('debit')));
  return (
    <Dialog
      open
      size="send"
      onClose={onClose}
      title={t`Columns of ${asked.name}`}
      hint={!isWhole && t`Choose at least the date and the amount.`}
      actions={
        <DialogFoot onCancel={onClose} kind="primary" busy={busy} disabled={!isWhole} onClick={() => onAnswer(columns)}>
          {t`Import entries`}
        </DialogFoot>
      }
    >
      <p className="meta">{t`Remembered for all files with these headings.`}</p>
      <table className="bnk-columns">
        <tbody>
          {headings.map(({ heading, samples }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file never move, and may share a heading
            <tr key={i}>
              <th scope="row">{heading || i + 1}</th>
              <td className="mut">{samples.join(' · ')}</td>
              <td>
                <Select
                  aria-label={t`Meaning of ${heading || i + 1}`}
                  value={columns.roles[i] ?? 'skip'}
                  options={COLUMN_ROLES.map((value) => ({ value, label: names[value] }))}
                  onChange={({ target }) => place(i, target.value as ColumnRole)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Reading columns={columns} onChange={change} />
    </Dialog>
  );
}
