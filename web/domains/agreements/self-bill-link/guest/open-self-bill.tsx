import { Trans, useLingui } from '@lingui/react/macro';
import type { SeenSelfBill, SelfBillState } from '#shared/domains/agreements/self-bill-link/view.ts';
import { LineTable } from '#web/domains/agreements/invoice-link/widgets/line-table.tsx';
import { OpenedPage } from '#web/domains/relations/link/widgets/opened-page.tsx';
import type { OpenedLink } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Status } from '#web/ui/status.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { AnswerForm } from './answer-form.tsx';
import { Answered } from './answered.tsx';
import './guest.css';

export interface OpenSelfBillProps extends OpenedLink<SeenSelfBill> {
  readonly view: SeenSelfBill;
}

const TONES: Readonly<Record<SelfBillState, Tone>> = {
  waiting: 'amber',
  accepted: 'green',
  returned: 'grey',
  issued: 'green',
};

function Head({ view }: Pick<OpenSelfBillProps, 'view'>) {
  const { t } = useLingui();
  const { money, day } = useFormat();
  const { state, number, agreement, artist, seller, buyer, from, to, total, currency } = view;
  const words = {
    waiting: t`Waiting for your answer`,
    accepted: t`Accepted`,
    returned: t`Being changed`,
    issued: t`Issued`,
  };
  const played = from && day(to > from ? { date: from, lastDate: to } : { date: from }, { year: true });
  return (
    <section className="sb-head">
      <div className="row">
        <h1 className="grow">
          {t`Self-billed invoice`} <span className="num">{number}</span>
        </h1>
        <Status tone={TONES[state]} pill>
          {words[state]}
        </Status>
      </div>
      <p className="mut">
        <Trans>
          From {seller} to {buyer}
        </Trans>
      </p>
      <p className="meta">{[artist, played, t`Agreement ${agreement}`].filter(Boolean).join(' · ')}</p>
      {state !== 'returned' && <p className="sb-total num">{money(total, currency)}</p>}
    </section>
  );
}

/** A self-billed invoice for the artist's side: what it says, and the form to accept it or to ask for a change. */
export function OpenSelfBill(props: OpenSelfBillProps) {
  const { t } = useLingui();
  const { view } = props;
  return (
    <OpenedPage
      agency={view.agency}
      isPreview={view.isPreview}
      foot={t`Sent with Backline. Your answer is recorded with your name and the time.`}
    >
      <Head view={view} />
      <Answered view={view} />
      {view.state !== 'returned' && (
        <Card title={t`Details`}>
          <div className="card-b">
            <LineTable view={view} />
          </div>
        </Card>
      )}
      {view.state === 'waiting' && !view.isPreview && <AnswerForm {...props} />}
    </OpenedPage>
  );
}
