import { useLingui } from '@lingui/react/macro';
import type { Statement } from '#shared/domains/agreements/statement/schemas.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { LinksCard } from '#web/domains/agreements/agreement/widgets/sent-links.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { statementActivity } from '../queries.ts';

interface OfStatement {
  readonly statement: Statement;
}
/** The questions of the artist's side, the newest first. */
export function Questions({ statement: { questions = [] } }: OfStatement) {
  const { t } = useLingui();
  const { near } = useFormat();
  if (questions.length === 0) return null;
  return (
    <Card title={t`Questions`} count={questions.length}>
      <div className="card-b">
        <Facts
          items={questions
            .toReversed()
            .map(({ at, by, text }) => ({ id: at, label: `${by}, ${near(at)}`, value: text }))}
        />
      </div>
    </Card>
  );
}

const { copy, links, withdraw } = statementLinkContract.routes;

/** The links to a sent statement, for those who may send it. */
export function SentTo({ statement: { id, stage } }: OfStatement) {
  const may = useCan()('purchaseAgreement.send');
  if (stage === 'draft' || !may) return null;
  const at = (linkId: string) => ({ params: { id, linkId }, body: {} });
  return (
    <LinksCard
      query={queryOf(links, { params: { id } })}
      copy={(linkId) => call(copy, at(linkId))}
      withdraw={(linkId) => call(withdraw, at(linkId))}
      activityKey={statementActivity(id).queryKey}
    />
  );
}
