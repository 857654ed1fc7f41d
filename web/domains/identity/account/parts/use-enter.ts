import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { isApiError } from '#web/platform/api-error.ts';
import { pageUser, setPageUser } from '#web/platform/page-user.ts';
import { flushPreferences } from '#web/platform/preference-sync.ts';
import { rememberReturn, takeReturn } from '#web/platform/return-address.ts';
import { openSession, type SignedIn } from '#web/platform/session.ts';

/** Finds the page that tells a refused user why. Returns nothing if that page is this one. */
export const targetOf = (error: unknown): string | undefined => {
  const target = isApiError(error) ? error.errors[0]?.target : undefined;
  return target?.startsWith('/') && !target.startsWith(location.pathname) ? target : undefined;
};

const asksFactor = (session: SignedIn): boolean => session.state === 'signedIn' && session.asksFactor === true;
/** The page of the second factor, which leads on to the page that the user asked for. */
function factorPage(returnTo: string | undefined): string {
  if (returnTo) rememberReturn(returnTo);
  return '/account/secondfactor';
}

/**
 * Opens the product's session after the sign-in at Cognito, and opens the page that the user asked for. A user whose
 * agency asks for a second factor sets it up first. After another
 * user it reloads the page: the selection and the list settings of the other user do not apply.
 */
export function useEnter(): (returnTo?: string, userId?: string) => Promise<void> {
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  return async (returnTo, userId) => {
    const isSwitch = pageUser() !== undefined;
    if (isSwitch) await flushPreferences();
    setPageUser(undefined);
    let session: Awaited<ReturnType<typeof openSession>>;
    try {
      session = await openSession(userId);
    } catch (error) {
      const target = targetOf(error);
      if (!target) throw error;
      return router.history.push(target);
    }
    queries.clear();
    if (asksFactor(session)) return router.history.push(factorPage(returnTo));
    if (session.state === 'choose') await navigate({ to: '/externalidentity/chooseuser' });
    else if (isSwitch) location.assign(takeReturn(returnTo));
    else router.history.push(takeReturn(returnTo));
  };
}
