import { Trans } from '@lingui/react/macro';
import '@fontsource/caveat/latin-400.css';
import '@fontsource/caveat/latin-ext-400.css';
import '@fontsource/caveat/cyrillic-400.css';
import { useGuest } from './guest.ts';

/** Shows the signature as it will look. A typed name needs no pointer. */
export function SignatureField() {
  const { invitation, values } = useGuest();
  const name = values.name ?? invitation.me.name;
  return (
    <div className="field">
      <span className="lab">
        <Trans>Your signature</Trans>
      </span>
      <div className="eg-signature" aria-hidden="true">
        {name}
      </div>
    </div>
  );
}
