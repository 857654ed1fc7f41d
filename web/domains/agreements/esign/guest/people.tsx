import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Clock, Eye, Mail, Minus, X } from 'lucide-react';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { participantStateWords, roleWords } from '#shared/domains/agreements/esign/words.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { cx } from '#web/ui/cx.ts';
import { useGuest } from './guest.ts';
import { useMoments } from './moments.ts';

type Person = Invitation['people'][number];

const ICONS = {
  done: Check,
  declined: X,
  released: Minus,
  replaced: Minus,
  opened: Eye,
  invited: Mail,
  overdue: Clock,
  pending: Clock,
  bounced: Mail,
} as const;

function useStateWords() {
  const { t } = useLingui();
  const { moment } = useMoments();
  return ({ role, status, actedAt, isMe }: Person): string => {
    const at = actedAt ? moment(actedAt) : '';
    if (status === 'done' && at) return role === 'approver' ? t`Approved ${at}` : t`Signed ${at}`;
    if (status === 'declined' && at) return t`Declined ${at}`;
    if (isMe && (status === 'opened' || status === 'invited')) return t`Your turn`;
    return inLanguage(participantStateWords[status], currentLocale());
  };
}

/** Everyone in the document, in their order, with their state in words. */
export function People() {
  const { invitation } = useGuest();
  const wordsOf = useStateWords();
  const people = invitation.people.toSorted((a, b) => a.step - b.step);
  return (
    <section aria-labelledby="eg-people" className="eg-section">
      <h2 id="eg-people">
        <Trans>Who is involved</Trans>
      </h2>
      <ol className="eg-people">
        {people.map((person, i) => {
          const { name, role, status, isMe } = person;
          const Icon = ICONS[status];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <li key={i}>
              <span className={cx('eg-dot', status)} aria-hidden="true">
                <Icon size={13} />
              </span>
              <span className="col">
                <span className="strong">
                  {name} {isMe && <Trans>(you)</Trans>}
                </span>
                <span className="mut">
                  {inLanguage(roleWords[role], currentLocale())} · {wordsOf(person)}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
