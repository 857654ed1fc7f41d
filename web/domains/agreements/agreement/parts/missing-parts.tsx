import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { Stated } from '#shared/domains/agreements/agreement/agreement.ts';
import { fillable, filledIn, type Gap, gapsOf } from '#shared/domains/agreements/agreement/gaps.ts';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { nightText, showGapsOf } from '#shared/domains/agreements/agreement/several.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { BOOKKEEPING_PAGE, ToFillIn } from '#web/domains/agreements/agreement/widgets/to-fill-in.tsx';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { DraftValues } from './draft-values.ts';
import { useDisagreements } from './use-disagreements.ts';
import type { Draft } from './use-draft.ts';

/** Signatory and other party come from the show; the address comes from the party's own record. */
function pageOf({ show, company, artistIds, document }: AgreementView, gap: Gap): string {
  if (gap === 'bank' || gap === 'agencyAddress' || gap === 'agencyVatNumber') return BOOKKEEPING_PAGE;
  const showPage = `/show/${show.showId}/edit`;
  if (gap === 'agencySignatory' || gap === 'partnerSignatory') return showPage;
  if (company) return `/company/${company.companyId}/edit`;
  return document.artist && artistIds[0] ? `/artist/${artistIds[0]}/edit` : showPage;
}

function useShown(agreement: AgreementView, document: Stated) {
  const { partner } = useAgreementKind().useWords();
  const name = (document.promoter ?? document.artist)?.name || partner;
  const { t } = useLingui();
  const { day } = useFormat();
  const ofShows = showGapsOf(document).map(({ gap, show }) => {
    const night = nightText(show, (days) => day(days));
    return {
      name: gap === 'showVenue' ? t`Venue of ${night}` : t`Fee of ${night}`,
      page: `/show/${show.showId}/edit`,
    };
  });
  return { gaps: gapsOf(document), partner: name, pageOf: (gap: Gap) => pageOf(agreement, gap), ofShows };
}

/** The missing parts of a document that is about to be sent. */
export const MissingOnSending = ({ agreement }: { readonly agreement: AgreementView }) => (
  <ToFillIn {...useShown(agreement, agreement.document)} />
);

/** A draft's missing parts. Those that the records hold by now are filled in with one press. */
export function MissingParts({ agreement, draft }: { readonly agreement: AgreementView; readonly draft: Draft }) {
  const document = useWatch<DraftValues, 'document'>({ control: draft.form.control, name: 'document' });
  const { proposed } = useDisagreements(agreement, document);
  const shown = useShown(agreement, document);
  const known = proposed ? fillable(document, proposed) : [];
  const fill = () =>
    proposed &&
    draft.form.setValue('document', filledIn(draft.form.getValues('document'), proposed, known), { shouldDirty: true });
  return (
    <ToFillIn
      {...shown}
      className="ct-note"
      action={
        known.length > 0 && (
          <Button size="sm" onClick={fill}>
            <Trans>Fill in</Trans>
          </Button>
        )
      }
    />
  );
}
