import { Trans } from '@lingui/react/macro';
import { ChevronRight, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuest } from './guest.ts';
import type { View } from './view.ts';

interface OptionProps {
  readonly view: View;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}
function Option({ view, icon, children }: OptionProps) {
  const { go } = useGuest();
  return (
    <li>
      <button type="button" className="eg-option" onClick={() => go(view)}>
        {icon}
        <span className="grow">{children}</span>
        <ChevronRight size={15} aria-hidden="true" />
      </button>
    </li>
  );
}

/** The ways out of a reader who cannot or will not sign now. */
export function OtherOptions() {
  const { standing, invitation } = useGuest();
  if (standing !== 'turn' || invitation.isPreview) return null;
  return (
    <section aria-labelledby="eg-other" className="eg-section">
      <h2 id="eg-other">
        <Trans>Something else?</Trans>
      </h2>
      <ul className="eg-options">
        <Option view="decline" icon={<CircleX size={16} aria-hidden="true" />}>
          <Trans>Decline, with a reason</Trans>
        </Option>
      </ul>
    </section>
  );
}
