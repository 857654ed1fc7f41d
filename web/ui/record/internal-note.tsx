import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import './record.css';

/** Notes of the agency itself: hatched, dashed edge, lock (ux principle 6). */
export const InternalNote = ({ text }: { readonly text: string }) =>
  text ? (
    <div className="rec-note">
      <b>
        <Lock size={12} aria-hidden="true" />
        <Trans>Internal</Trans>
      </b>
      {text}
    </div>
  ) : null;
