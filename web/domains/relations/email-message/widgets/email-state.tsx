import { useLingui } from '@lingui/react/macro';
import type { EmailState } from '#shared/domains/relations/email-message/states.ts';
import { Status } from '#web/ui/status.tsx';
import type { Tone } from '#web/ui/tone.ts';

const TONES: Readonly<Record<EmailState, Tone>> = {
  queued: 'grey',
  sent: 'blue',
  delivered: 'green',
  delayed: 'amber',
  bounced: 'red',
  complained: 'red',
  failed: 'red',
};

/** Tells the state of a mail in words. */
export function EmailStateMark({ state }: { readonly state: EmailState }) {
  const { t } = useLingui();
  const names: Readonly<Record<EmailState, string>> = {
    queued: t({ context: 'mail', message: 'On its way' }),
    sent: t({ context: 'mail', message: 'Sent' }),
    delivered: t({ context: 'mail', message: 'Delivered' }),
    delayed: t({ context: 'mail', message: 'Delayed' }),
    bounced: t({ context: 'mail', message: 'Bounced' }),
    complained: t({ context: 'mail', message: 'Reported as spam' }),
    failed: t({ context: 'mail', message: 'Not sent' }),
  };
  return <Status tone={TONES[state]}>{names[state]}</Status>;
}
