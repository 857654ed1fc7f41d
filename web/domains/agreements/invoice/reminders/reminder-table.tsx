import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Eye, Pause, Play } from 'lucide-react';
import type { ReminderRow } from '#shared/domains/agreements/invoice/reminder-routes.ts';
import { useFormat } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Tag } from '#web/ui/status.tsx';
import { useLevelWords, useReasonWords } from './reason-words.ts';
import { type CompanyRows, isDue } from './rows.ts';
import { useRelease } from './use-hold.tsx';
import './reminders.css';
import { ColumnHeads } from '#web/ui/column-heads.tsx';

export interface RowActs {
  readonly chosen: ReadonlySet<string>;
  /** Left out for those who may not send. */
  readonly onChoose: ((ids: readonly string[], isChosen: boolean) => void) | undefined;
  readonly onPreview: (row: ReminderRow) => void;
  readonly onHold: (row: ReminderRow) => void;
}
type RowProps = Readonly<{ row: ReminderRow; acts: RowActs }>;

/** The next level, or the reason why there is none. */
function State({ row }: { readonly row: ReminderRow }) {
  const { day } = useFormat();
  const [levels, reasons] = [useLevelWords(), useReasonWords()];
  const { next, skipped, from, last, hold } = row;
  const sentOn = last && day({ date: last.on });
  const sentLevel = last && levels[last.level];
  const until = hold?.until && day({ date: hold.until });
  const firstDay = from && day({ date: from });
  return (
    <span className="col">
      <span className="row wrap">
        {next && <Tag tone={next.level === 3 ? 'red' : next.level === 2 ? 'amber' : 'grey'}>{levels[next.level]}</Tag>}
        {skipped && <span className={next ? 'err' : 'mut'}>{reasons[skipped]}</span>}
        {skipped === 'held' && until && (
          <span className="mut">
            <Trans>until {until}</Trans>
          </span>
        )}
        {firstDay && (
          <span className="mut">
            <Trans>from {firstDay}</Trans>
          </span>
        )}
      </span>
      {skipped === 'held' && hold && <span className="meta cut">{hold.reason}</span>}
      {sentOn && (
        <span className="meta">
          <Trans>
            {sentLevel} sent {sentOn}
          </Trans>
        </span>
      )}
    </span>
  );
}

function Acts({ row, acts }: RowProps) {
  const { t } = useLingui();
  const { release, busy } = useRelease(row);
  const { number, hold } = row;
  if (!acts.onChoose) return null;
  return (
    <span className="row work-acts">
      {row.next && (
        <IconButton label={t`Preview reminder of ${number}`} onClick={() => acts.onPreview(row)}>
          <Eye size={15} />
        </IconButton>
      )}
      {hold ? (
        <IconButton label={t`End hold of ${number}`} aria-busy={busy || undefined} onClick={release}>
          <Play size={15} />
        </IconButton>
      ) : (
        <IconButton label={t`Hold reminders of ${number}`} onClick={() => acts.onHold(row)}>
          <Pause size={15} />
        </IconButton>
      )}
    </span>
  );
}

function Row({ row, acts }: RowProps) {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const { id, number, daysLate, dueDate, open, currency, next } = row;
  const { onChoose } = acts;
  return (
    <tr>
      <td className="rem-check">
        {onChoose && isDue(row) && (
          <Checkbox
            aria-label={t`Choose ${number}`}
            checked={acts.chosen.has(id)}
            onChange={({ target }) => onChoose([id], target.checked)}
          />
        )}
      </td>
      <th scope="row">
        <PageLink to={`/invoice/${id}`} className="rec-a num">
          {number}
        </PageLink>
      </th>
      <td className="rem-late">
        <span className="num">{day({ date: dueDate }, { year: true })}</span>
        <span className="meta">
          <Plural value={daysLate} one="# day late" other="# days late" />
        </span>
      </td>
      <td className="right num">{money(open, currency)}</td>
      <td className="rem-state">
        <State row={row} />
      </td>
      <td className="right num">{next && <b>{money(next.claim.claim, currency)}</b>}</td>
      <td>
        <Acts row={row} acts={acts} />
      </td>
    </tr>
  );
}

function Head() {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        <th aria-label={t`Chosen`} />
        <ColumnHeads
          of={[
            t`Invoice`,
            t`Due`,
            [t({ context: 'amount', message: 'Open' }), 'right'],
            t`Reminder`,
            [t`Claim`, 'right'],
          ]}
        />
        <th aria-label={t`Actions`} />
      </tr>
    </thead>
  );
}

function CompanyHead({ group, acts }: { readonly group: CompanyRows; readonly acts: RowActs }) {
  const { t } = useLingui();
  const due = group.rows.filter(isDue).map(({ id }) => id);
  const count = due.filter((id) => acts.chosen.has(id)).length;
  const { onChoose } = acts;
  const name = group.name || t`No company`;
  return (
    <h2 className="row">
      {onChoose && due.length > 0 && (
        <Checkbox
          aria-label={t`Choose all of ${name}`}
          checked={count === due.length}
          mixed={count > 0 && count < due.length}
          onChange={({ target }) => onChoose(due, target.checked)}
        />
      )}
      {group.id ? (
        <PageLink to={`/company/${group.id}`} className="rec-a cut">
          {name}
        </PageLink>
      ) : (
        name
      )}
    </h2>
  );
}

/** Lists the overdue invoices of one company. */
export function ReminderTable({ group, acts }: { readonly group: CompanyRows; readonly acts: RowActs }) {
  const { t } = useLingui();
  return (
    <section className="rem-g">
      <CompanyHead group={group} acts={acts} />
      <table className="work-table rem" aria-label={group.name || t`No company`}>
        <Head />
        <tbody>
          {group.rows.map((row) => (
            <Row key={row.id} row={row} acts={acts} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
