import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Gap } from '#shared/domains/agreements/agreement/gaps.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import '../agreement.css';

/** `2 to fill in`, at the head of a draft. */
export function GapCount({ gaps }: { readonly gaps: readonly unknown[] }) {
  if (gaps.length === 0) return null;
  return (
    <Status tone="amber" phase="options" pill>
      <Plural value={gaps.length} one="# to fill in" other="# to fill in" />
    </Status>
  );
}

function useGapNames(partner: string): Readonly<Record<Gap, string>> {
  const { t } = useLingui();
  return {
    partnerAddress: t`Address of ${partner}`,
    partnerVatNumber: t`VAT number of ${partner}`,
    partnerSignatory: t`Signatory of ${partner}`,
    agencyAddress: t`Address of your agency`,
    agencyVatNumber: t`VAT number of your agency`,
    agencySignatory: t`Signatory of your agency`,
    bank: t`Bank account of your agency`,
  };
}

interface ToFillInProps {
  readonly gaps: readonly Gap[];
  /** Name of the other party. */
  readonly partner: string;
  /** The page where a gap is filled in. */
  readonly pageOf: (gap: Gap) => string;
  /** Gaps of single shows, each named for its show. */
  readonly ofShows?: readonly { readonly name: string; readonly page: string }[];
  readonly action?: ReactNode;
  readonly className?: string;
}
/** A document's missing parts, each with a link to the page where it is filled in. They never stop anyone. */
export function ToFillIn({ gaps, partner, pageOf, ofShows = [], action, className }: ToFillInProps) {
  const names = useGapNames(partner);
  const all = [...gaps, ...ofShows];
  if (all.length === 0) return null;
  return (
    <Notice
      tone="amber"
      {...(className ? { className } : {})}
      fact={<Plural value={all.length} one="# to fill in" other="# to fill in" />}
      action={action}
    >
      <ul className="ct-gaps">
        {gaps.map((gap) => (
          <li key={gap}>
            <PageLink to={pageOf(gap)}>{names[gap]}</PageLink>
          </li>
        ))}
        {ofShows.map(({ name, page }) => (
          <li key={name}>
            <PageLink to={page}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Pages of an agency's own gaps: its bookkeeping says who it is and where it is paid. */
export const BOOKKEEPING_PAGE = '/bookkeeping';
