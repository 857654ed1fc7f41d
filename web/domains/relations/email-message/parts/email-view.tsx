import { Trans } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import type { EmailRow } from '#shared/domains/relations/email-message/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { EmailStateMark } from '../widgets/email-state.tsx';

const nameOf = ({ name, email }: EmailRow['to'][number]): string => (name ? `${name} <${email}>` : email);

/** A mail as it went out, with what became of each address. */
export function EmailView({ mail }: { readonly mail: EmailRow }) {
  const { near } = useFormat();
  const { to, cc, sender, createdAt, state, outcomes, attachments, body } = mail;
  const troubled = Object.entries(outcomes).filter(([, one]) => one !== 'sent' && one !== 'delivered');
  return (
    <div className="em">
      <Facts
        items={[
          { id: 'from', label: <Trans context="mail">From</Trans>, value: `${sender.name}, ${near(createdAt)}` },
          { id: 'to', label: <Trans context="mail">To</Trans>, value: to.map(nameOf).join(', ') },
          { id: 'cc', label: <Trans>Cc</Trans>, value: cc.join(', ') },
          { id: 'state', label: <Trans>State</Trans>, value: <EmailStateMark state={state} /> },
        ]}
      />
      {troubled.length > 0 && (
        <ul className="em-troubled">
          {troubled.map(([address, one]) => (
            <li key={address} className="row">
              <span className="cut grow">{address}</span>
              <EmailStateMark state={one} />
            </li>
          ))}
        </ul>
      )}
      {body === undefined ? (
        <p className="meta">
          <Trans>It contained a secret link, so its text isn't kept.</Trans>
        </p>
      ) : (
        <RichText text={body} />
      )}
      {attachments.map(({ id, name }) => (
        <span key={id} className="row meta">
          <Paperclip size={13} aria-hidden="true" /> {name}
        </span>
      ))}
    </div>
  );
}
