import { useLingui } from '@lingui/react/macro';
import type { Outcome } from '#shared/domains/reference/business-central/schemas.ts';

/** The outcome of a call in words, with what to do about it. */
export function useOutcomeWords(): Readonly<Record<Outcome, string>> {
  const { t } = useLingui();
  return {
    ok: t`The connection works`,
    signIn: t`Microsoft refused the sign-in. Check the directory, the client and its secret.`,
    notAllowed: t`Business Central refused access. Give the client the right to read projects.`,
    notFound: t`Business Central knows no such environment or company`,
    busy: t`Business Central is busy. Try again later.`,
    unreachable: t`Business Central did not answer. Try again later.`,
    malformed: t`Business Central answered in a form that cannot be read`,
  };
}
