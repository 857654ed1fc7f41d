import type { AuditEvent } from './audit.ts';

/** The outcome of a mail, as the mail service reports it. */
export type MailOutcome = 'sent' | 'delivered' | 'bounced' | 'complained';
/** A mail of a document to one person, from its audit chain. */
export interface SentMail {
  readonly n: number;
  readonly at: string;
  readonly personId: string;
  /** The subject as it was sent. Chains before November 2026 lack it. */
  readonly subject?: string;
  readonly state: MailOutcome;
}

const RANK: Readonly<Record<MailOutcome, number>> = { sent: 0, delivered: 1, complained: 2, bounced: 3 };
const outcomeOf = ({ type, data }: AuditEvent): MailOutcome | undefined => {
  if (type === 'mailDelivered') return 'delivered';
  if (type !== 'mailBounced') return undefined;
  return data?.outcome === 'complained' ? 'complained' : 'bounced';
};

/** Whether a report is about a mail. A report without the mail's id is about the last mail to the person before it. */
function isAbout(report: AuditEvent, mail: AuditEvent, chain: readonly AuditEvent[]): boolean {
  if (report.personId !== mail.personId) return false;
  if (report.data?.id !== undefined) return report.data.id === mail.data?.messageId;
  const before = chain.filter((one) => one.type === 'mailSent' && one.personId === mail.personId && one.n < report.n);
  return before.at(-1) === mail;
}

/** Lists the mails in a chain, each with its worst outcome. Reports come in any order. */
export function sentMails(chain: readonly AuditEvent[]): SentMail[] {
  return chain.flatMap((mail) => {
    const { type, n, at, personId, data } = mail;
    if (type !== 'mailSent' || !personId) return [];
    const outcomes = chain.flatMap((report) => {
      const outcome = outcomeOf(report);
      return outcome && isAbout(report, mail, chain) ? [outcome] : [];
    });
    const state = outcomes.reduce((worst, one) => (RANK[one] > RANK[worst] ? one : worst), 'sent' as MailOutcome);
    return [{ n, at, personId, state, ...(typeof data?.subject === 'string' ? { subject: data.subject } : {}) }];
  });
}
