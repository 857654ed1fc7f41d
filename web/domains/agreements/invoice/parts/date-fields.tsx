import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { InvoiceInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { dueDate } from '#shared/domains/reference/payment-term/rules.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { useBooks } from './use-books.ts';

/** Left open, the day follows from the payment term. */
function useDueHelp(): string {
  const { t } = useLingui();
  const { day } = useFormat();
  const { terms } = useBooks();
  const [date, own, termId] = useWatch<InvoiceInput, ['date', 'dueDate', 'paymentTermId']>({
    name: ['date', 'dueDate', 'paymentTermId'],
  });
  const term = terms.find(({ id }) => id === termId);
  if (own || !term) return '';
  const due = day({ date: dueDate(term, date || localToday()) }, { year: true });
  return date ? t`Empty: ${due}` : t`Empty: issued today, ${due}`;
}

export function DateFields() {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <DateField name="date" label={t`Invoice date`} help={t`Leave empty to use the issue date`} />
      <MasterSelect name="paymentTermId" label={t`Payment term`} list={paymentTermContract.routes.list} />
      <DateField name="dueDate" label={t`Due`} help={useDueHelp()} />
      <span />
      <DateField name="supplyFrom" label={t`Service period from`} />
      <DateField name="supplyTo" label={t`Service period to`} />
    </div>
  );
}
