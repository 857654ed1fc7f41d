import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import type { SeenStatement } from '#shared/domains/agreements/statement-link/view.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { OpenedPage } from '#web/domains/relations/link/widgets/opened-page.tsx';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StageMark } from '../widgets/stage.tsx';
import { StatementTable } from '../widgets/statement-table.tsx';
import { useStatementWords } from '../widgets/use-statement-words.ts';
import { AgreeForm } from './agree-form.tsx';
import { QuestionForm } from './question-form.tsx';
import './guest.css';

export interface OpenStatementProps {
  readonly secret: string;
  readonly view: SeenStatement;
  readonly onView: (view: SeenStatement) => void;
}

function Head({ secret, view }: Pick<OpenStatementProps, 'secret' | 'view'>) {
  const { periodOf, balanceOf } = useStatementWords();
  const { number, stage, artist, bookkeeping, currency, figures, file } = view;
  const named = { artist: { artistId: '', name: artist }, number, from: view.from, to: view.to, stage };
  const keep = async () => {
    const { url } = await call(statementLinkContract.routes.file, { params: { secret }, body: {} });
    saveAs({ url, name: file.name });
  };
  return (
    <section className="sg-head">
      <div className="row">
        <h1 className="grow">
          <Trans>Statement</Trans> <span className="num">{number}</span>
        </h1>
        <StageMark stage={stage} pill />
      </div>
      <p className="mut">{[artist, periodOf(named), bookkeeping].join(' · ')}</p>
      <p className="sg-balance num">{balanceOf(figures.balance, currency, named)}</p>
      <Button size="lg" icon={<Download size={15} />} onClick={() => void keep()}>
        <Trans>Download PDF</Trans>
      </Button>
    </section>
  );
}

function Agreed({ view: { agreed, payout } }: Pick<OpenStatementProps, 'view'>) {
  const { day } = useFormat();
  if (!agreed) return null;
  const [on, paidOn] = [day(agreed, { year: true }), payout && day(payout, { year: true })];
  const { name } = agreed;
  return (
    <Notice
      tone="green"
      fact={
        <Trans>
          {name} agreed on {on}.
        </Trans>
      }
    >
      {paidOn && <Trans>Paid out on {paidOn}.</Trans>}
    </Notice>
  );
}

/** A statement for the artist's side: its rows and balance, the PDF, and the forms to agree and to ask. */
export function OpenStatement(props: OpenStatementProps) {
  const { t } = useLingui();
  const { view } = props;
  const plain = (number: string) => <span className="num">{number}</span>;
  return (
    <OpenedPage
      agency={view.agency}
      isPreview={view.isPreview}
      foot={t`Sent with Backline. Your answer is recorded with your name and the time.`}
    >
      <Head {...props} />
      <Agreed view={view} />
      <Card title={t`Rows`} count={view.figures.nights.length}>
        <StatementTable figures={view.figures} currency={view.currency} label={t`Rows`} show={plain} earlier={plain} />
      </Card>
      {view.stage === 'sent' && !view.isPreview && <AgreeForm {...props} />}
      {view.stage !== 'settled' && !view.isPreview && <QuestionForm {...props} />}
    </OpenedPage>
  );
}
