import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { StageMark } from '#web/domains/agreements/agreement/parts/stage-mark.tsx';
import { isOfKind } from '#web/domains/agreements/agreement/queries.ts';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import { type AgreementWords, ofKind, useAgreementKind } from './kind.tsx';
import '../agreement.css';
import type { InvoiceShow } from '#shared/domains/agreements/invoice/schemas.ts';
import type { CompanySummary } from '#shared/domains/relations/company/schemas.ts';
import type { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';

function useCopying(number: string) {
  const { t } = useLingui();
  const kind = useAgreementKind();
  const queries = useQueryClient();
  const goTo = useGoTo();
  return useMutation({
    ...mutationOf(kind.routes.copy),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ predicate: isOfKind(kind) });
      goTo(`${kind.base}/${id}`);
      toast(t`${number} copied`);
    },
  });
}

interface CopiedFactsProps {
  readonly words: AgreementWords;
  readonly stage: string;
  readonly show: InvoiceShow;
  readonly artists: ArtistSummary[];
  readonly company: CompanySummary | undefined;
}
function CopiedFacts({ words, stage, show, artists, company }: CopiedFactsProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  return (
    <Facts
      items={[
        { id: 'stage', label: t`Stage`, value: <StageMark stage={stage} /> },
        { id: 'artist', label: t`Artist`, value: artists.map(({ name }) => name).join(', ') },
        { id: 'date', label: t`Date`, value: day(show, { year: true }) },
        { id: 'venue', label: t`Venue`, value: show.venue },
        { id: 'partner', label: words.partner, value: company?.name },
      ]}
    />
  );
}

/** A new draft of the same agreement: what it is of, and where it leads. */
export const CopyPage = ofKind(function CopyPage() {
  const kind = useAgreementKind();
  const words = kind.useWords();
  const { id = '' } = useParams({ strict: false });
  const { data: agreement } = useSuspenseQuery(queryOf(kind.routes.get, { params: { id } }));
  const { number, stage, show, artists, company } = agreement;
  const copying = useCopying(number);
  return (
    <>
      <Crumbs
        items={[
          { label: words.many, to: kind.base },
          { label: <span className="num">{number}</span>, to: `${kind.base}/${id}` },
          { label: <Trans>Duplicate</Trans> },
        ]}
      />
      <PageHead title={words.copy(number)} />
      <div className="scroll">
        <div className="ct-new">
          <p className="meta">
            <Trans>The copy is a new draft with its own number, dated today. It hasn't been sent to anyone.</Trans>
          </p>
          <CopiedFacts words={words} stage={stage} show={show} artists={artists} company={company} />
          <Button kind="primary" busy={copying.isPending} onClick={() => copying.mutate({ params: { id } })}>
            <Trans>Create copy</Trans>
          </Button>
        </div>
      </div>
    </>
  );
});
