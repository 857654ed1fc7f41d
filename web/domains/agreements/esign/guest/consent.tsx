import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from '#web/ui/choice.tsx';
import { useGuest } from './guest.ts';

type ConsentProps = Readonly<{ isAgreed: boolean; isMissing: boolean; onChange: (isAgreed: boolean) => void }>;
/** The text that the signer accepts, in the language in which it is recorded. */
export function Consent({ isAgreed, isMissing, onChange }: ConsentProps) {
  const { t } = useLingui();
  const { consent } = useGuest().invitation;
  const note = useId();
  return (
    <div className="field eg-consent">
      <Checkbox
        checked={isAgreed}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? note : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {consent.text}
      </Checkbox>
      {isMissing && (
        <span className="err" id={note} role="alert">
          <CircleAlert size={13} aria-hidden="true" />
          <span>{t`Tick that you agree to the text. Then sign.`}</span>
        </span>
      )}
    </div>
  );
}
