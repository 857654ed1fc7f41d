import { Trans, useLingui } from '@lingui/react/macro';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import { isOut } from '#shared/domains/journeys/advancing/states.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { useAct } from '../queries.ts';
import { useDeciding } from './decisions.ts';

/** The day by which answers are due. Staff move it while they wait. */
export function DeadlineField() {
  const { t } = useLingui();
  const { day } = useFormat();
  const can = useCan();
  const { request } = useDeciding();
  const { id, deadline, state } = request;
  const moving = useAct(advancingContract.routes.moveDeadline, id);
  const until = day({ date: deadline }, { year: true });
  if (!can('advancing.update') || !(isOut(state) || state === 'draft'))
    return (
      <p className="meta adv-deadline">
        <Trans>Answers due by {until}</Trans>
      </p>
    );
  return (
    <div className="adv-deadline">
      <Field label={t`Answers due by`}>
        <DatePicker
          value={deadline}
          onChange={(next) => {
            if (next && next !== deadline) moving.mutate({ deadline: next });
          }}
        />
      </Field>
    </div>
  );
}
