import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import type { FactorState } from '#shared/domains/identity/second-factor/schemas.ts';
import { SetUp } from '#web/domains/identity/second-factor/widgets/set-up.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { takeReturn } from '#web/platform/return-address.ts';
import { signOut } from '#web/platform/session.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { EntryPage } from '../parts/entry-page.tsx';

const { state } = secondFactorContract.routes;
/** The page is loaded anew: what an earlier answer refused is then asked again. */
const goOn = () => location.assign(takeReturn());

function Why({ factor: { isNeeded, requiredFrom, zone } }: { readonly factor: FactorState }) {
  const { day } = useFormat();
  if (isNeeded) return <Trans>Your agency requires a second factor. Set it up to go on.</Trans>;
  if (requiredFrom)
    return <Trans>Your agency requires a second factor from {day({ instant: requiredFrom, zone })}.</Trans>;
  return <Trans>Your second factor is off. Set it up again to protect your account.</Trans>;
}

/** The page on which a user sets up a second factor right after signing in. */
export function SecondFactorPage() {
  const { t } = useLingui();
  const { data: factor, error } = useQuery({ ...queryOf(state, {}), retry: false });
  if (error)
    return (
      <EntryPage title={t`Second factor`} text={t`Sign in again, please.`}>
        <Link to="/account/signin" search={{}} className="btn primary lg">
          {t`Sign in`}
        </Link>
      </EntryPage>
    );
  if (!factor)
    return (
      <EntryPage title={t`Second factor`}>
        <SkeletonLines lines={4} />
      </EntryPage>
    );
  return (
    <EntryPage title={t`Set up a second factor`} text={<Why factor={factor} />}>
      <SetUp isFresh={factor.isFresh} onDone={goOn} />
      <div className="entry-links">
        {factor.isNeeded ? (
          <button type="button" className="link" onClick={() => void signOut()}>
            {t`Sign out`}
          </button>
        ) : (
          <button type="button" className="link" onClick={goOn}>
            {t`Not now`}
          </button>
        )}
      </div>
    </EntryPage>
  );
}
