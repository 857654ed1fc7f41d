import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Forward, MessageSquareWarning } from 'lucide-react';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { part } from '#web/ui/part.tsx';
import { usePayer } from './payer.ts';

const PaidForm = part(async () => (await import('./paid-form.tsx')).PaidForm);
const ForwardForm = part(async () => (await import('./forward-form.tsx')).ForwardForm);
const DisputeForm = part(async () => (await import('./dispute-form.tsx')).DisputeForm);
const FORMS = { paid: PaidForm, forward: ForwardForm, dispute: DisputeForm } as const;

/** Repeats the payment that the payer has announced. */
function Told() {
  const { view } = usePayer();
  const { day } = useFormat();
  const { saidPaid, agency, open } = view;
  if (!saidPaid || open <= 0) return null;
  const on = day({ date: saidPaid.on }, { year: true });
  return (
    <p role="status">
      <Trans>
        You said that you paid on {on}. {agency} looks for it at their bank.
      </Trans>
    </p>
  );
}

/** Offers the acts of a payer besides the payment. Staff only look. */
export function Actions() {
  const { t } = useLingui();
  const { view, task, onTask } = usePayer();
  const { open, type, saidPaid, dispute, canForward, isPreview } = view;
  const isPayable = open > 0 && type !== 'credit';
  const Form = task && FORMS[task];
  if (isPreview || !(isPayable || canForward)) return null;
  if (Form)
    return (
      <Card>
        <div className="card-b">
          <Form />
        </div>
      </Card>
    );
  return (
    <Card title={t`Questions about this invoice`}>
      <div className="card-b col il-acts">
        <Told />
        <div className="row il-buttons">
          {isPayable && !saidPaid && (
            <Button icon={<CircleCheck size={15} />} onClick={() => onTask('paid')}>
              {t`I have paid`}
            </Button>
          )}
          {canForward && (
            <Button icon={<Forward size={15} />} onClick={() => onTask('forward')}>
              {t`Send to our accounts`}
            </Button>
          )}
          {isPayable && !dispute && (
            <Button icon={<MessageSquareWarning size={15} />} onClick={() => onTask('dispute')}>
              {t`Dispute`}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
