import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { exclusivityContract } from '#shared/domains/booking/exclusivity/contract.ts';
import type { ClauseInput, ExclusivityClause } from '#shared/domains/booking/show/clause.ts';
import { radiusIn } from '#shared/domains/booking/show/clause-rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { DistanceUnit } from '#shared/kernel/geo/geo.ts';
import { ConflictNotice } from '#web/domains/booking/show/widgets/conflict-notice.tsx';
import { questionOf } from '#web/domains/booking/show/widgets/conflict-question.ts';
import { showTouched } from '#web/domains/booking/show/widgets/show-writes.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { SelectField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';

/** The usual clause: a hundred and fifty kilometres, two months before and one after. */
const USUAL = { radiusKm: 150, daysBefore: 60, daysAfter: 30 } as const;

const startOf = ({ exclusivity }: Show, unit: DistanceUnit): ExclusivityClause =>
  exclusivity ?? {
    unit,
    radius: radiusIn({ radius: USUAL.radiusKm, unit: 'km' }, unit),
    daysBefore: USUAL.daysBefore,
    daysAfter: USUAL.daysAfter,
  };

const isWhole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Shows the conflicts of the clause while the user types it. */
function Meets({ show }: { readonly show: Show }) {
  const [radius, unit, daysBefore, daysAfter] = useWatch<
    ExclusivityClause,
    ['radius', 'unit', 'daysBefore', 'daysAfter']
  >({ name: ['radius', 'unit', 'daysBefore', 'daysAfter'] });
  if (!isWhole(radius) || radius === 0 || !isWhole(daysBefore) || !isWhole(daysAfter)) return null;
  const exclusivity = { radius, unit, daysBefore, daysAfter };
  return <ConflictNotice question={{ ...questionOf(show), exclusivity }} only="exclusivity" />;
}

type ClauseDialogProps = Readonly<{ show: Show; onClose: () => void }>;
function useSaving({ show, onClose }: ClauseDialogProps) {
  const client = useQueryClient();
  const { t } = useLingui();
  const { distanceUnit } = useMe().tenant;
  return useZodForm<ClauseInput, ExclusivityClause>({
    schema: () => import('./clause-schema.ts').then(({ ClauseSchema }) => ClauseSchema),
    defaultValues: startOf(show, distanceUnit),
    onSubmit: async (clause) => {
      await call(exclusivityContract.routes.set, { body: { showId: show.id, rev: show.rev, ...clause } });
      showTouched(client, show.id);
      onClose();
      toast(t`Exclusivity agreed`);
    },
  });
}

/** Asks for the radius and the days, and shows the shows that already conflict. */
export function ClauseDialog(props: ClauseDialogProps) {
  const { show, onClose } = props;
  const { t } = useLingui();
  const form = useSaving(props);
  return (
    <FormDialog
      form={form}
      size="question"
      title={t`Exclusivity of ${show.number}`}
      onClose={onClose}
      action={t`Save exclusivity`}
      className="ex-form"
    >
      <div className="cols2">
        <NumberField name="radius" label={t`Radius`} must />
        <SelectField
          name="unit"
          label={t`Distances in`}
          options={[
            { value: 'km', label: t`kilometres` },
            { value: 'mi', label: t`miles` },
          ]}
        />
        <NumberField name="daysBefore" label={t`Days before`} must />
        <NumberField name="daysAfter" label={t`Days after`} must />
      </div>
      <Meets show={show} />
    </FormDialog>
  );
}
