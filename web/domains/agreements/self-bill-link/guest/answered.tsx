import { Trans } from '@lingui/react/macro';
import type { SeenSelfBill } from '#shared/domains/agreements/self-bill-link/view.ts';
import { useFormat } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Tells what was answered, and what happens next. */
export function Answered({ view }: { readonly view: SeenSelfBill }) {
  const { day, near } = useFormat();
  const { state, accepted, objection, answerBy, agency, senderName } = view;
  const on = accepted && day({ date: accepted.on }, { year: true });
  const last = answerBy && day({ date: answerBy }, { year: true });
  return (
    <>
      {accepted && (
        <Notice
          tone="green"
          fact={
            accepted.name ? (
              <Trans>
                {accepted.name} accepted it on {on}.
              </Trans>
            ) : (
              <Trans>Accepted by silence on {on}.</Trans>
            )
          }
        >
          {state === 'accepted' && <Trans>{agency} issues it now, and pays it as agreed.</Trans>}
        </Notice>
      )}
      {state === 'returned' && (
        <Notice tone="blue" fact={<Trans>{agency} is changing this invoice.</Trans>}>
          <Trans>{senderName} sends it to you again.</Trans>
        </Notice>
      )}
      {objection && !accepted && (
        <Notice
          tone="blue"
          fact={
            <Trans>
              {objection.name} asked for a change, {near(objection.at)}.
            </Trans>
          }
        >
          {objection.text}
        </Notice>
      )}
      {state === 'waiting' && last && (
        <Notice tone="amber" fact={<Trans>Please answer by {last}.</Trans>}>
          <Trans>After that day it counts as accepted, as you agreed with {agency}.</Trans>
        </Notice>
      )}
    </>
  );
}
