import { Trans } from '@lingui/react/macro';
import { ChevronRight, CircleX, MessageCircleQuestion, PenLine, Printer, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuest } from './guest.ts';
import type { View } from './view.ts';

function Option({ view, icon, children }: Readonly<{ view: View; icon: ReactNode; children: ReactNode }>) {
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
  const { corrections, canForward, hasPaper, me } = invitation;
  if (standing !== 'turn' || invitation.isPreview) return null;
  return (
    <section aria-labelledby="eg-other" className="eg-section">
      <h2 id="eg-other">
        <Trans>Something else?</Trans>
      </h2>
      <ul className="eg-options">
        <Option view="question" icon={<MessageCircleQuestion size={16} aria-hidden="true" />}>
          <Trans>Ask a question</Trans>
        </Option>
        {corrections.length > 0 && (
          <Option view="correct" icon={<PenLine size={16} aria-hidden="true" />}>
            <Trans>Correct your details</Trans>
          </Option>
        )}
        {canForward && (
          <Option view="forward" icon={<UserRoundPlus size={16} aria-hidden="true" />}>
            <Trans>Someone else should sign: pass it on</Trans>
          </Option>
        )}
        {me.role === 'signer' && !hasPaper && (
          <Option view="paper" icon={<Printer size={16} aria-hidden="true" />}>
            <Trans>Sign on paper</Trans>
          </Option>
        )}
        <Option view="decline" icon={<CircleX size={16} aria-hidden="true" />}>
          <Trans>Decline, with a reason</Trans>
        </Option>
      </ul>
    </section>
  );
}
