import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { useAct, useGuest } from './guest.ts';
import { METHODS, signGaps } from './sign-checks.ts';

const { sign, approve } = esignContract.routes;

/** The version on screen, which the server compares with its own. */
const seenOf = ({ revision, files, consent, locale }: Invitation) => ({
  revision,
  hashes: Object.fromEntries(files.map(({ id, sha256 }) => [id, sha256])),
  consentVersion: consent.version,
  locale,
});

/** The state of the sign form, and the act itself: to sign, or to approve. */
export function useSigning() {
  const { invitation, values, forget, go } = useGuest();
  const [isAgreed, setAgreed] = useState(false);
  const done = () => {
    forget();
    go('details');
  };
  const signing = useAct(sign, done);
  const approving = useAct(approve, done);
  const isApprover = invitation.me.role === 'approver';
  const method = METHODS.find((known) => known === values.method) ?? 'typed';
  const name = values.name ?? invitation.me.name;
  const answers = Object.fromEntries(invitation.marks.map(({ id }) => [id, values[`mark.${id}`] ?? '']));
  const input = isApprover
    ? { name, method: 'typed' as const, hasPicture: false, answers, isAgreed }
    : { name, method, hasPicture: false, answers, isAgreed };
  const gaps = signGaps(input, isApprover ? [] : invitation.marks);
  const { isPending, error } = isApprover ? approving : signing;
  const submit = () => {
    if (isPending) return;
    if (isApprover) approving.mutate(seenOf(invitation));
    else signing.mutate({ ...seenOf(invitation), name, values: answers });
  };
  return { gaps, check: () => gaps.size === 0, submit, isPending, error, isAgreed, setAgreed };
}
