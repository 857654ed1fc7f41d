import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type ShowFact, type Stated, takenOver } from '#shared/domains/agreements/agreement/agreement.ts';
import { type AgreementDocument, agreementTotals, partnerOf } from '#shared/domains/agreements/agreement/document.ts';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { nightText } from '#shared/domains/agreements/agreement/several.ts';
import { sorted } from '#shared/kernel/values/sorted.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { DraftValues } from './draft-values.ts';
import { useDisagreements } from './use-disagreements.ts';
import type { Draft } from './use-draft.ts';

function useFactNames(): Readonly<Record<ShowFact, string>> {
  const { t } = useLingui();
  const { partner } = useAgreementKind().useWords();
  return {
    artist: t`Artist`,
    when: t`Date`,
    place: t`Venue`,
    partner,
    shows: t`Shows`,
    money: t`Fee`,
    timetable: t`Timetable`,
  };
}

function whenText({ show: { date, lastDate, start, end } }: Stated): string {
  const times = [start, end].filter(Boolean).join(' – ');
  return [formatDay({ date, lastDate }, { year: true }), times].filter(Boolean).join(', ');
}
/** Only the shows that differ: there may be fifty. */
function showsText({ shows = [] }: Stated, other: Stated): string {
  const known = (other.shows ?? []).map((show) => JSON.stringify(sorted(show)));
  const differing = shows.filter((show) => !known.includes(JSON.stringify(sorted(show))));
  return differing
    .map((show) => [nightText(show, (days) => formatDay(days)), show.start, show.artist].filter(Boolean).join(', '))
    .join('; ');
}
const TEXTS: Readonly<Record<ShowFact, (document: Stated, other: Stated) => string>> = {
  artist: ({ show }) => show.artist,
  when: whenText,
  place: ({ show }) => show.venue.name,
  shows: showsText,
  partner: (document) => partnerOf(document as AgreementDocument).name,
  money: ({ currency, lines }) => formatMoney(agreementTotals(lines).net, currency),
  timetable: ({ timetable }) => timetable.map(({ time, label }) => `${time} ${label}`).join(', '),
};

interface FactsProps {
  readonly document: Stated;
  readonly proposed: Stated;
  readonly facts: readonly ShowFact[];
  readonly action?: (fact: ShowFact) => ReactNode;
}
function Facts({ document, proposed, facts, action }: FactsProps) {
  const names = useFactNames();
  return (
    <ul className="ct-says">
      {facts.map((fact) => (
        <li key={fact} className="row wrap">
          <b className="strong">{names[fact]}</b>
          <s>{TEXTS[fact](document, proposed) || '–'}</s>
          <span>{TEXTS[fact](proposed, document) || '–'}</span>
          {action && <span className="push">{action(fact)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A document that no longer agrees with its show, before it is sent. */
export function ShowSaysOnSending({ agreement }: { readonly agreement: AgreementView }) {
  const { proposed, facts } = useDisagreements(agreement, agreement.document);
  if (!proposed || facts.length === 0) return null;
  return (
    <Notice tone="amber" fact={<Trans>The show's details have changed.</Trans>}>
      <Facts document={agreement.document} proposed={proposed} facts={facts} />
    </Notice>
  );
}

interface ShowSaysProps {
  readonly agreement: AgreementView;
  readonly draft: Draft;
  /** The document can no longer be changed. */
  readonly frozen: boolean;
}
/** Says what the show says now. A draft takes it over fact by fact; a sent document needs a new one. */
export function ShowSays({ agreement, draft, frozen }: ShowSaysProps) {
  const { base } = useAgreementKind();
  const document = useWatch<DraftValues, 'document'>({ control: draft.form.control, name: 'document' });
  const { proposed, facts } = useDisagreements(agreement, document);
  if (!proposed || facts.length === 0) return null;
  const { showId } = agreement.show;
  const takeOver = (taken: readonly ShowFact[]) => {
    const next = taken.reduce((now, fact) => takenOver(now, proposed, fact), draft.form.getValues('document'));
    draft.form.setValue('document', next, { shouldDirty: true });
  };
  const action = frozen
    ? undefined
    : (fact: ShowFact) => (
        <Button size="sm" onClick={() => takeOver([fact])}>
          <Trans>Update</Trans>
        </Button>
      );
  return (
    <Notice tone="amber" className="ct-note" fact={<Trans>The show's details have changed.</Trans>}>
      <Facts document={document} proposed={proposed} facts={facts} {...(action ? { action } : {})} />
      <div className="row wrap">
        {!frozen && facts.length > 1 && (
          <Button size="sm" onClick={() => takeOver(facts)}>
            <Trans>Update all</Trans>
          </Button>
        )}
        {agreement.stage !== 'draft' && (
          <PageLink to={`/show/${showId}${base}/new`} className="btn sm">
            <Trans>New document</Trans>
          </PageLink>
        )}
        <PageLink to={`/show/${showId}/edit`} className="btn sm ghost">
          <Trans>Update the show</Trans>
        </PageLink>
      </div>
    </Notice>
  );
}
