import { Trans, useLingui } from '@lingui/react/macro';
import { countryName } from '#shared/data/countries.ts';
import type { Submission } from '#shared/domains/booking/webform/submission.ts';
import type { FreeFieldView } from '#shared/domains/identity/free-field/schemas.ts';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { FreeShown } from '#web/domains/identity/free-field/widgets/free-value.tsx';
import { useFormat } from '#web/platform/format.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { type Fact, Facts } from '#web/ui/record/facts.tsx';
import { MailLink, PhoneLink } from '#web/ui/record/links.tsx';
import { useFieldNames } from '../widgets/words.ts';

function useAnswers({ answers, locale }: Submission): Fact[] {
  const { t } = useLingui();
  const names = useFieldNames();
  const { day, money, number } = useFormat();
  const { fee, ticketPrice, capacity, venueCountry, secondDate, setMinutes } = answers;
  const long = (date: string) => day({ date }, { year: true });
  return [
    { id: 'artist', label: t`Artist`, value: answers.artistName },
    { id: 'date', label: t`Date`, value: long(answers.date) },
    { id: 'secondDate', label: names.secondDate, value: secondDate && long(secondDate) },
    { id: 'startTime', label: names.startTime, value: answers.startTime },
    { id: 'setMinutes', label: names.setMinutes, value: setMinutes && t`${setMinutes} minutes` },
    { id: 'kind', label: names.kind, value: answers.kind },
    { id: 'venueName', label: names.venueName, value: answers.venueName },
    { id: 'venueCity', label: names.venueCity, value: answers.venueCity },
    { id: 'country', label: names.venueCountry, value: venueCountry && countryName(venueCountry, currentLocale()) },
    { id: 'capacity', label: names.capacity, value: capacity !== undefined && number(capacity) },
    {
      id: 'ticketPrice',
      label: names.ticketPrice,
      value: ticketPrice && money(ticketPrice.minor, ticketPrice.currency),
    },
    { id: 'fee', label: names.fee, value: fee && money(fee.minor, fee.currency) },
    { id: 'company', label: names.company, value: answers.company },
    { id: 'contactName', label: t`Name`, value: answers.contactName },
    { id: 'email', label: t`Email`, value: <MailLink email={answers.email} /> },
    { id: 'language', label: t`Language`, value: LOCALE_NAMES[locale] },
    { id: 'phone', label: names.phone, value: answers.phone && <PhoneLink phone={answers.phone} /> },
  ];
}

type AskedCardProps = Readonly<{ submission: Submission; questions: readonly FreeFieldView[] }>;
/** Shows the answers of a request as they were written. */
export function AskedCard({ submission, questions }: AskedCardProps) {
  const { near } = useFormat();
  const { webformId, title, createdAt, free, fileCount, showId, answers } = submission;
  const facts = useAnswers(submission);
  const own = questions.map((field) => ({
    id: field.id,
    label: field.name,
    value: <FreeShown field={field} value={free[field.id]} />,
  }));
  return (
    <Card title={<Trans>Request details</Trans>} action={<span className="micro">{near(createdAt)}</span>}>
      <div className="card-b wf-stack">
        <p className="meta">
          <Trans>
            Through the form <PageLink to={`/webform/${webformId}`}>{title}</PageLink>
          </Trans>
        </p>
        <Facts items={[...facts, ...own]} />
        {answers.message && <p className="wf-msg">{answers.message}</p>}
        {fileCount > 0 && (
          <PageLink to={`/show/${showId}?tab=files`} className="link">
            <Trans>Files attached: {fileCount}</Trans>
          </PageLink>
        )}
      </div>
    </Card>
  );
}
