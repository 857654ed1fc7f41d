import { Trans, useLingui } from '@lingui/react/macro';

import type { Intake as IntakeData } from '#shared/domains/booking/webflow/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useTargetNames } from './words.ts';

type RefusalData = IntakeData['refused'][number];

/** The reason of a refusal: the fields that are wrong, or the form itself. */
function Why({ problems }: Pick<RefusalData, 'problems'>) {
  const names = useTargetNames();
  const fields = new Set(problems.map(({ field }) => field));
  const wrong = Object.entries(names).flatMap(([field, name]) => (fields.has(field) ? [name] : []));
  const list = wrong.join(', ');
  if (wrong.length > 0) return <Trans>Missing or unreadable: {list}.</Trans>;
  if (problems.some(({ code }) => code === 'webform.closed')) return <Trans>The web form is closed.</Trans>;
  return <Trans>The web form asks for something that the Webflow form does not send.</Trans>;
}

function Refusal({ refusal: { at, submissionId, problems } }: { readonly refusal: RefusalData }) {
  const { near } = useFormat();
  const when = near(at);
  return (
    <Notice tone="amber" fact={<Trans>A submission became no request, {when}.</Trans>}>
      <Why problems={problems} /> <Trans>Find it at Webflow as {submissionId}.</Trans>
    </Notice>
  );
}

/** The outcomes of the submissions that the webhook brought. */
export function Intake({ intake }: { readonly intake: IntakeData | undefined }) {
  const { t } = useLingui();
  const { near } = useFormat();
  const last = intake?.receivedAt && near(intake.receivedAt);
  return (
    <>
      <p className="meta">{last ? t`Last request: ${last}` : t`No request has arrived yet.`}</p>
      {intake?.refused.map((refusal) => (
        <Refusal key={refusal.submissionId} refusal={refusal} />
      ))}
    </>
  );
}
