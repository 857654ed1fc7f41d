import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { bookingOf, type LineBooking } from '#shared/domains/agreements/invoice/line-booking.ts';
import { costCenterContract } from '#shared/domains/reference/cost-center/contract.ts';
import { ProjectField } from '#web/domains/reference/business-central-project/widgets/project-field.tsx';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/fields.tsx';

/** Asks for the booking of a line. It stays open until the month of the document is locked. */
export function BookingFields({ path }: { readonly path: string }) {
  const { t } = useLingui();
  return (
    <>
      <MasterSelect name={`${path}.costCenterId`} label={t`Cost centre`} list={costCenterContract.routes.list} />
      <ProjectField name={`${path}.projectId`} />
      <TextField name={`${path}.ledger`} label={t`Ledger`} maxLength={15} />
    </>
  );
}

type More = LineBooking & { readonly supplyFrom?: string; readonly supplyTo?: string };
/** Asks for the booking and the days of a line. It is closed until the line has some. */
export function LineMore({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const line = (useWatch({ name: path }) ?? {}) as More;
  const isSaid = Object.keys(bookingOf(line)).length > 0 || Boolean(line.supplyFrom || line.supplyTo);
  return (
    <details className="inv-more" open={isSaid || undefined}>
      <summary>{t`Booking and dates`}</summary>
      <div className="inv-more-fields">
        <DateField name={`${path}.supplyFrom`} label={t`Service period from`} />
        <DateField name={`${path}.supplyTo`} label={t`Service period to`} />
        <BookingFields path={path} />
      </div>
    </details>
  );
}
