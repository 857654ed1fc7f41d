import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StageMark } from '#web/domains/agreements/agreement/parts/stage-mark.tsx';
import { agreementsOfShow } from '#web/domains/agreements/agreement/queries.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { type AgreementUi, ofKind } from './kind.tsx';

/** A document of a show, whatever its kind, as one list has them all. */
export interface ShowDocument {
  readonly id: string;
  readonly path: string;
  /** `Contract` */
  readonly kind: string;
  /** Its number, or that it has none yet. */
  readonly name: string;
  readonly company: string | undefined;
  /** Day or instant of its last step: sent, else created. */
  readonly at: string;
  readonly amount: ReactNode;
  readonly mark: ReactNode;
  /** Waits for somebody of the agency to send or issue it. */
  readonly isDraft: boolean;
}
export interface ShowDocuments {
  readonly rows: readonly ShowDocument[];
  readonly isPending: boolean;
  readonly isError: boolean;
}
const Mark = ofKind(StageMark);

/** The documents of a kind that a show has; none for a reader who may not see them. */
export function useShowAgreements(kind: AgreementUi, showId: string): ShowDocuments {
  const { money } = useFormat();
  const { one } = kind.useWords();
  const enabled = useCan()(`${kind.entity}.read`);
  const { data, isPending, isError } = useQuery({ ...agreementsOfShow(kind, showId), enabled });
  const rows = (data?.rows ?? []).map(({ id, number, stage, sentAt, createdAt, company, total }) => ({
    id,
    path: `${kind.base}/${id}`,
    kind: one,
    name: number,
    company: company?.name,
    at: sentAt ?? createdAt,
    amount: total && money(total.minor, total.currency),
    mark: <Mark kind={kind} stage={stage} />,
    isDraft: stage === 'draft',
  }));
  return { rows, isPending: enabled && isPending, isError };
}
