import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { call } from '#web/platform/api.ts';
import { putFile } from '#web/ui/controls/put-file.ts';
import { SIGNATURE_METHODS, type SignatureMethod } from '#web/ui/controls/signature-methods.tsx';
import { useAct, useGuest } from './guest.ts';
import { signGaps } from './sign-checks.ts';
import type { Picture } from './signature-field.tsx';

const { sign, approve, guestUpload } = esignContract.routes;
const NEVER = new AbortController().signal;

/** The version on screen, which the server compares with its own. */
const seenOf = ({ revision, files, consent, locale }: Invitation) => ({
  revision,
  hashes: Object.fromEntries(files.map(({ id, sha256 }) => [id, sha256])),
  consentVersion: consent.version,
  locale,
});

/** Uploads a drawn signature. Answers the key of the picture; a typed signature has none. */
async function keyOf(secret: string, { drawn, key }: Picture): Promise<string | undefined> {
  if (!drawn) return key;
  const body = { name: 'signature.png', type: drawn.type, size: drawn.size };
  const target = await call(guestUpload, { params: { secret }, body });
  await putFile(drawn, target, () => undefined, NEVER);
  return target.key;
}

function useSignature() {
  const { values, type } = useGuest();
  const [picture, setPicture] = useState<Picture>({});
  const method = SIGNATURE_METHODS.find((known) => known === values.method) ?? 'typed';
  const onMethod = (next: SignatureMethod) => {
    type('method', next);
    setPicture({});
  };
  const shown = method === 'typed' ? {} : picture;
  return { method, onMethod, picture: shown, onPicture: setPicture, hasPicture: !!(shown.drawn ?? shown.key) };
}

/** The state of the sign form, and the act itself: to sign, or to approve. */
export function useSigning() {
  const { secret, invitation, values, forget, go } = useGuest();
  const [isAgreed, setAgreed] = useState(false);
  const signature = useSignature();
  const done = () => {
    forget();
    go('details');
  };
  const { method, picture, hasPicture } = signature;
  const signing = useAct(sign, done, async (body) => ({ ...body, key: await keyOf(secret, picture) }));
  const approving = useAct(approve, done);
  const isApprover = invitation.me.role === 'approver';
  const name = values.name ?? invitation.me.name;
  const answers = Object.fromEntries(invitation.marks.map(({ id }) => [id, values[`mark.${id}`] ?? '']));
  const gaps = signGaps(
    { name, method: isApprover ? 'typed' : method, hasPicture, answers, isAgreed },
    isApprover ? [] : invitation.marks,
  );
  const { isPending, error } = isApprover ? approving : signing;
  const submit = () => {
    if (isPending || gaps.size > 0) return gaps.size === 0;
    if (isApprover) approving.mutate(seenOf(invitation));
    else signing.mutate({ ...seenOf(invitation), name, method, values: answers });
    return true;
  };
  return { gaps, submit, isPending, error, isAgreed, setAgreed, signature };
}
