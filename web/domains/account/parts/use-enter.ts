import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { setPageUser } from '#web/platform/page-user.ts';
import { takeReturn } from '#web/platform/return-address.ts';
import { openSession } from '#web/platform/session.ts';

/** Opens the product's session after Cognito knows the person, and goes where they wanted to be. */
export function useEnter(): (returnTo?: string, userId?: string) => Promise<void> {
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  return async (returnTo, userId) => {
    setPageUser(undefined);
    const session = await openSession(userId);
    queries.clear();
    if (session.state === 'choose') await navigate({ to: '/externalidentity/chooseuser' });
    else router.history.push(takeReturn(returnTo));
  };
}
